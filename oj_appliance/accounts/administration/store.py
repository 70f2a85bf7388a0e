"""Queries of the administrator's list of users, and what is changed from it."""

from __future__ import annotations

from oj_appliance.accounts.administration.types import SchoolClass, UserFilter, UserState
from oj_appliance.accounts.model import Account, AccountRole
from oj_appliance.accounts.types import UserEdit, UserListRow
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

SEARCHED = ("username", "email", "realname", "nickname", "school", "number", "class_name")
_MATCHES = " OR ".join(f"{column} LIKE ? ESCAPE '\\'" for column in SEARCHED)
# The newest session of an account is never forgotten (storage/upkeep.py).
_STATES = {
    UserState.NEVER_LOGGED_IN: "NOT EXISTS (SELECT 1 FROM session WHERE user_id = account.id)",
    UserState.MUST_CHANGE: "must_change_password",
    UserState.DISABLED: "account.status <> 0",
}
_STAFF = "role_id IN (1000, 1001, 1008)"
_FROM = "FROM account JOIN account_role ON account_role.user_id = account.id"
_COLUMNS = (
    "account.id, username, nickname, realname, email, mobile, number, class_name, school, course,"
    " gender, signature, github, blog, cf_username, avatar, title_name, title_color,"
    " account.status, must_change_password, account.created_at, account.updated_at,"
    " role.id, role.role, role.description, role.status"
)


def user_page(wanted: UserFilter, *, offset: int, limit: int) -> list[UserListRow]:
    """Newest account first, those of one class list in its order."""
    condition, values = _condition(wanted)
    sql = (
        f"SELECT {_COLUMNS} {_FROM} JOIN role ON role.id = role_id WHERE {condition}"
        " ORDER BY account.created_at DESC, account.rowid LIMIT ? OFFSET ?"
    )
    return [UserListRow(*row) for row in fetch_all(sql, *values, limit, offset)]


def count_users(wanted: UserFilter) -> int:
    condition, values = _condition(wanted)
    row = fetch_one(f"SELECT count(*) {_FROM} WHERE {condition}", *values)
    return int(row[0]) if row else 0


def school_classes() -> list[SchoolClass]:
    """By name; only those that somebody is in."""
    rows = fetch_all(
        "SELECT class_name, count(*) FROM account WHERE deleted_at IS NULL AND class_name <> ''"
        " GROUP BY class_name ORDER BY class_name"
    )
    return [SchoolClass(*row) for row in rows]


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


def _condition(wanted: UserFilter) -> tuple[str, tuple[object, ...]]:
    """As SQL, and what its marks stand for."""
    parts = ["deleted_at IS NULL"]
    values: list[object] = []
    if wanted.keyword:
        parts.append(f"({_MATCHES})")
        values += [like_part(wanted.keyword)] * len(SEARCHED)
    if wanted.only_staff:
        parts.append(_STAFF)
    if wanted.class_name:
        parts.append("class_name = ?")
        values.append(wanted.class_name)
    if wanted.role_id is not None:
        parts.append("role_id = ?")
        values.append(wanted.role_id)
    if wanted.state is not UserState.ANY:
        parts.append(_STATES[wanted.state])
    return " AND ".join(parts), tuple(values)
