"""What a board is computed from, and what is computed (contract scoreboard.md)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import msgspec

from oj_appliance.contests.types import Award, AwardType, ShownName


# No collector walks them: a board holds a hundred thousand, and they lead nowhere.
class Record(msgspec.Struct, frozen=True, gc=False, order=True):
    """One submission as boards count it; in order by second and number. `second` is whole seconds
    from the contest's start, `run_time` ms; `result` None while there is no verdict; `is_late` from
    the contest's end on."""

    second: int
    id: int
    result: int | None
    score: int | None
    run_time: int | None
    is_late: bool


class Scoring(IntEnum):
    """Which submissions of a problem make its cell."""

    ACM = 0
    OI_RECENT = 1
    OI_HIGHEST = 2


class Measure(msgspec.Struct, frozen=True):
    """All that boards ask of a contest's settings. `start` and `end` in epoch ms (UTC);
    `seal_second` is whole seconds from start to seal, None without one; `problems` by number."""

    scoring: Scoring
    start: int
    end: int
    seal_second: int | None
    problems: frozenset[int]


class View(NamedTuple):
    """Which of a contest's boards. A sealed one never shows what came after the end."""

    is_sealed: bool = False
    with_late: bool = False


REAL, REAL_WITH_LATE, SEALED = View(), View(with_late=True), View(is_sealed=True)


def view_of(*, is_sealed: bool, with_late: bool) -> View:
    return SEALED if is_sealed else View(with_late=with_late)


class AcmCell(msgspec.Struct, frozen=True, gc=False):
    """One person's of one problem. `first` is second and number of its first record, `records` are
    all that count for the total, `errors` the failures before the first solution, `tries` what the
    seal covers; `solved_at` in seconds."""

    first: tuple[int, int]
    records: int
    errors: int
    tries: int
    solved_at: int | None
    is_late: bool

    @property
    def points(self) -> int:
        return 0 if self.solved_at is None else 1

    @property
    def time(self) -> int:
        """Seconds, with 20 minutes for each failure; nothing for what was never solved."""
        return 0 if self.solved_at is None else self.solved_at + PENALTY_S * self.errors


PENALTY_S = 1200


class OiCell(msgspec.Struct, frozen=True, gc=False):
    """`score` None where the chosen record has none; `best_time` in ms, of chosen records with full
    score."""

    first: tuple[int, int]
    records: int
    score: int | None
    best_time: int | None

    @property
    def points(self) -> int:
        return self.score or 0

    @property
    def time(self) -> int:
        return self.best_time or 0


Cell = AcmCell | OiCell


class Standing(msgspec.Struct, frozen=True):
    """What a person has reached: `points` are solved problems or the sum of scores, `time` is s of
    penalty or ms. `first` is second and number of the person's first record."""

    uid: str
    points: int
    time: int
    first: tuple[int, int]
    records: int
    cells: dict[int, Cell]


class Awards(msgspec.Struct, frozen=True):
    """`entries` in the order in which they are given."""

    kind: int = AwardType.NONE
    entries: tuple[Award, ...] = ()


class Person(msgspec.Struct, frozen=True):
    """Whose row it is, as the account is now."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    school: str | None
    gender: str
    avatar: str | None


class Names(msgspec.Struct, frozen=True):
    """Which of their names a board tells: the one that the contest shows people by (its
    rankShowName), and which others a reader may know."""

    shown: str
    shows_nickname: bool
    shows_realname: bool

    def of(self, person: Person) -> str:
        """Whoever has left the name open is shown by the user name."""
        match self.shown:
            case ShownName.NICKNAME:
                return person.nickname or person.username
            case ShownName.REALNAME:
                return person.realname or person.username
            case _:
                return person.username


class BoardSettings(msgspec.Struct, frozen=True):
    """All that boards ask of a contest. `problems` are (number, display id) in their order, `stars`
    usernames, `organisers` the uids of those who count on no board."""

    measure: Measure
    organisers: frozenset[str]
    problems: tuple[tuple[int, str], ...]
    stars: frozenset[str]
    awards: Awards
    shown_name: str


class ProblemCount(NamedTuple):
    """Submissions of a problem, judged or not: those that solved it, and all."""

    solved: int
    submitted: int
