"""A contest's board as it stood at one moment of it, with the row of somebody who takes part
virtually. Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from oj_appliance.contests.boards.ranking import STAR_RANK, Ranked, first_solutions, ordered, ranked
from oj_appliance.contests.boards.ready import ReadyBoard
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.tallies import Tallies
from oj_appliance.contests.boards.types import (
    BoardSettings,
    Measure,
    Names,
    Person,
    ProblemCount,
    Record,
    Scoring,
    Standing,
    View,
)
from oj_appliance.contests.boards.wire import BoardRow, board_row

# Whose row the virtual one is, beside an official one of the same person's; no uid is so short.
OWN = "+"


class OwnRow(msgspec.Struct, frozen=True):
    """Of whoever takes part virtually; `standing` bears the uid OWN."""

    person: Person
    standing: Standing


class Replay:
    """`records` are those of the moment. They are counted in one view alone."""

    def __init__(
        self,
        settings: BoardSettings,
        people: Mapping[str, Person],
        records: Iterable[tuple[str, int, Record]],
        view: View,
    ) -> None:
        self._settings = settings
        self._people = people
        self._view = view
        self._standings = Standings(settings.measure, records)
        self._tallies = Tallies(self._standings)
        found = self._standings.of(view).values()
        self._rows = ordered(it for it in found if it.uid in people)
        self._firsts = first_solutions(self._rows)

    def counts(self) -> dict[int, ProblemCount]:
        """By problem; those without submissions are left out."""
        return self._tallies.of(self._view, self._people)

    def ranked(self, own: OwnRow | None, *, without_stars: bool = False) -> list[Ranked]:
        chosen = self._settings.stars
        stars = {uid for uid, it in self._people.items() if it.username in chosen}
        rows = [it for it in self._rows if not (without_stars and it.uid in stars)]
        found = ranked(rows, frozenset(stars), self._settings.awards)
        if own is None or (without_stars and own.person.username in chosen):
            return found
        return with_own(found, own.standing, is_star=own.person.username in chosen)

    def ready(self, names: Names, own: OwnRow | None, *, without_stars: bool) -> ReadyBoard:
        return ReadyBoard(
            self.ranked(own, without_stars=without_stars),
            lambda row: self.row(row, own, names),
            lambda row: self._words(row, own, names),
        )

    def row(self, row: Ranked, own: OwnRow | None, names: Names) -> BoardRow:
        """A virtual one was nobody's first solution."""
        is_own = row.standing.uid == OWN
        told = board_row(
            row,
            self._person(row, own),
            names=names,
            problems=dict(self._settings.problems),
            firsts={} if is_own else self._firsts,
            is_acm=self._settings.measure.scoring is Scoring.ACM,
        )
        if is_own:
            told.isVirtual = True
        return told

    def _person(self, row: Ranked, own: OwnRow | None) -> Person:
        if own is not None and row.standing.uid == OWN:
            return own.person
        return self._people[row.standing.uid]

    def _words(self, row: Ranked, own: OwnRow | None, names: Names) -> tuple[str, ...]:
        person = self._person(row, own)
        return ((person.school or "").lower(), names.of(person).lower())


def until(
    cells: Iterable[tuple[str, int, Sequence[Record]]], second: int | None
) -> Iterator[tuple[str, int, Record]]:
    """What came in the contest's time, up to this second of it; None = all of that. `cells` as
    standings have them."""
    for uid, problem, records in cells:
        for record in records:
            if not record.is_late and (second is None or record.second <= second):
                yield uid, problem, record


def own_standing(
    measure: Measure, records: Iterable[tuple[int, Record]], view: View
) -> Standing | None:
    """`records` with their problem, by the person's own clock. None where none counts."""
    mine = Standings(measure, ((OWN, problem, record) for problem, record in records))
    return mine.of(view).get(OWN)


def with_own(rows: Sequence[Ranked], own: Standing, *, is_star: bool) -> list[Ranked]:
    """The official rows as they are, and among them the own one with the rank that it would have:
    it takes no number and no award from anybody."""
    place = (-own.points, own.time, own.first)
    at = bisect_left(rows, place, key=_order)
    better = sum(it.rank != STAR_RANK and _order(it)[:2] < place[:2] for it in rows[:at])
    rank = STAR_RANK if is_star else better + 1
    return [*rows[:at], Ranked(own, rank, None), *rows[at:]]


def ranked_people(rows: Iterable[Ranked]) -> int:
    """How many official rows have a rank."""
    return sum(row.rank != STAR_RANK and row.standing.uid != OWN for row in rows)


def _order(row: Ranked) -> tuple[int, int, tuple[int, int]]:
    standing = row.standing
    return (-standing.points, standing.time, standing.first)
