"""What staff do to somebody's time (contract timedwork.md §8). Pure; moments are epoch ms. Ends are
computed by the shared clock alone: here a record is given other marks, never an end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from msgspec.structs import replace as replace_pause

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.participation import (
    Participation,
    Pause,
    Window,
    end_of,
    is_over,
)

LONGEST_EXTENSION_S = 7 * 24 * 3600
LONGEST_REASON = 200
LONGEST_VERSION = 20
MS = 1000


class Action(StrEnum):
    REOPEN = "reopen"
    CLOSE = "close"
    EXTEND = "extend"
    VERSION = "version"


def changed(
    record: Participation,
    window: Window,
    action: str,
    *,
    seconds: int | None = None,
    version: str | None = None,
    now: int,
) -> Participation:
    """Raises http.bad_param, timedwork.still_running, timedwork.time_over."""
    if action == Action.REOPEN:
        return reopened(record, now)
    if action == Action.CLOSE:
        return closed(record, window, now)
    if action == Action.EXTEND:
        return extended(record, window, seconds=seconds, now=now)
    if action == Action.VERSION:
        return with_version(record, version)
    raise BadRequestError("http.bad_param", name="action")


def with_version(record: Participation, version: str | None) -> Participation:
    """On another paper, or on none of several. Raises http.bad_param."""
    version = (version or "").strip() or None
    if len(version or "") > LONGEST_VERSION:
        raise BadRequestError("http.bad_param", name="version")
    return replace(record, paper_version=version)


def reopened(record: Participation, now: int) -> Participation:
    """The time that was left when it was handed in, or closed, runs on from now. Raises
    timedwork.still_running where nobody ended it: time that ran out is extended."""
    stopped = stopped_at(record)
    if stopped is None:
        raise ApiError("timedwork.still_running", field="action")
    pause = Pause(stopped, now)
    return replace(record, handed_in_at=None, ended_at=None, pauses=(*record.pauses, pause))


def closed(record: Participation, window: Window, now: int) -> Participation:
    """Raises timedwork.time_over."""
    if is_over(record, window, now):
        raise ApiError("timedwork.time_over", field="action")
    return replace(record, ended_at=now)


def extended(
    record: Participation, window: Window, *, seconds: int | None, now: int
) -> Participation:
    """More of one's own time, also beyond the work's end. Where it has run out they have all of it
    from now; what was handed in stays so until it is reopened. Whoever has not begun has it when
    they do. Raises http.bad_param."""
    if seconds is None or not 1 <= seconds <= LONGEST_EXTENSION_S:
        raise BadRequestError("http.bad_param", name="seconds")
    missed = 0
    if record.started_at is not None and stopped_at(record) is None:
        end = end_of(record, window, now)
        if now > end:
            missed = now - end
            record = replace(record, pauses=tuple(_settled(record.pauses, end, now)))
    whole = seconds + -(-missed // MS)
    return replace(record, extra_ms=record.extra_ms + whole * MS)


def _settled(pauses: Iterable[Pause], end: int, now: int) -> Iterator[Pause]:
    """Those that gave time back are part of what is granted now. Of those after the end, which gave
    nothing back, only what is still to come ever does."""
    for each in pauses:
        if each.since < end:
            yield replace_pause(each, is_settled=True)
        elif each.until is None:
            yield replace_pause(each, since=now)


def stopped_at(record: Participation) -> int | None:
    """When it was handed in or closed, whichever was first."""
    moments = (record.handed_in_at, record.ended_at)
    return min((each for each in moments if each is not None), default=None)
