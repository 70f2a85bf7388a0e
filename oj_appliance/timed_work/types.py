"""What the rooms of timed works hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.groups.holding import HoldingGroup
from oj_appliance.places.participation import Pause, Window
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work.settings.types import ExamSettings


class WorkAuth(IntEnum):
    """Who may begin: everybody, or whoever has entered the password (S3 §3)."""

    PUBLIC = 0
    PRIVATE = 1


class Status(IntEnum):
    """S3 §4. Computed from the clock, never stored."""

    SCHEDULED = -1
    RUNNING = 0
    ENDED = 1


class WorkType(IntEnum):
    """What kind of problems a work holds: the list's type tag (S3 §2.12)."""

    PROGRAMMING = 0
    OBJECTIVE = 1
    MIXED = 2


class ScoreType(StrEnum):
    """Which submission of a problem counts."""

    RECENT = "Recent"
    HIGHEST = "Highest"


class TimedWork(msgspec.Struct, frozen=True, kw_only=True):
    """A stored timed work. `uid` is its creator's, None once that account is gone. With
    `dry_run_of` it is a copy of that work, in which its creator tries it as a student. `pauses` are
    those of everybody, also of whoever has no part in it yet. `group` says who is what in that
    of `group_id`."""

    id: int
    uid: str | None
    author: str
    title: str
    description: str | None
    auth: int
    password: str | None
    group_id: int | None
    start_time: int
    end_time: int
    duration_ms: int
    visible: bool
    score_type: str
    modified_user: str | None
    created_at: int
    updated_at: int
    settings: ExamSettings = ExamSettings()
    dry_run_of: int | None = None
    pauses: tuple[Pause, ...] = ()
    group: HoldingGroup | None = None

    @property
    def place(self) -> Place:
        within = None if self.group_id is None else Place(Kind.GROUP, self.group_id)
        return Place(Kind.TIMED_WORK, self.id, within)

    @property
    def window(self) -> Window:
        is_cut = self.settings.late_start == "cut"
        return Window(self.start_time, self.end_time, self.duration_ms, is_cut)


class TimedWorkProblem(msgspec.Struct, frozen=True):
    """A problem as a work names it; `score` = what it is worth there, `type` and `full_score` (what
    a submission of it can reach) the problem's own. `version` is that of the paper on which it
    stands, None = on every one."""

    id: int
    timed_work_id: int
    problem_id: int
    display_id: str
    display_title: str
    score: int
    seq: int
    type: int
    full_score: int
    created_at: int
    updated_at: int
    version: str | None = None


class WorkFilter(NamedTuple):
    """What a list of works is asked for; None = any. `keyword` is part of a title."""

    status: int | None = None
    keyword: str | None = None


class TimedWorkBegun(NamedTuple):
    """Event, in the write in which somebody's own time begins (`at`, epoch ms): whoever knows more
    of this person's part writes it into the participation."""

    work: TimedWork
    uid: str
    at: int


class TimedWorkChanged(NamedTuple):
    """Event, after the commit: the work, its problems or somebody's part in it is another, or it is
    gone, and so may be submissions in it. With `uid`, only that person's part is."""

    timed_work_id: int
    uid: str | None = None
