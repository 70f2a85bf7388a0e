"""A report tells the ranks that the board had: at every second that something was submitted, as the
boards' own functions compute it of the records up to then."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.contests.boards.acm import cell as acm_cell
from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.ranking import STAR_RANK, first_solutions, ordered, ranked
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import (
    REAL,
    Awards,
    BoardSettings,
    Measure,
    Person,
    Scoring,
)
from oj_appliance.contests.reports.book import make_book, persons_report
from oj_appliance.contests.reports.types import Entry
from tests.oj_appliance.contests.boards.world import (
    EXAMPLES,
    MINUTE,
    PEOPLE,
    PROBLEMS,
    START,
    moments,
    verdicts,
)

submissions = st.lists(
    st.tuples(
        st.sampled_from((*PEOPLE, "root")), st.sampled_from((*PROBLEMS, 9)), moments, verdicts
    ),
    max_size=40,
)


def settings_of(scoring: Scoring, stars: frozenset[str]) -> BoardSettings:
    return BoardSettings(
        measure=Measure(scoring, START, START + 20 * MINUTE, None, frozenset(PROBLEMS)),
        organisers=frozenset(),
        problems=tuple((each, "ABC"[each - 1]) for each in PROBLEMS),
        stars=stars,
        awards=Awards(),
        shown_name="username",
    )


def entries_of(
    measure: Measure, given_ones: list[tuple[str, int, int, tuple[int, ...]]]
) -> list[Entry]:
    found = []
    for number, (uid, problem, at, (status, score, run_time)) in enumerate(given_ones, 1):
        record = record_of(measure, number, at, status, score, run_time)
        if record is not None:
            found.append(Entry(uid, problem, status, "C", record))
    return found


def person(uid: str) -> Person:
    return Person(uid, uid, None, None, None, "secrecy", None)


def board_at(
    of: BoardSettings, entries: list[Entry], second: int
) -> dict[str, tuple[int, int, int]]:
    """Rank, points and time by person, of all that was submitted until then."""
    records = [(it.uid, it.problem, it.record) for it in entries if it.record.second <= second]
    standings = Standings(of.measure, records).of(REAL).values()
    rows = ranked(ordered(it for it in standings if it.uid in PEOPLE), of.stars, of.awards)
    return {it.standing.uid: (it.rank, it.standing.points, it.standing.time) for it in rows}


@settings(max_examples=EXAMPLES)
@given(
    submissions,
    st.sampled_from(list(Scoring)),
    st.frozensets(st.sampled_from(PEOPLE), max_size=2),
)
def test_the_place_over_time_is_the_boards_rank_at_every_second(
    submitted: list[tuple[str, int, int, tuple[int, ...]]], scoring: Scoring, stars: frozenset[str]
) -> None:
    of = settings_of(scoring, stars)
    entries = entries_of(of.measure, submitted)
    book = make_book(of, {uid: person(uid) for uid in PEOPLE}, entries)
    seconds = sorted({entry.record.second for entry in entries})
    boards = {second: board_at(of, entries, second) for second in seconds}
    for uid in PEOPLE:
        report = persons_report(book, uid)
        told = {it.second: it[1:] for it in (report.places if report else ())}
        now = None
        for second in seconds:
            now = told.get(second, now)
            on_board = boards[second].get(uid)
            is_ranked = on_board is not None and on_board[0] != STAR_RANK
            assert now == (on_board if is_ranked else None)


@settings(max_examples=EXAMPLES)
@given(submissions)
def test_the_book_has_the_boards_rows_and_first_solutions(
    submitted: list[tuple[str, int, int, tuple[int, ...]]],
) -> None:
    of = settings_of(Scoring.ACM, frozenset())
    entries = entries_of(of.measure, submitted)
    book = make_book(of, {uid: person(uid) for uid in PEOPLE}, entries)
    standings = [row.standing for row in book.rows]
    firsts = first_solutions(standings)
    assert {problem: it.second for problem, it in book.firsts.items()} == firsts
    for problem in book.problems:
        cells = [it.cells[problem.problem] for it in standings if problem.problem in it.cells]
        assert problem.tried == len(cells)
        assert problem.solved == sum(cell.points for cell in cells)
        judged = sum(count for _, count in problem.verdicts)
        assert sum(problem.accepted) + sum(problem.others) == judged
        assert sum(count for _, count, _ in problem.languages) == judged
        assert sum(cell.records for cell in cells) == judged
    for row in book.rows:
        report = persons_report(book, row.standing.uid)
        assert report is not None
        assert sum(it.solved_at is not None for it in report.problems) == row.standing.points
        for it in report.problems:
            records = sorted(e.record for e in report.entries if e.problem == it.problem)
            cell = acm_cell(records, of.measure, REAL)
            assert (it.tries, it.errors) == (
                (0, None) if cell is None else (cell.records, cell.errors)
            )
