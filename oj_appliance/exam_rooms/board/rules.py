"""What state somebody is in (contract timedwork.md §10.1). Pure; moments are epoch ms."""

from __future__ import annotations

from oj_appliance.exam_rooms.board.types import State
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.rules import effective_status, has_started
from oj_appliance.timed_work.types import Status, TimedWork

IDLE_MS = 5 * 60_000


def state_of(
    work: TimedWork,
    record: Participation | None,
    *,
    is_there: bool,
    active_at: int | None,
    now: int,
) -> State:
    """`active_at` is when something of theirs was saved or sent last."""
    if record is None or not has_started(record):
        return State.WAITING if is_there else State.AWAY
    if effective_status(work, record, now) is Status.ENDED:
        return _ended(record)
    if not is_there:
        return State.DISCONNECTED
    latest = max(record.started_at or 0, active_at or 0)
    return State.IDLE if now - latest >= IDLE_MS else State.WORKING


def _ended(record: Participation) -> State:
    if record.handed_in_at is not None:
        return State.HANDED_IN
    return State.OVER if record.ended_at is None else State.CLOSED


def is_paused(record: Participation | None) -> bool:
    return record is not None and any(each.until is None for each in record.pauses)


def seconds_left(waiting: int, judged: int, *, window_s: int) -> int | None:
    """Until so many are judged, at the pace of the last seconds."""
    if not waiting:
        return 0
    return None if not judged else -(-waiting * window_s // judged)
