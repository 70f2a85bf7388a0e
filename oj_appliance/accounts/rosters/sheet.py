"""From records to rows with named fields: the header and its words (contract admin.md §3.1)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from oj_appliance.accounts.rosters.other_rows import is_about_the_list
from oj_appliance.accounts.rosters.types import LeftOutRow, RosterRow, RosterSheet
from oj_appliance.accounts.rules import DEFAULT_GENDER
from oj_appliance.files.tables.types import MOST_COLUMNS

# The order of a list without a header.
FIELDS = (
    "username",
    "password",
    "email",
    "realname",
    "gender",
    "nickname",
    "school",
    "className",
    "number",
)
LONGEST_SAMPLE = 40  # characters
LONGEST_SHOWN = 120
_SAMPLED_ROWS = 20

_HEADER_WORDS = {
    "username": "username user login loginname account 用户名 用户 账号 帐号 账户 登录名 用户账号",
    "password": "password pwd passwd pass 密码 初始密码 登录密码 口令",
    "email": "email mail emailaddress 邮箱 电子邮箱 邮箱地址 电子邮件 邮件",
    "realname": "realname name fullname 姓名 真实姓名 名字 学生姓名",
    "gender": "gender sex 性别",
    "nickname": "nickname nick 昵称",
    "school": "school 学校",
    "className": "class classname 班级 行政班 班 班级名称 所在班级 班别",
    "number": "number studentnumber studentid studentno 学号 学生学号 学籍号 准考证号",
}
# Beside a better word they mean something else: a row's place, mostly.
_VAGUE_WORDS = {"no": "number", "id": "number", "编号": "number", "考号": "number"}
_FIELD_OF_WORD = {word: name for name, words in _HEADER_WORDS.items() for word in words.split()}
_GENDERS = {"male": "male", "0": "male", "男": "male"} | {
    "female": "female",
    "1": "female",
    "女": "female",
}
# A header stands among the first records; titles may be above it.
_HEADER_WITHIN = 10
_FEWEST_HEADER_WORDS = 2
# What stands in brackets explains the word and is none: 性别（男/女）.
_NOT_IN_WORDS = re.compile(r"\(.*?\)|\[.*?\]|【.*?】|[\W_]")

# 张 伟: a name whose characters stand apart, to be as wide as longer ones. 欧阳 修 is written so.
_SPREAD = re.compile(r"[\u3400-\u9fff](?:\s+[\u3400-\u9fff])+")


def read_sheet(
    records: list[list[str]],
    *,
    has_header: bool | None = None,
    columns: Mapping[int, str] | None = None,
) -> RosterSheet:
    """Names the cells. `has_header` None: it is guessed; `columns` None: its words tell the fields.
    It may be without any row."""
    header_at = _find_header(records) if has_header is not False else None
    if header_at is None and has_header:
        header_at = next((at for at, each in enumerate(records) if not _is_blank(each)), None)
    width = min(max((len(record) for record in records), default=0), MOST_COLUMNS)
    header = [] if header_at is None else records[header_at]
    body_at = 0 if header_at is None else header_at + 1
    if header_at is None:
        fields: list[str | None] = [*FIELDS[:width], *[None] * (width - len(FIELDS))]
        names = [""] * len(fields)
    else:
        names = [cell.strip() for cell in header[:MOST_COLUMNS]]
        fields = _columns_of(names)
    samples = _samples(records[body_at : body_at + _SAMPLED_ROWS], len(fields))
    if columns is not None:
        fields = [columns.get(index) for index in range(len(fields))]
    rows, left_out = [], []
    for number, record in enumerate(records[body_at:], start=body_at + 1):
        if _is_blank(record):
            continue
        values = _values(record, fields)
        is_nobody = header_at is not None and bool(values) and not any(_told(values))
        if is_nobody or (not values.get("password") and is_about_the_list(record, header)):
            left_out.append(LeftOutRow(str(number), _shown(record)))
        else:
            rows.append(RosterRow(number, values, str(number)))
    return RosterSheet(
        fields,
        names,
        samples,
        None if header_at is None else header_at + 1,
        rows,
        left_out,
        " ".join(_shown(record) for record in records[: header_at or 0] if not _is_blank(record)),
    )


def _told(values: Mapping[str, str]) -> list[str]:
    """What a row says of a person; everybody has a gender, be it an unknown one."""
    return [text for name, text in values.items() if name != "gender" or text != DEFAULT_GENDER]


def _shown(record: list[str]) -> str:
    return " ".join(cell.strip() for cell in record if cell.strip())[:LONGEST_SHOWN]


def _samples(records: list[list[str]], width: int) -> list[str]:
    """What stands first in each column, so that one knows it without a header."""

    def first(index: int) -> str:
        cells = (record[index].strip() for record in records if index < len(record))
        return next(filter(None, cells), "")[:LONGEST_SAMPLE]

    return [first(index) for index in range(width)]


def row_of(number: int, cells: list[str]) -> RosterRow:
    """One row in the order of FIELDS; cells that are missing are blank."""
    return RosterRow(number, _values(cells, list(FIELDS)))


def _find_header(records: list[list[str]]) -> int | None:
    for place, record in enumerate(records[:_HEADER_WITHIN]):
        known = [name for name in _columns_of(record[:MOST_COLUMNS]) if name]
        if len(known) >= _FEWEST_HEADER_WORDS:
            return place
    return None


def _columns_of(names: list[str]) -> list[str | None]:
    """A field that two columns name is the first one's; a vague word takes what is left."""
    words = [_word(name) for name in names]
    columns: list[str | None] = []
    for word in words:
        found = _FIELD_OF_WORD.get(word)
        columns.append(None if found in columns else found)
    for index, word in enumerate(words):
        if columns[index] is None and _VAGUE_WORDS.get(word) not in (None, *columns):
            columns[index] = _VAGUE_WORDS[word]
    return columns


def _word(name: str) -> str:
    return _NOT_IN_WORDS.sub("", unicodedata.normalize("NFKC", name).lower())


def _is_blank(record: list[str]) -> bool:
    return not any(cell.strip() for cell in record)


def _values(record: list[str], columns: list[str | None]) -> dict[str, str]:
    values = {}
    for place, name in enumerate(columns):
        if name is None:
            continue
        cell = record[place] if place < len(record) else ""
        # Blanks may belong to a password.
        values[name] = cell if name == "password" and cell.strip() else cell.strip()
    if _SPREAD.fullmatch(values.get("realname", "")):
        values["realname"] = "".join(values["realname"].split())
    if "gender" in values:
        values["gender"] = _GENDERS.get(values["gender"].lower(), DEFAULT_GENDER)
    return values
