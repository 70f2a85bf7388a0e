"""All that the reports of a contest are told from, and one person's report of it. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from oj_appliance.contests.boards.ranking import STAR_RANK, ordered, ranked
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import (
    REAL,
    AcmCell,
    BoardSettings,
    OiCell,
    Person,
    Standing,
)
from oj_appliance.contests.records import Result
from oj_appliance.contests.reports.places import in_order, places, steps
from oj_appliance.contests.reports.statistics import bucket_length, first_solutions, of_problems
from oj_appliance.contests.reports.types import (
    Book,
    Entry,
    FirstSolution,
    PersonsProblem,
    PersonsReport,
)


def make_book(settings: BoardSettings, people: dict[str, Person], entries: Iterable[Entry]) -> Book:
    """`people` are those who may be on the board; what others submitted is left out."""
    measure, submitted = settings.measure, list(entries)
    counted = in_order(
        entry
        for entry in submitted
        if entry.uid in people and entry.problem in measure.problems and not entry.record.is_late
    )
    records = ((entry.uid, entry.problem, entry.record) for entry in counted)
    standings = ordered(Standings(measure, records).of(REAL).values())
    by_person = defaultdict(list)
    for entry in counted:
        by_person[entry.uid].append(entry)
    firsts = first_solutions(counted)
    problems = [problem for problem, _ in settings.problems]
    return Book(
        settings=settings,
        uids=frozenset(entry.uid for entry in submitted),
        people=people,
        rows=tuple(ranked(standings, stars_of(settings, people), settings.awards)),
        entries={uid: tuple(listed) for uid, listed in by_person.items()},
        steps=tuple(steps(measure, counted)),
        firsts=firsts,
        problems=of_problems(measure, problems, counted, standings, firsts),
        bucket_s=bucket_length(measure),
    )


def stars_of(settings: BoardSettings, people: dict[str, Person]) -> frozenset[str]:
    """By uid."""
    return frozenset(uid for uid, each in people.items() if each.username in settings.stars)


def persons_report(book: Book, uid: str) -> PersonsReport | None:
    """None of whom the board has no row."""
    row = next((each for each in book.rows if each.standing.uid == uid), None)
    if row is None:
        return None
    entries = book.entries.get(uid, ())
    return PersonsReport(
        person=book.people[uid],
        row=row,
        ranked=sum(each.rank != STAR_RANK for each in book.rows),
        problems=tuple(
            _persons_problem(problem, row.standing, entries, book.firsts.get(problem))
            for problem, _ in book.settings.problems
        ),
        entries=entries,
        places=tuple(places(book.steps, uid, stars_of(book.settings, book.people))),
    )


def _persons_problem(
    problem: int, standing: Standing, entries: tuple[Entry, ...], first: FirstSolution | None
) -> PersonsProblem:
    of_it = [entry.record for entry in entries if entry.problem == problem]
    cell = standing.cells.get(problem)
    solved = (record.second for record in of_it if record.result == Result.SOLVED)
    return PersonsProblem(
        problem=problem,
        tries=sum(record.result is not None for record in of_it),
        errors=cell.errors if isinstance(cell, AcmCell) else None,
        solved_at=next(solved, None),
        is_first=first is not None and standing.uid in first.uids,
        score=cell.score if isinstance(cell, OiCell) else None,
    )
