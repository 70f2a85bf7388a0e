"""What the rooms of messages hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.exam_rooms.audience import Audience


class ExamMessage(msgspec.Struct, frozen=True, kw_only=True):
    """`recipients` are those who had begun when it was sent, or have since; `read` of them have
    read it."""

    id: int
    timed_work_id: int
    room_id: int | None
    room_name: str | None
    uid: str | None
    text: str
    author: str
    withdrawn_at: int | None
    withdrawn_by: str | None
    created_at: int
    recipients: int
    read: int

    @property
    def audience(self) -> Audience:
        return Audience(self.room_id, self.uid)


class Told(NamedTuple):
    """A message as its recipient has it."""

    id: int
    text: str
    created_at: int
    read_at: int | None


class Recipient(NamedTuple):
    uid: str
    username: str
    realname: str | None
    read_at: int | None


class ExamMessageSent(NamedTuple):
    """Event, after the commit: there is something to read, or no longer; with `uid` for that
    person alone."""

    timed_work_id: int
    uid: str | None
