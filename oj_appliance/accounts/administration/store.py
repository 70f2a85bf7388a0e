"""Queries of the administrator's list of users, and what is changed from it."""

from __future__ import annotations

from oj_appliance.accounts.model import Account, AccountRole
from oj_appliance.accounts.types import UserEdit, UserListRow
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

SEARCHED = ("username", "email", "realname", "nickname", "school", "number", "class_name")
_MATCHES = " OR ".join(f"{column} LIKE ? ESCAPE '\\'" for column in SEARCHED)
_STAFF = "role_id IN (1000, 1001, 1008)"
_FROM = "FROM account JOIN account_role ON account_role.user_id = account.id"
_COLUMNS = (
    "account.id, username, nickname, realname, email, mobile, number, class_name, school, course,"
    " gender, signature, github, blog, cf_username, avatar, title_name, title_color,"
    " account.status, must_change_password, account.created_at, account.updated_at,"
    " role.id, role.role, role.description, role.status"
)


def user_page(keyword: str, *, only_staff: bool, offset: int, limit: int) -> list[UserListRow]:
    """Newest account first, those of one class list in its order; `keyword` is a part of one of
    SEARCHED."""
    sql = (
        f"SELECT {_COLUMNS} {_FROM} JOIN role ON role.id = role_id"
        f" WHERE {_condition(keyword, only_staff)}"
        " ORDER BY account.created_at DESC, account.rowid LIMIT ? OFFSET ?"
    )
    return [UserListRow(*row) for row in fetch_all(sql, *_patterns(keyword), limit, offset)]


def count_users(keyword: str, *, only_staff: bool) -> int:
    sql = f"SELECT count(*) {_FROM} WHERE {_condition(keyword, only_staff)}"
    row = fetch_one(sql, *_patterns(keyword))
    return int(row[0]) if row else 0


def update_account(edit: UserEdit, values: dict[str, str | None], *, now: int) -> None:
    """`values` by column."""
    changed: dict[str, object] = {**values, "updated_at": now}
    if edit.status is not None:
        changed["status"] = edit.status
    if edit.must_change_password is not None:
        changed["must_change_password"] = edit.must_change_password
    Account.update(**changed).where(Account.id == edit.uid).execute()
    if edit.role_id is not None:
        AccountRole.update(role=edit.role_id, updated_at=now).where(
            AccountRole.user == edit.uid, AccountRole.role != edit.role_id
        ).execute()


def _condition(keyword: str, only_staff: bool) -> str:
    parts = ["deleted_at IS NULL"]
    if keyword:
        parts.append(f"({_MATCHES})")
    if only_staff:
        parts.append(_STAFF)
    return " AND ".join(parts)


def _patterns(keyword: str) -> tuple[str, ...]:
    if not keyword:
        return ()
    return (like_part(keyword),) * len(SEARCHED)
