"""Who takes part where, and how long they may go on. Contests, virtual participation, timed work
and exams share this clock; nobody else computes an end.

All moments are epoch ms (UTC) of the server, all lengths ms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from oj_appliance.places.types import Place


@dataclass(frozen=True, slots=True)
class Window:
    """When a place is open; `duration_ms` is what each person has within it, None for all of it."""

    opens_at: int
    closes_at: int
    duration_ms: int | None = None


class Pause(msgspec.Struct, frozen=True):
    """Time that is given back: a room without network, a moved seat. `until` None goes on."""

    since: int
    until: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Participation:
    """One person's in one place. `ended_at` is set when staff end it, `handed_in_at` when the
    person does; time that has run out sets neither. A virtual one runs in a time of its own,
    wherever the place's window lies."""

    place: Place
    uid: str
    is_virtual: bool = False
    registered_at: int | None = None
    started_at: int | None = None
    ended_at: int | None = None
    handed_in_at: int | None = None
    disqualified_at: int | None = None
    extra_ms: int = 0
    pauses: tuple[Pause, ...] = ()
    seat: str | None = None
    paper_version: str | None = None


def remaining(participation: Participation, window: Window, now: int) -> int:
    """How long the person may still work, as things stand. Before the start: what they would have
    if they started now; nothing while the place is not open yet."""
    if _stopped_at(participation, now) is not None:
        return 0
    if not participation.is_virtual and now < window.opens_at:
        return 0
    return max(0, end_of(participation, window, now) - now)


def is_over(participation: Participation, window: Window, now: int) -> bool:
    """Whether the person's time has run out, or somebody has ended it."""
    if _stopped_at(participation, now) is not None:
        return True
    return now >= end_of(participation, window, now)


def end_of(participation: Participation, window: Window, now: int) -> int:
    """When the time runs out, as things stand: the window's end or the person's own, whichever is
    first, and then what they were granted and what pauses give back. A pause counts where it
    meets working time: between the start, the end so far, and the moment at which it was ended."""
    begin = now if participation.started_at is None else participation.started_at
    if not participation.is_virtual:
        begin = max(begin, window.opens_at)
    end = _planned_end(participation, window, begin) + participation.extra_ms
    stopped = _stopped_at(participation, now)
    latest = now if stopped is None else stopped
    for since, until in _joined(participation.pauses, latest):
        counted_from = max(since, begin)
        if counted_from >= end:
            break
        end += max(0, until - counted_from)
    return end


def _planned_end(participation: Participation, window: Window, begin: int) -> int:
    whole = window.closes_at - window.opens_at
    own = begin + (whole if window.duration_ms is None else window.duration_ms)
    return own if participation.is_virtual else min(window.closes_at, own)


def _stopped_at(participation: Participation, now: int) -> int | None:
    """When somebody ended it, if that has come."""
    moments = (participation.ended_at, participation.handed_in_at, participation.disqualified_at)
    return min((each for each in moments if each is not None and each <= now), default=None)


def _joined(pauses: Iterable[Pause], latest: int) -> list[tuple[int, int]]:
    """As stretches in their order that do not meet, none beyond `latest`: the same minutes are
    given back once, whether the room or the seat stood still."""
    found: list[tuple[int, int]] = []
    for pause in sorted(pauses, key=lambda each: each.since):
        until = latest if pause.until is None else min(pause.until, latest)
        if until <= pause.since:
            continue
        if found and pause.since <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], until))
        else:
            found.append((pause.since, until))
    return found
