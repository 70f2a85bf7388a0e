"""Tables of accounts that leave the house: what their columns are called. A class list with these
words is understood when it comes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from oj_appliance.accounts.types import Credential, UserListRow
from oj_appliance.errors import Language, Phrase
from oj_appliance.files.spreadsheets import Cell

HEADER = {
    "username": Phrase("用户名", "Username"),
    "password": Phrase("密码", "Password"),
    "email": Phrase("邮箱", "Email"),
    "realname": Phrase("姓名", "Real name"),
    "gender": Phrase("性别", "Gender"),
    "nickname": Phrase("昵称", "Nickname"),
    "school": Phrase("学校", "School"),
    "className": Phrase("班级", "Class"),
    "number": Phrase("学号", "Student number"),
}
# No word of a class list: a code is not read back as a password.
CODE = Phrase("登录码", "Login code")
WIDTHS = {"email": 28, "realname": 16, "school": 24}
USUAL_WIDTH = 16  # characters
GENDERS = {"male": Phrase("男", "male"), "female": Phrase("女", "female")}
LISTED = ("className", "number", "realname", "username", "gender", "email", "nickname", "school")
ACCOUNTS = Phrase("账号", "Accounts")


class AccountTable(msgspec.Struct, frozen=True):
    """`widths` of the columns in characters."""

    sheet: str
    header: list[str]
    rows: Iterable[Sequence[Cell]]
    widths: list[int]


def header_of(fields: Sequence[str], language: Language) -> list[str]:
    return [HEADER[field].text(language) for field in fields]


def credential_table(credentials: list[Credential], language: Language) -> AccountTable:
    """Name and password, or one-time code; for people of a class list who they are, too (contract
    file.md §4)."""
    fields = ["username", "password"]
    of_field = {"realname": "realname", "className": "class_name", "number": "number"}
    fields += [
        field
        for field, attribute in of_field.items()
        if any(getattr(each, attribute) for each in credentials)
    ]
    rows = [[getattr(each, of_field.get(field, field)) for field in fields] for each in credentials]
    table = _table(fields, rows, language)
    if any(each.code_expires_at for each in credentials):
        table.header[fields.index("password")] = CODE.text(language)
    return table


def user_table(users: list[UserListRow], language: Language) -> AccountTable:
    """As a class list without passwords: changed and read again, it updates these accounts."""

    def cells(user: UserListRow) -> list[Cell]:
        gender = GENDERS.get(user.gender)
        return [
            user.class_name,
            user.number,
            user.realname,
            user.username,
            gender.text(language) if gender else None,
            user.email,
            user.nickname,
            user.school,
        ]

    return _table(LISTED, (cells(user) for user in users), language)


def _table(
    fields: Sequence[str], rows: Iterable[Sequence[Cell]], language: Language
) -> AccountTable:
    widths = [WIDTHS.get(field, USUAL_WIDTH) for field in fields]
    return AccountTable(ACCOUNTS.text(language), header_of(fields, language), rows, widths)
