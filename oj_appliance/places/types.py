"""What a place is, and what its policy is told and answers."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Protocol

import msgspec


class Kind(IntEnum):
    """Numbers of the column `place_kind`."""

    PRACTICE = 0
    CONTEST = 1
    TIMED_WORK = 2
    TRAINING = 3
    GROUP = 4
    VIRTUAL = 5  # in a contest that has ended, on a clock of one's own; its number is the contest's


# What is held in them is a contest; its results may be kept back.
IN_CONTESTS = (Kind.CONTEST, Kind.VIRTUAL)


class Place(msgspec.Struct, frozen=True):
    """One place; `within` is the group that a contest, a training or a timed work lies in. Practice
    has the number 0."""

    kind: Kind
    id: int = 0
    within: Place | None = None

    @property
    def group_id(self) -> int | None:
        """The group that it is or lies in: the wire's gid."""
        if self.kind is Kind.GROUP:
            return self.id
        return None if self.within is None else self.within.id


PRACTICE = Place(Kind.PRACTICE)


class ListedProblem(msgspec.Struct, frozen=True):
    """A problem as its place names it. `number` is the place's own for it; 0 = it gives none."""

    pid: int
    display_id: str
    title: str
    number: int = 0


class OwnMarks(msgspec.Struct, frozen=True):
    """What a person's mark beside a problem is made of: their accepted submission, otherwise the
    newest; `takes_newest`: always the newest. Those from `until` (epoch ms) on do not count."""

    takes_newest: bool = False
    until: int | None = None


class Auth(IntEnum):
    """Where a problem may be met: in the bank, by its author alone, in contests."""

    PUBLIC = 1
    PRIVATE = 2
    CONTEST = 3


class Placed(Protocol):
    """What a policy must know of a problem."""

    @property
    def id(self) -> int: ...
    @property
    def auth(self) -> int: ...
    @property
    def author_uid(self) -> str | None: ...
    @property
    def is_group(self) -> bool:
        """Met in its group alone; one that a group has made public is in the bank as well."""
        ...

    @property
    def group_id(self) -> int | None: ...


class Shown(IntFlag):
    """What a viewer may know of a submission."""

    ROW = 1  # that it exists
    STATUS = 2
    SCORE = 4
    CODE = 8
    TIMES = 16  # time, memory and length
    CASES = 32
    NOTHING = 0
    ALL = 63


class Arrival(msgspec.Struct, frozen=True):
    """What is told of a submission that came when its sender's time was over: by how much (ms),
    and whether it counts; or that was made of their draft then, or
    sent when the place was over for everybody, which never counts."""

    late_ms: int
    counts: bool
    is_taken: bool = False
    is_after: bool = False


class PlacedRow(Protocol):
    """What a policy must know of a submission. `submit_time` is epoch ms (UTC)."""

    @property
    def place(self) -> Place: ...
    @property
    def uid(self) -> str: ...
    @property
    def submit_time(self) -> int: ...
    @property
    def is_trial(self) -> bool:
        """Made while the problem was out of sight (places/trials.py)."""
        ...

    @property
    def is_shared(self) -> bool:
        """By its owner, of a problem whose code may be shared."""
        ...


class Sql(msgspec.Struct, frozen=True):
    """A condition on the table `submission`, with the values of its marks."""

    text: str
    values: tuple[str | int, ...] = ()

    @property
    def is_always_true(self) -> bool:
        return self.text == ALWAYS.text


ALWAYS = Sql("1")
NEVER = Sql("0")
# `problem` is the table, so that this stands in any query on submissions.
IS_SHARED = Sql(
    "submission.share AND EXISTS (SELECT 1 FROM problem WHERE problem.id = submission.problem_id"
    " AND problem.deleted_at IS NULL AND problem.code_share)"
)


class ShownWhen(msgspec.Struct, frozen=True):
    """`shown` is the answer for rows that fit; of several the first that fits counts."""

    shown: Shown
    when: Sql = ALWAYS
