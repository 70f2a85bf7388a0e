"""The worked examples of contract scoreboard.md §13, and the sentences about stars and awards."""

from __future__ import annotations

from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.ranking import first_solutions, ordered, ranked
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import (
    REAL,
    REAL_WITH_LATE,
    SEALED,
    AcmCell,
    Awards,
    Measure,
    OiCell,
    Scoring,
    Standing,
)
from oj_appliance.contests.types import Award, AwardType
from oj_appliance.judging.types import Verdict

AC, WA, CE, PAC = 0, -1, -2, 8
A, B, C, D = 1, 2, 3, 4
HOUR_MS = 3_600_000


def board(
    *submissions: tuple[str, int, int, int] | tuple[str, int, int, int, int | None, int],
    scoring: Scoring = Scoring.ACM,
    seal_second: int | None = None,
) -> Standings:
    """Each is person, problem, second, status, and in OI score and ms."""
    measure = Measure(scoring, 0, 2 * HOUR_MS, seal_second, frozenset({A, B, C, D}))
    found = []
    for number, (uid, problem, second, status, *rest) in enumerate(submissions, 1):
        score, run_time = (rest[0], rest[1]) if rest else (None, 7)
        record = record_of(measure, number, second * 1000, status, score, run_time)
        assert record is not None
        found.append((uid, problem, record))
    return Standings(measure, found)


def test_two_people_of_equal_penalty_share_the_first_rank() -> None:
    of = board(
        ("u1", A, 60, WA),
        ("u1", A, 600, AC),
        ("u2", A, 600, AC),
        ("u2", B, 700, CE),
        ("u1", B, 1200, AC),
        ("u2", B, 2400, AC),
        ("u3", A, 900, AC),
    ).of(REAL)
    rows = ranked(ordered(of.values()), frozenset(), Awards())
    told = [(it.standing.uid, it.rank, it.standing.points, it.standing.time) for it in rows]
    assert told == [("u1", 1, 2, 3000), ("u2", 1, 2, 3000), ("u3", 3, 1, 900)]
    assert of["u2"].records == 3
    first = first_solutions(of.values())[A]
    assert first == _acm(of["u1"], A).solved_at == _acm(of["u2"], A).solved_at


def test_a_sealed_board_counts_tries_and_not_what_came_of_them() -> None:
    standings = board(("u3", C, 3500, WA), ("u3", C, 4000, AC), seal_second=3600)
    sealed = standings.of(SEALED)["u3"]
    assert (sealed.points, sealed.time, sealed.records) == (0, 0, 2)
    cell = _acm(sealed, C)
    assert (cell.errors, cell.tries, cell.solved_at) == (1, 1, None)
    real = standings.of(REAL)["u3"]
    assert (real.points, real.time) == (1, 1200 + 4000)


def test_tries_after_the_seal_are_counted_in_solved_cells_too() -> None:
    standings = board(
        ("u1", A, 100, AC), ("u1", A, 3700, WA), ("u1", A, 3800, CE), seal_second=3600
    )
    cell = _acm(standings.of(SEALED)["u1"], A)
    assert (cell.solved_at, cell.tries) == (100, 2)


def test_of_an_oi_problem_the_last_or_the_highest_score_counts() -> None:
    runs = (("u", D, 100, WA, 40, 5), ("u", D, 200, AC, 100, 17), ("u", D, 300, WA, 60, 3))
    recent = board(*runs, scoring=Scoring.OI_RECENT).of(REAL)["u"]
    assert (_oi(recent).score, _oi(recent).best_time, recent.time) == (60, None, 0)
    highest = board(*runs, scoring=Scoring.OI_HIGHEST).of(REAL)["u"]
    assert (_oi(highest).score, _oi(highest).best_time, highest.time) == (100, 17, 17)


