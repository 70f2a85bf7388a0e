"""Who takes part where, and how long they may go on. Contests, virtual participation, timed work
and exams share this clock; nobody else computes an end.

All moments are epoch ms (UTC) of the server, all lengths ms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from oj_appliance.places.types import Place


class Window(msgspec.Struct, frozen=True):
    """When a place is open; `duration_ms` is what each person has within it, None for all of it.
    `cuts_own_time`: whoever begins late has only what is left of it."""

    opens_at: int
    closes_at: int
    duration_ms: int | None = None
    cuts_own_time: bool = True


class Pause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time that is given back: a room without network, a hand-in that was undone. `until` None goes
    on. `number`: of the exam's pause that it is part of. `is_settled`: it was over when time that
    had run out was granted anew."""

    since: int
    until: int | None = None
    number: int | None = None
    is_settled: bool = False


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
    if is_stopped(participation, now):
        return 0
    if not participation.is_virtual and now < window.opens_at:
        return 0
    return max(0, end_of(participation, window, now) - now)


def is_over(participation: Participation, window: Window, now: int) -> bool:
    """Whether the person's time has run out, or somebody has ended it."""
    return is_stopped(participation, now) or now >= end_of(participation, window, now)


def is_stopped(participation: Participation, now: int) -> bool:
    """Whether somebody has ended it, rather than the clock."""
    return _stopped_at(participation, now) is not None


def end_of(participation: Participation, window: Window, now: int) -> int:
    """When the time runs out, as things stand: the window's end or the person's own, whichever is
    first (their own where the window cuts none), each with what was granted and what pauses give
    back. A pause moves the window's end
    whether the person had begun or not: who could not begin during it has lost nothing. Of the
    person's own time it gives back what lies after their start. It counts where it meets time that
    still runs, and until the moment at which somebody ended it."""
    begin = _begin(participation, window, now)
    stopped = _stopped_at(participation, now)
    pauses = _joined(participation.pauses, now if stopped is None else stopped)
    whole = window.closes_at - window.opens_at
    own = begin + (whole if window.duration_ms is None else window.duration_ms)
    end = _given_back(own + participation.extra_ms, pauses, begin)
    if participation.is_virtual or not window.cuts_own_time:
        return end
    closes_at = window.closes_at + participation.extra_ms
    return min(end, _given_back(closes_at, pauses, window.opens_at))


def closes_at(window: Window, pauses: Iterable[Pause], now: int) -> int:
    """The window's end, as things stand, for whoever these pauses cover and who has not begun."""
    return _given_back(window.closes_at, _joined(pauses, now), window.opens_at)


def used_ms(participation: Participation, window: Window, now: int) -> int:
    """How long the person has worked, without what pauses took."""
    if participation.started_at is None:
        return 0
    begin, stopped = participation.started_at, _stopped_at(participation, now)
    until = min(now if stopped is None else stopped, end_of(participation, window, now))
    paused = sum(
        max(0, min(end, until) - max(since, begin))
        for since, end in _joined(participation.pauses, until)
    )
    return max(0, until - begin - paused)


def paused_since(participation: Participation, now: int) -> int | None:
    """Since when the person's time stands still, if it does."""
    if _stopped_at(participation, now) is not None:
        return None
    joined = _joined(participation.pauses, now + 1)
    stands = bool(joined) and any(each.until is None for each in participation.pauses)
    return joined[-1][0] if stands else None


def paused_between(participation: Participation, since: int, until: int) -> int:
    """How long of this stretch pauses cover."""
    joined = _joined(participation.pauses, until)
    return sum(max(0, end - max(start, since)) for start, end in joined)


def _begin(participation: Participation, window: Window, now: int) -> int:
    begin = now if participation.started_at is None else participation.started_at
    return begin if participation.is_virtual else max(begin, window.opens_at)


def _given_back(end: int, pauses: Iterable[tuple[int, int]], begin: int) -> int:
    """The end, later by each stretch that lies after `begin` and before the end so far."""
    for since, until in pauses:
        counted_from = max(since, begin)
        if counted_from >= end:
            break
        end += max(0, until - counted_from)
    return end


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
