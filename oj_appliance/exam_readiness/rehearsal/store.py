"""What the last rehearsal of an exam found."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.exam_readiness.rehearsal.model import RehearsalRow as Row
from oj_appliance.exam_readiness.rehearsal.types import Found
from oj_appliance.storage.base import tuples


def last_of(timed_work_id: int) -> Found | None:
    rows = tuples(Row.select(Row.found).where(Row.timed_work_id == timed_work_id))
    return msgspec.json.decode(rows[0][0], type=Found) if rows else None


def put(timed_work_id: int, found: Found, *, now: int) -> None:
    text = msgspec.json.encode(found).decode()
    insert: Any = Row.insert(
        timed_work_id=timed_work_id, found=text, created_at=now, updated_at=now
    )
    changed = {"found": text, "updated_at": now}
    insert.on_conflict(conflict_target=(Row.timed_work_id,), update=changed).execute()