def test_of_several_in_one_second_the_last_by_number_is_the_recent_one() -> None:
    runs = (("u", D, 100, AC, 100, 5), ("u", D, 100, WA, 60, 3))
    cell = _oi(board(*runs, scoring=Scoring.OI_RECENT).of(REAL)["u"])
    assert (cell.score, cell.best_time) == (60, None)


def test_a_recent_record_without_score_keeps_its_place() -> None:
    runs = (("u", D, 100, AC, 100, 5), ("u", D, 200, CE, None, 0))
    recent = board(*runs, scoring=Scoring.OI_RECENT).of(REAL)["u"]
    assert (_oi(recent).score, recent.points) == (None, 0)


def test_a_sealed_oi_board_ends_a_second_before_the_seal() -> None:
    runs = (("u", D, 3599, WA, 40, 5), ("u", D, 3600, AC, 100, 7), ("v", D, 3600, AC, 100, 7))
    sealed = board(*runs, scoring=Scoring.OI_HIGHEST, seal_second=3600).of(SEALED)
    assert {uid: it.points for uid, it in sealed.items()} == {"u": 40}
    assert board(*runs, scoring=Scoring.OI_HIGHEST, seal_second=0).of(SEALED) == {}


def test_shares_of_awards_are_floored_and_skipped_when_nothing_is_left() -> None:
    rows = _nine(points=1)
    awards = Awards(AwardType.PROPORTION, tuple(_award(name, num) for name, num in MEDALS.items()))
    names = [_name(row.award) for row in ranked(rows, frozenset(), awards)]
    assert names == ["silver", "bronze", "bronze", *[None] * 6]


def test_awards_by_number_go_to_rows_and_not_to_ties() -> None:
    awards = Awards(AwardType.COUNT, (_award("gold", 0), _award("silver", -1), _award("cup", 2)))
    rows = ranked(_nine(points=1), frozenset({"u0"}), awards)
    assert [row.rank for row in rows[:3]] == [-1, 1, 1]
    assert [_name(row.award) for row in rows] == [None, "cup", "cup", *[None] * 6]


def test_whoever_has_no_points_gets_no_award_and_takes_none_away() -> None:
    awards = Awards(AwardType.COUNT, (_award("cup", 9),))
    assert all(row.award is None for row in ranked(_nine(points=0), frozenset(), awards))


def test_a_partly_right_answer_is_no_failure_in_acm() -> None:
    cell = _acm(board(("u", A, 10, PAC)).of(REAL)["u"], A)
    assert (cell.errors, cell.solved_at, cell.records) == (0, None, 1)


def test_what_came_after_the_end_counts_where_it_is_asked_for() -> None:
    standings = board(("u", A, 60, WA), ("u", A, 7200, AC), ("v", A, 7300, AC), seal_second=3600)
    assert standings.of(REAL)["u"].points == 0 and "v" not in standings.of(REAL)
    late = standings.of(REAL_WITH_LATE)["u"]
    assert _acm(late, A).is_late and late.time == 7200 + 1200
    assert "v" not in standings.of(SEALED)


def test_a_record_without_verdict_is_on_no_board() -> None:
    standings = board(("u", A, 60, Verdict.PENDING), seal_second=30)
    assert not standings.of(REAL) and not standings.of(SEALED)


MEDALS = {"gold": 10, "silver": 20, "bronze": 30}


def _nine(*, points: int) -> list[Standing]:
    return [Standing(f"u{each}", points, 5, (each, each), 1, {}) for each in range(9)]


def _award(name: str, num: int) -> Award:
    return Award(1, name, "#e6bf25", "#ffffff", num)


def _name(award: Award | None) -> str | None:
    return None if award is None else award.name


def _acm(standing: Standing, problem: int) -> AcmCell:
    cell = standing.cells[problem]
    assert isinstance(cell, AcmCell)
    return cell


def _oi(standing: Standing) -> OiCell:
    cell = standing.cells[D]
    assert isinstance(cell, OiCell)
    return cell
