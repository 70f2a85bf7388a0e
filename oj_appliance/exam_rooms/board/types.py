"""What the board tells. Moments are epoch ms of the server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from oj_appliance.exam_rooms.types import Room, Seat, SeatedPerson
from oj_appliance.timed_work.types import TimedWork


class State(StrEnum):
    """AWAY and WAITING have not begun, and are not or are there; of CLOSED staff ended the time, of
    OVER it ran out."""

    AWAY = "away"
    WAITING = "waiting"
    WORKING = "working"
    IDLE = "idle"
    DISCONNECTED = "disconnected"
    HANDED_IN = "handed_in"
    CLOSED = "closed"
    OVER = "over"


class Alarm(StrEnum):
    """What somebody should look at, whatever the state."""

    TWO_PLACES = "two_places"
    OTHER_COMPUTER = "other_computer"
    WRONG_CLOCK = "wrong_clock"
    ORDINARY_BROWSER = "ordinary_browser"


class Sent(msgspec.Struct, frozen=True):
    """Of one person's submissions: when the newest came, how many came and still wait."""

    last_at: int
    received: int
    waiting: int


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """`since` when the state is idle or disconnected; `ends_at` when the time runs out as things
    stand."""

    person: SeatedPerson
    seat: Seat | None
    state: State
    alarms: tuple[Alarm, ...]
    is_paused: bool
    since: int | None
    started_at: int | None
    ends_at: int | None
    ended_at: int | None
    extra_ms: int
    seen_at: int | None
    saved_at: int | None
    submitted_at: int | None
    address: str | None
    clock_off_ms: int | None
    refused_pastes: int


@dataclass(frozen=True, slots=True)
class Judging:
    """`seconds` until what waits is judged, at the last minute's pace; None while nothing is."""

    received: int
    waiting: int
    seconds: int | None


class Board(msgspec.Struct, frozen=True):
    work: TimedWork
    rooms: tuple[tuple[Room, tuple[Seat, ...]], ...]
    people: tuple[PersonRow, ...]
    judging: Judging
    now: int

    def told(self) -> object:
        """What a second look need not be the same as the first in: without what moves each
        second."""
        rows = tuple(
            (
                it.person,
                it.seat,
                it.state,
                it.alarms,
                it.is_paused,
                it.ends_at,
                it.submitted_at,
                it.refused_pastes,
            )
            for it in self.people
        )
        return self.rooms, rows, self.judging.received, self.judging.waiting
