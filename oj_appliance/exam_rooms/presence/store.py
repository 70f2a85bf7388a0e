"""What outlives a restart of who was there."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.exam_rooms.model import ExamPresenceRow as Row
from oj_appliance.exam_rooms.presence.types import LastKnown
from oj_appliance.storage.base import tuples


def all_known() -> list[LastKnown]:
    query = Row.select(Row.user_id, Row.address, Row.seen_at, Row.clock_off_ms)
    return [LastKnown(*row) for row in tuples(query)]


def put(found: Iterable[LastKnown], *, now: int) -> None:
    """In place of what was known of these persons."""
    for each in found:
        changed = {
            "address": each.address,
            "seen_at": each.seen_at,
            "clock_off_ms": each.clock_off_ms,
            "updated_at": now,
        }
        insert = Row.insert(user_id=each.uid, created_at=now, **changed)
        insert.on_conflict(conflict_target=(Row.user_id,), update=changed).execute()


def forget_older_than(moment: int) -> None:
    Row.delete().where(Row.seen_at < moment).execute()
