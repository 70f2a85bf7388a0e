"""Queries on groups and on who belongs to them."""

from __future__ import annotations

from typing import Any

from oj_appliance.accounts.model import Account
from oj_appliance.groups.model import GroupMember, StudyGroup
from oj_appliance.groups.types import Group
from oj_appliance.storage.base import fetch_all, fetch_one, tuples

_COLUMNS = (
    *(StudyGroup.id, StudyGroup.avatar, StudyGroup.name, StudyGroup.short_name, StudyGroup.brief),
    *(StudyGroup.description, StudyGroup.user_id, Account.username, StudyGroup.auth),
    *(StudyGroup.visible, StudyGroup.status, StudyGroup.code),
    *(StudyGroup.created_at, StudyGroup.updated_at),
)
_NAMES = Group.__struct_fields__


def groups(*further: Any) -> list[Group]:
    """All, or those of the conditions, by number."""
    query = (
        StudyGroup.select(*_COLUMNS)
        .join(Account, on=(Account.id == StudyGroup.user_id))
        .order_by(StudyGroup.id)
    )
    rows = tuples(query.where(*further) if further else query)
    return [Group(**dict(zip(_NAMES, row, strict=True))) for row in rows]


def group(gid: int) -> Group | None:
    found = groups(StudyGroup.id == gid)
    return found[0] if found else None


def levels() -> list[tuple[int, str, int]]:
    """Group, uid and level of every row."""
    return fetch_all("SELECT group_id, user_id, auth FROM group_member")


def levels_in(gid: int) -> dict[str, int]:
    """By uid."""
    sql = "SELECT user_id, auth FROM group_member WHERE group_id = ?"
    return dict(fetch_all(sql, gid))


def level(gid: int, uid: str) -> int:
    """0 where there is no row."""
    sql = "SELECT auth FROM group_member WHERE group_id = ? AND user_id = ?"
    row = fetch_one(sql, gid, uid)
    return 0 if row is None else int(row[0])


def deleted_accounts() -> list[str]:
    """Those in the wastebasket that belong to some group."""
    rows = fetch_all(
        "SELECT DISTINCT user_id FROM account INDEXED BY account_deleted_at"
        " CROSS JOIN group_member ON user_id = account.id WHERE deleted_at IS NOT NULL"
    )
    return [str(uid) for (uid,) in rows]


def owned_by(uid: str) -> list[Group]:
    return groups(StudyGroup.user_id == uid)


def made_by(uid: str, *, since: int) -> tuple[int, int]:
    """How many groups of theirs were made since (epoch ms), and how many there are."""
    row = fetch_one(
        "SELECT count(*) FILTER (WHERE created_at > ?), count(*) FROM study_group"
        " WHERE user_id = ?",
        *(since, uid),
    )
    return (0, 0) if row is None else (int(row[0]), int(row[1]))


def has_name(name: str, *, but: int | None = None) -> bool:
    """Whether a group other than `but` is called so, in either letter case."""
    sql = "SELECT 1 FROM study_group WHERE lower(name) = lower(?) AND id IS NOT ?"
    return fetch_one(sql, name, but) is not None


def has_short_name(short_name: str, *, but: int | None = None) -> bool:
    sql = "SELECT 1 FROM study_group WHERE lower(short_name) = lower(?) AND id IS NOT ?"
    return fetch_one(sql, short_name, but) is not None


def insert_group(group: Group) -> int:
    """Its number; the one that is given does not count."""
    return int(
        StudyGroup.insert(
            avatar=group.avatar,
            user_id=group.uid,
            created_at=group.created_at,
            **_written(group),
        ).execute()
    )


def update_group(group: Group) -> None:
    StudyGroup.update(**_written(group)).where(StudyGroup.id == group.id).execute()


def set_avatar(gid: int, link: str, *, now: int) -> None:
    StudyGroup.update(avatar=link, updated_at=now).where(StudyGroup.id == gid).execute()


def _written(group: Group) -> dict[str, object]:
    """What its setting may change."""
    return {
        "name": group.name,
        "short_name": group.short_name,
        "brief": group.brief,
        "description": group.description,
        "auth": group.auth,
        "visible": group.visible,
        "code": group.code,
        "updated_at": group.updated_at,
    }


def delete_group(gid: int) -> None:
    """Its members go with it."""
    StudyGroup.delete().where(StudyGroup.id == gid).execute()


def put_member(gid: int, uid: str, level: int, *, reason: str | None = None, now: int) -> None:
    """A new row, or another level of the one there is; who applies once more counts from now."""
    fetch_all(
        "INSERT INTO group_member (group_id, user_id, auth, reason, created_at, updated_at)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT (group_id, user_id) DO UPDATE SET"
        " auth = ?3, reason = ?4, created_at = ?5, updated_at = ?5",
        *(gid, uid, level, reason, now),
    )


def set_level(gid: int, uid: str, level: int, *, now: int) -> None:
    GroupMember.update(auth=level, updated_at=now).where(
        GroupMember.group_id == gid, GroupMember.user_id == uid
    ).execute()


def delete_member(gid: int, uid: str) -> None:
    GroupMember.delete().where(GroupMember.group_id == gid, GroupMember.user_id == uid).execute()
