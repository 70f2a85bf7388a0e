"""Queries on accounts in the wastebasket, the only ones that see them."""

from __future__ import annotations

from oj_appliance.accounts.model import Account, LoginCode
from oj_appliance.accounts.types import DeletedAccount
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

# The index is named: it holds few rows, whatever the statistics say.
_FROM = "FROM account INDEXED BY account_deleted_at WHERE deleted_at IS NOT NULL"
_MATCHES = " AND (username LIKE ?1 ESCAPE '\\' OR realname LIKE ?1 ESCAPE '\\')"
_COLUMNS = (
    "id, username, realname, deleted_by, deleted_at,"
    " coalesce((SELECT role_id FROM account_role WHERE user_id = account.id), 1002)"
)


def set_deleted(uid: str, *, by: str, now: int) -> None:
    LoginCode.delete().where(LoginCode.user == uid).execute()
    Account.update(deleted_at=now, deleted_by=by, updated_at=now).where(Account.id == uid).execute()


def deleted_page(keyword: str, *, offset: int, limit: int) -> tuple[list[DeletedAccount], int]:
    """Newest first, and how many there are; `keyword` is a part of the name or the real name."""
    condition, values = ("", ()) if not keyword else (_MATCHES, (like_part(keyword),))
    sql = (
        f"SELECT {_COLUMNS} {_FROM}{condition}"
        f" ORDER BY deleted_at DESC, id LIMIT {int(limit)} OFFSET {int(offset)}"
    )
    rows = [DeletedAccount(*row) for row in fetch_all(sql, *values)]
    total = fetch_one(f"SELECT count(*) {_FROM}{condition}", *values)
    return rows, int(total[0]) if total else 0


def find_deleted(uid: str) -> DeletedAccount | None:
    row = fetch_one(f"SELECT {_COLUMNS} {_FROM} AND id = ?", uid)
    return DeletedAccount(*row) if row else None


def deleted_before(moment: int) -> list[str]:
    rows = fetch_all(f"SELECT id {_FROM} AND deleted_at < ? ORDER BY deleted_at", moment)
    return [row[0] for row in rows]


def addresses_of(uid: str) -> tuple[str | None, str | None]:
    """E-mail and mobile number, which somebody else may have by now."""
    row = fetch_one("SELECT email, mobile FROM account WHERE id = ?", uid)
    return (row[0], row[1]) if row else (None, None)


def restore(uid: str, *, username: str, email: str | None, mobile: str | None, now: int) -> None:
    Account.update(
        username=username,
        email=email,
        mobile=mobile,
        deleted_at=None,
        deleted_by=None,
        updated_at=now,
    ).where(Account.id == uid).execute()


def remove(uid: str) -> str | None:
    """With all that is its own; the address of its avatar."""
    row = fetch_one("SELECT avatar FROM account WHERE id = ?", uid)
    Account.delete().where(Account.id == uid).execute()
    return row[0] if row else None
