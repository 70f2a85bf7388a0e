"""From records to rows with named fields: the header and its words (contract admin.md §3.1)."""

from __future__ import annotations

import re
import unicodedata

from oj_appliance.accounts.roster_types import RosterRow, RosterSheet
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
_NOT_IN_WORDS = re.compile(r"[\W_]+|\(.*\)")


def read_sheet(records: list[list[str]]) -> RosterSheet:
    """Guesses the header and names the cells. Raises ApiError roster.bad_file without any row."""
    header_at = _find_header(records)
    if header_at is None:
        width = max((len(record) for record in records), default=0)
        columns: list[str | None] = list(FIELDS[:width])
        names = [""] * len(columns)
        body_at = 0
    else:
        names = [cell.strip() for cell in records[header_at][:MOST_COLUMNS]]
        columns = _columns_of(names)
        body_at = header_at + 1
    rows = [
        RosterRow(number, _values(record, columns))
        for number, record in enumerate(records[body_at:], start=body_at + 1)
        if not _is_blank(record)
    ]
    if not rows:
        raise ApiError("roster.bad_file", reason=NO_ROWS)
    return RosterSheet(columns, names, None if header_at is None else header_at + 1, rows)


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
