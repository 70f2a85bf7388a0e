"""What stays behind when a group is copied."""

from __future__ import annotations

from oj_appliance.storage.base import fetch_one

# Each with the mark of the group.
_MEMBERS = "SELECT count(*) FROM group_member WHERE group_id = ? AND auth >= 3"
_ANNOUNCEMENTS = "SELECT count(*) FROM announcement WHERE group_id = ?"
_CONTESTS = "SELECT count(*) FROM contest WHERE group_id = ?"
_TIMED_WORKS = "SELECT count(*) FROM timed_work WHERE group_id = ? AND dry_run_of IS NULL"


def left_behind(gid: int) -> tuple[int, int, int, int]:
    """Members, announcements, contests and timed works of the group."""
    members, announcements, contests, timed_works = (
        _count(sql, gid) for sql in (_MEMBERS, _ANNOUNCEMENTS, _CONTESTS, _TIMED_WORKS)
    )
    return members, announcements, contests, timed_works


def _count(sql: str, gid: int) -> int:
    row = fetch_one(sql, gid)
    return int(row[0]) if row else 0
