"""Queries on the rows of a group's people. Accounts in the wastebasket are nowhere."""

from __future__ import annotations

from oj_appliance.groups.members.types import MemberFilter, MemberRecord
from oj_appliance.groups.types import Level
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

_COLUMNS = (
    "group_member.id, group_id, user_id, username, nickname, avatar, title_name, title_color,"
    " auth, reason, group_member.created_at, group_member.updated_at"
)
_ROWS = (
    "FROM group_member JOIN account ON account.id = user_id"
    " WHERE group_id = ? AND deleted_at IS NULL"
)
_NEWEST = "group_member.created_at DESC, group_member.id DESC"


def members(
    gid: int, wanted: MemberFilter, *, limit: int, offset: int
) -> tuple[list[MemberRecord], int]:
    """Those of levels 3 to 5, the newest first, and how many there are."""
    return _page(gid, wanted, f" AND auth >= {int(Level.MEMBER)}", _NEWEST, limit, offset)


def applications(
    gid: int, wanted: MemberFilter, *, limit: int, offset: int
) -> tuple[list[MemberRecord], int]:
    """Everybody who has a row: who applies first, then who was refused, then the members."""
    order = f"min(auth, {int(Level.MEMBER)}), {_NEWEST}"
    return _page(gid, wanted, "", order, limit, offset)


def _page(
    gid: int, wanted: MemberFilter, among: str, order: str, limit: int, offset: int
) -> tuple[list[MemberRecord], int]:
    conditions, values = _ROWS + among, [gid]
    named: list[object] = [*values]
    if wanted.level is not None:
        conditions += " AND auth = ?"
        named.append(wanted.level)
    if wanted.keyword is not None:
        conditions += " AND username LIKE ? ESCAPE '\\'"
        named.append(like_part(wanted.keyword))
    rows = fetch_all(
        f"SELECT {_COLUMNS} {conditions} ORDER BY {order} LIMIT ? OFFSET ?",
        *(*named, limit, offset),
    )
    total = fetch_one(f"SELECT count(*) {conditions}", *named)
    return [MemberRecord(*row) for row in rows], int(total[0]) if total else 0


def name_of(uid: str) -> str | None:
    """The user name; None for nobody."""
    row = fetch_one("SELECT username FROM account WHERE id = ?", uid)
    return None if row is None else str(row[0])
