"""From records to rows with named fields: the header and its words (contract admin.md §3.1)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from oj_appliance.accounts.rosters.types import RosterRow, RosterSheet
from oj_appliance.errors import ApiError, Phrase

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
MOST_COLUMNS = 100
LONGEST_SAMPLE = 40  # characters
_SAMPLED_ROWS = 20
NO_ROWS = Phrase("没有数据行", "it has no rows")

_HEADER_WORDS = {
    "username": "username user login loginname account 用户名 用户 账号 帐号 账户 登录名 用户账号",
    "password": "password pwd passwd pass 密码 初始密码 登录密码 口令",
    "email": "email mail emailaddress 邮箱 电子邮箱 邮箱地址 电子邮件 邮件",
    "realname": "realname name fullname 姓名 真实姓名 名字 学生姓名",
    "gender": "gender sex 性别",
    "nickname": "nickname nick 昵称",
    "school": "school 学校",
    "className": "class classname 班级 行政班 班",
    "number": "number studentnumber studentid studentno no id 学号 编号 学籍号",
}
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


def read_sheet(
    records: list[list[str]],
    *,
    has_header: bool | None = None,
    columns: Mapping[int, str] | None = None,
) -> RosterSheet:
    """Names the cells. `has_header` None: it is guessed; `columns` None: its words tell the fields.
    Raises ApiError roster.bad_file without any row."""
    header_at = _find_header(records) if has_header is not False else None
    if header_at is None and has_header:
        header_at = next((at for at, each in enumerate(records) if not _is_blank(each)), None)
    width = min(max((len(record) for record in records), default=0), MOST_COLUMNS)
    if header_at is None:
        fields: list[str | None] = [*FIELDS[:width], *[None] * (width - len(FIELDS))]
        names = [""] * len(fields)
    else:
        names = [cell.strip() for cell in records[header_at][:MOST_COLUMNS]]
        fields = _columns_of(names)
    if columns is not None:
        fields = [columns.get(index) for index in range(len(fields))]
    body_at = 0 if header_at is None else header_at + 1
    rows = [
        RosterRow(number, _values(record, fields))
        for number, record in enumerate(records[body_at:], start=body_at + 1)
        if not _is_blank(record)
    ]
    if not rows:
        raise ApiError("roster.bad_file", reason=NO_ROWS)
    samples = _samples(records[body_at : body_at + _SAMPLED_ROWS], len(fields))
    return RosterSheet(fields, names, samples, None if header_at is None else header_at + 1, rows)


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
    """A field that two columns name is the first one's."""
    columns: list[str | None] = []
    for name in names:
        found = _FIELD_OF_WORD.get(_word(name))
        columns.append(None if found in columns else found)
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
    if "gender" in values:
        values["gender"] = _GENDERS.get(values["gender"].lower(), "secrecy")
    return values
