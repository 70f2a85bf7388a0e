"""What the reports of a contest are made from, and what they tell. Seconds are whole ones from the
contest's start."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.types import BoardSettings, Person, Record


# As many as boards hold, and they lead nowhere either.
class Entry(msgspec.Struct, frozen=True, gc=False):
    """A submission that the unsealed board counts, or will once it is judged."""

    uid: str
    problem: int
    status: int
    language: str
    record: Record


class Step(msgspec.Struct, frozen=True, gc=False):
    """From this second on the person has these points in this time; in the boards' units."""

    second: int
    uid: str
    points: int
    time: int


class Place(NamedTuple):
    """From this second on the board has the person there."""

    second: int
    rank: int
    points: int
    time: int


class FirstSolution(NamedTuple):
    """All who solved a problem in that second; nobody solved it earlier."""

    second: int
    uids: frozenset[str]


class PersonsProblem(NamedTuple):
    """`tries` are judged ones, `errors` those that cost time (ACM), `score` the board's (OI)."""

    problem: int
    tries: int
    errors: int | None
    solved_at: int | None
    is_first: bool
    score: int | None


class PersonsReport(NamedTuple):
    """`ranked` is how many have a rank."""

    person: Person
    row: Ranked
    ranked: int
    problems: tuple[PersonsProblem, ...]
    entries: tuple[Entry, ...]
    places: tuple[Place, ...]


class ProblemStatistics(NamedTuple):
    """`tried` and `solved` are people. `verdicts` are (status, submissions), `languages` (name,
    submissions, accepted ones), most first; `accepted` and `others` judged submissions by bucket of
    time."""

    problem: int
    submissions: int
    tried: int
    solved: int
    first: FirstSolution | None
    average_score: float | None
    verdicts: tuple[tuple[int, int], ...]
    languages: tuple[tuple[str, int, int], ...]
    accepted: tuple[int, ...]
    others: tuple[int, ...]


class Book(msgspec.Struct, frozen=True):
    """All that reports are told from, worked out once. `uids` are all who submitted, `people` those
    of them who may be on the board; `rows` are the unsealed board's, `entries` by person in order
    of time."""

    settings: BoardSettings
    uids: frozenset[str]
    people: dict[str, Person]
    rows: tuple[Ranked, ...]
    entries: dict[str, tuple[Entry, ...]]
    steps: tuple[Step, ...]
    firsts: dict[int, FirstSolution]
    problems: tuple[ProblemStatistics, ...]
    bucket_s: int


class Summary(NamedTuple):
    """`registered` None where nobody need register; `absent` are the registered ones without a
    submission. `average` is of points."""

    book: Book
    registered: int | None
    submissions: int
    average: float
    absent: tuple[Person, ...]
