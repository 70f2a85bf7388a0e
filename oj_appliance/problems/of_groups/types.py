"""What lists of problems of groups hand on. Times are epoch ms."""

from __future__ import annotations

from enum import IntEnum

import msgspec

from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.problems.types.tags import TagRecord


class Progress(IntEnum):
    """How far a group has come that wants its problem in the bank; it has none before it asks."""

    APPLIED = 1
    ACCEPTED = 2
    REFUSED = 3


class ProblemDecided(msgspec.Struct, frozen=True):
    """Published inside the transaction in which staff decide whether a group's problem comes into
    the bank; `by` is the uid of who decides, `now` epoch ms."""

    display_id: str
    author_uid: str
    is_taken: bool
    by: str
    now: int


class GroupRow(msgspec.Struct, frozen=True):
    """A line of the list for those who look after a group's problems."""

    id: int
    problem_id: str
    title: str
    author: str | None
    author_uid: str | None
    auth: int
    type: int
    is_group: bool
    progress: int | None
    modified_user: str | None
    created_at: int
    updated_at: int


class OfferedProblem(msgspec.Struct, frozen=True):
    """One that its group wants in the bank, for whoever decides; `cases`: how many there are."""

    problem: ProblemRecord
    tags: tuple[TagRecord, ...]
    languages: tuple[str, ...]
    cases: int


class Application(msgspec.Struct, frozen=True):
    """A problem that its group wants in the bank."""

    id: int
    group_id: int
    progress: int
    problem_id: str
    title: str
    author: str | None
    type: int
    judge_mode: str
    updated_at: int
