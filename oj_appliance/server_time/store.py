"""The one row: the last sign of life."""

from __future__ import annotations

from typing import Any

from oj_appliance.server_time.model import ServerTimeRow as Row
from oj_appliance.server_time.types import Seen
from oj_appliance.storage.base import tuples

ONLY = 1


def last_seen() -> Seen | None:
    """None of a folder in which no server has lived yet."""
    rows = tuples(Row.select(Row.seen_at, Row.behind_ms, Row.is_decided))
    return Seen(*rows[0]) if rows else None


def put_seen(seen: Seen) -> None:
    values = {"seen_at": seen.at, "behind_ms": seen.behind_ms, "is_decided": seen.is_decided}
    insert: Any = Row.insert(id=ONLY, **values)
    insert.on_conflict(conflict_target=(Row.id,), update=values).execute()
