"""What the rooms of an exam's door hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork


class Sitting(msgspec.Struct, frozen=True):
    """An exam that somebody is in the middle of."""

    work: TimedWork
    record: Participation
    settings: ExamSettings


class PlaceEventKind(StrEnum):
    """BOUND: the first computer of theirs. RENEWED: another session took the place of one that had
    ended, or that is heard of no more at the same address. REFUSED, TAKEN_OVER: a second computer,
    by the work's rule. MOVED: staff sent them to another one."""

    BOUND = "bound"
    RENEWED = "renewed"
    REFUSED = "refused"
    TAKEN_OVER = "taken_over"
    MOVED = "moved"


class BoundPlace(NamedTuple):
    """Where a participant works: the session and what is known of its computer."""

    session_id: int
    address: str
    agent: str
    bound_at: int


class PlaceEvent(NamedTuple):
    """Something that happened to somebody's place; `from_…` name the place before, `staff_name` who
    moved them."""

    uid: str
    kind: PlaceEventKind
    session_id: int | None
    address: str
    agent: str
    from_session_id: int | None
    from_address: str | None
    staff_name: str | None
    happened_at: int


class ExamPlaceConflict(NamedTuple):
    """Event, after the commit: one participant is at work at two computers."""

    timed_work_id: int
    uid: str


class ExamPlaceBound(NamedTuple):
    """Event, after the commit: from here the participant works now; no address while staff moves
    them to another computer."""

    timed_work_id: int
    uid: str
    address: str | None
