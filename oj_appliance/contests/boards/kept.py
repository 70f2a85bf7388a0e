"""One contest's boards in memory: standings that follow each record, and orders made of them when
somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from oj_appliance.contests.boards.ranking import Ranked, first_solutions, ordered, ranked
from oj_appliance.contests.boards.ready import ReadyBoard
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.table import BoardTable, board_table
from oj_appliance.contests.boards.tallies import Tallies
from oj_appliance.contests.boards.types import (
    SEALED,
    BoardSettings,
    Names,
    Person,
    ProblemCount,
    Record,
    Scoring,
    Standing,
    View,
)
from oj_appliance.contests.boards.wire import board_row

# Contract scoreboard.md §9.
OUTSIDE_KEPT_S = 15
SEALED_OI_KEPT_S = 7_200

Kept = TypeVar("Kept")


class Order:
    """The rows of one view in their order; what is made of it for readers is kept with it."""

    def __init__(
        self, settings: BoardSettings, people: Mapping[str, Person], rows: list[Standing]
    ) -> None:
        self._settings = settings
        self._people = people
        self._rows = rows
        self._firsts = first_solutions(rows)
        self._ready: dict[tuple[bool, Names], ReadyBoard] = {}

    def ready(self, names: Names, *, without_stars: bool) -> ReadyBoard:
        key = (without_stars, names)
        known = self._ready.get(key)
        if known is None:
            known = self._ready[key] = self._made(names, without_stars)
        return known

    def table(self, names: Names, *, without_stars: bool) -> BoardTable:
        rows = self.ranked(without_stars=without_stars)
        return board_table(self._settings, self._people, rows, names)

    def ranked(self, *, without_stars: bool) -> list[Ranked]:
        """With numbers and awards, in their order."""
        chosen = self._settings.stars
        stars = frozenset(uid for uid, it in self._people.items() if it.username in chosen)
        rows = [it for it in self._rows if not (without_stars and it.uid in stars)]
        return ranked(rows, stars, self._settings.awards)

    def _made(self, names: Names, without_stars: bool) -> ReadyBoard:
        settings, people = self._settings, self._people
        problems = dict(settings.problems)
        return ReadyBoard(
            self.ranked(without_stars=without_stars),
            lambda row: board_row(
                row,
                people[row.standing.uid],
                names=names,
                problems=problems,
                firsts=self._firsts,
                is_acm=settings.measure.scoring is Scoring.ACM,
            ),
            lambda row: _words(people[row.standing.uid], names),
        )


def ordered_board(
    settings: BoardSettings, people: Mapping[str, Person], standings: Mapping[str, Standing]
) -> Order:
    """Of those who are in `people`; nobody else has been first anywhere."""
    return Order(settings, people, ordered(it for it in standings.values() if it.uid in people))


class KeptBoard:
    """`monotonic` is the clock's, in seconds."""

    def __init__(
        self,
        settings: BoardSettings,
        records: Iterable[tuple[str, int, Record]],
        monotonic: Callable[[], float],
    ) -> None:
        self.settings = settings
        self.standings = Standings(settings.measure, records)
        # How many records have been put since: what is made of some of them is then another.
        self.changes = 0
        self.people: Mapping[str, Person] = {}
        self._tallies = Tallies(self.standings)
        self._orders: dict[View, Order] = {}
        self._outside: _Aged[Order] = _Aged(monotonic, OUTSIDE_KEPT_S)
        self._sealed_oi: _Aged[dict[str, Standing]] = _Aged(monotonic, SEALED_OI_KEPT_S)

    def put(self, uid: str, problem: int, record: Record) -> set[View]:
        """The views that it changed, of those that somebody has asked for."""
        self.changes += 1
        changed = self.standings.put(uid, problem, record)
        self._tallies.forget(uid, problem)
        for view in changed:
            self._orders.pop(view, None)
        if SEALED in changed and self._sealed_oi.find(SEALED) is not None:
            changed.remove(SEALED)
        return changed

    def take_people(self, people: Mapping[str, Person]) -> None:
        """Who is on the boards; all others are hidden."""
        if people != self.people:
            self.people = people
            self._orders.clear()

    def inside(self, view: View) -> Order:
        """As things stand."""
        known = self._orders.get(view)
        if known is None:
            known = self._orders[view] = self._ordered(view)
        return known

    def outside(self, view: View) -> Order:
        """At most so old as the contract lets it be."""
        known = self._outside.find(view)
        return known if known is not None else self._outside.keep(view, self.inside(view))

    def counts(self, view: View) -> dict[int, ProblemCount]:
        """By problem, over the people who are on the boards."""
        return self._tallies.of(view, self.people)

    def _ordered(self, view: View) -> Order:
        return ordered_board(self.settings, self.people, self._standings_of(view))

    def _standings_of(self, view: View) -> Mapping[str, Standing]:
        """A sealed OI board stays as it was, whatever is judged again, once all that it counts has
        been judged."""
        now = self.standings.of(view)
        measure = self.settings.measure
        if view != SEALED or measure.scoring is Scoring.ACM or measure.seal_second is None:
            return now
        known = self._sealed_oi.find(view)
        if known is None and not self.standings.waits_before(measure.seal_second):
            known = self._sealed_oi.keep(view, dict(now))
        return now if known is None else known


class _Aged(Generic[Kept]):
    """What may be so many seconds old."""

    def __init__(self, monotonic: Callable[[], float], seconds: int) -> None:
        self._monotonic = monotonic
        self._seconds = seconds
        self._kept: dict[View, tuple[float, Kept]] = {}

    def find(self, view: View) -> Kept | None:
        made_at, kept = self._kept.get(view, (None, None))
        if made_at is None or self._monotonic() - made_at >= self._seconds:
            return None
        return kept

    def keep(self, view: View, made: Kept) -> Kept:
        self._kept[view] = (self._monotonic(), made)
        return made


def _words(person: Person, names: Names) -> tuple[str, ...]:
    return ((person.school or "").lower(), names.of(person).lower())
