"""A contest whose submissions and settings move, and what the product keeps of it beside that."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.ranking import first_solutions, ordered, ranked
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import AcmCell, Awards, Measure, Scoring, View, view_of
from tests.oj_appliance.contests.boards.plain_board import Settings, Submitted, plain_board

EXAMPLES = 10_000 if os.environ.get("OJ_TEST_FULL") == "1" else 300
START, MINUTE = 1_700_000_000_000, 60_000
SCORINGS = {
    "acm": Scoring.ACM,
    "recent": Scoring.OI_RECENT,
    "highest": Scoring.OI_HIGHEST,
}
PEOPLE, PROBLEMS = ("ann", "ben", "cao", "dee"), (1, 2, 3)
VIEWS = tuple((sealed, late) for sealed in (False, True) for late in (False, True))
FIRST = Settings("acm", START, START + 20 * MINUTE, START + 10 * MINUTE, frozenset(PROBLEMS))

moments = st.integers(-2, 24).flatmap(
    lambda minute: st.sampled_from([0, 1, 999, 1000, 30_500]).map(
        lambda ms: START + minute * MINUTE + ms
    )
)
which = st.integers(0, 30)
verdicts = st.tuples(
    st.sampled_from([0, 0, -3, -2, -1, 1, 2, 3, 4, 8, 10]),
    st.sampled_from([None, 0, 30, 60, 100]),
    st.sampled_from([None, 0, 15, 400]),
)
edits = st.one_of(
    st.fixed_dictionaries({"scoring": st.sampled_from(sorted(SCORINGS))}),
    st.fixed_dictionaries({"start": st.integers(-1, 4).map(lambda m: START + m * MINUTE + 250)}),
    st.fixed_dictionaries({"end": st.integers(8, 24).map(lambda m: START + m * MINUTE)}),
    st.fixed_dictionaries(
        {"seal": st.one_of(st.none(), st.integers(4, 20).map(lambda m: START + m * MINUTE + 400))}
    ),
    st.fixed_dictionaries({"problems": st.frozensets(st.sampled_from(PROBLEMS))}),
    st.fixed_dictionaries({"stars": st.frozensets(st.sampled_from(PEOPLE))}),
    st.fixed_dictionaries({"hidden": st.frozensets(st.sampled_from(PEOPLE), max_size=2)}),
)
steps = st.one_of(
    st.tuples(
        st.just("submit"), st.sampled_from(PEOPLE), st.sampled_from(PROBLEMS), moments, verdicts
    ),
    st.tuples(st.just("submit_and_wait"), st.sampled_from(PEOPLE), st.just(1), moments),
    st.tuples(st.just("verdict"), which, verdicts),
    st.tuples(st.just("rejudge"), which),
    st.tuples(st.just("cancel"), which),
    st.tuples(st.just("by_hand"), which, verdicts),
    st.tuples(st.just("edit"), edits),
)


class World:
    def __init__(self) -> None:
        self.settings = FIRST
        self.submitted: list[Submitted] = []
        self.standings = Standings(measure(self.settings))

    def take(self, step: tuple[Any, ...]) -> None:
        kind, *rest = step
        if kind == "edit":
            self.edit(**rest[0])
        elif kind in ("submit", "submit_and_wait"):
            uid, problem, at, *result = rest
            found = result[0] if result else (5, None, None)
            self._put(Submitted(len(self.submitted) + 1, uid, problem, at, *found))
        elif self.submitted:
            before = self.submitted[rest[0] % len(self.submitted)]
            if kind == "rejudge":
                self._put(replace(before, status=5, score=None, run_time=None))
            elif kind == "cancel":
                self._put(replace(before, status=-4, score=None))
            else:
                status, score, run_time = rest[1]
                self._put(replace(before, status=status, score=score, run_time=run_time))

    def edit(self, **values: Any) -> None:
        """As the product does: what the board is computed from is read anew when it moved, and who
        is hidden or a star is asked when rows are put in order."""
        self.settings = replace(self.settings, **values)
        if measure(self.settings) != self.standings.measure:
            self.standings = from_scratch(self.submitted, self.settings)
            self.ask_for_all()

    def ask_for_all(self) -> None:
        """So that further records meet views that are kept."""
        for is_sealed, with_late in VIEWS:
            self.standings.of(view_of(is_sealed=is_sealed, with_late=with_late))

    def check(self) -> None:
        scratch = from_scratch(self.submitted, self.settings)
        for is_sealed, with_late in VIEWS:
            view = view_of(is_sealed=is_sealed, with_late=with_late)
            found = rows_of(self.standings, view, self.settings)
            assert found == rows_of(scratch, view, self.settings)
            plain = plain_board(
                self.submitted, self.settings, is_sealed=is_sealed, with_late=with_late
            )
            total = self.settings.scoring == "acm"
            assert found == [
                (
                    each.uid,
                    each.rank,
                    each.ac + each.score,
                    each.time,
                    each.total if total else None,
                    each.cells,
                )
                for each in plain
            ]

    def _put(self, submitted: Submitted) -> None:
        if submitted.id > len(self.submitted):
            self.submitted.append(submitted)
        else:
            self.submitted[submitted.id - 1] = submitted
        found = _record(submitted, self.standings.measure)
        if found is not None:
            self.standings.put(*found)


def measure(settings: Settings) -> Measure:
    return Measure(
        scoring=SCORINGS[settings.scoring],
        start=settings.start,
        end=settings.end,
        seal_second=None if settings.seal is None else settings.seal_second,
        problems=settings.problems,
    )


def from_scratch(submitted: list[Submitted], settings: Settings) -> Standings:
    of = measure(settings)
    found = (_record(each, of) for each in submitted)
    return Standings(of, [each for each in found if each is not None])


def _record(each: Submitted, of: Measure) -> tuple[str, int, Any] | None:
    record = record_of(of, each.id, each.at, each.status, each.score, each.run_time)
    return None if record is None else (each.uid, each.problem, record)


def rows_of(standings: Standings, view: View, settings: Settings) -> list[tuple[Any, ...]]:
    """As the board would tell them, in its order."""
    is_acm = settings.scoring == "acm"
    people = [it for it in standings.of(view).values() if it.uid not in settings.hidden]
    firsts = first_solutions(people)
    return [
        (
            row.standing.uid,
            row.rank,
            row.standing.points,
            row.standing.time,
            row.standing.records if is_acm else None,
            {
                problem: _told(cell, firsts.get(problem))
                for problem, cell in row.standing.cells.items()
            },
        )
        for row in ranked(ordered(people), settings.stars, Awards())
    ]


def _told(cell: Any, first: int | None) -> Any:
    if not isinstance(cell, AcmCell):
        return (cell.score, cell.best_time)
    told: dict[str, Any] = {"errorNum": cell.errors}
    if cell.tries:
        told["tryNum"] = cell.tries
    if cell.solved_at is not None:
        told.update(isAC=True, ACTime=cell.solved_at, isFirstAC=cell.solved_at == first)
    if cell.is_late:
        told["isAfterContest"] = True
    return told
