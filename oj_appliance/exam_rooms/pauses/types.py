"""What the rooms of pauses hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.exam_rooms.audience import Audience


class ExamPause(msgspec.Struct, frozen=True, kw_only=True):
    """One stored pause; `until` is None while it goes on. Names are those of the time at which it
    was made: the history stays when a room or an account goes."""

    id: int
    timed_work_id: int
    room_id: int | None
    room_name: str | None
    uid: str | None
    since: int
    until: int | None
    reason: str | None
    author: str
    resumed_by: str | None
    undone_at: int | None
    undone_by: str | None
    created_at: int

    @property
    def audience(self) -> Audience:
        return Audience(self.room_id, self.uid)

    @property
    def is_open(self) -> bool:
        return self.until is None and self.undone_at is None


class PauseOrder(NamedTuple):
    """Begins so many ms before now; with a length it is over already, or goes on no longer than
    until now."""

    audience: Audience
    back_ms: int = 0
    length_ms: int | None = None
    reason: str | None = None


class Outage(NamedTuple):
    """The server was away while the work ran, and nobody has said yet what is to be done."""

    id: int
    timed_work_id: int
    since: int
    until: int
