"""Points, cells and order of the rank against a plain reading of the contract (timedwork.md §6)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.corrections.types import Corrections
from oj_appliance.timed_work.rank import rules
from oj_appliance.timed_work.rank.types import Cell, Sent, Standing
from tests.oj_appliance.timed_work.in_memory import END, OWN, START, a_problem, a_work

pytestmark = pytest.mark.quick

ACM, OI = a_problem(1), a_problem(2, score=30, kind=1, full=100)
PEOPLE = ("ann", "ben", "cat")
NO_RESULT = (5, 6, 7, -4, 10)


def a_record(uid: str = "ann", started: int = START, **values: int) -> Participation:
    return Participation(place=a_work().place, uid=uid, started_at=started, **values)


def sent(number: int, pid: int, status: int, score: int | None = None, at: int = START) -> Sent:
    return Sent("ann", pid, number, at, status, score)


def test_verdicts_are_all_or_nothing_and_scores_are_shares_half_up() -> None:
    assert [rules.points(ACM, status, None) for status in (0, -1, 8, -2, 5)] == [100, 0, 0, 0, 0]
    assert [rules.points(OI, 8, score) for score in (None, 0, 5, 50, 95, 100)] == [
        *(0, 0, 2, 15, 29, 30)
    ]


@given(worth=st.integers(0, 500), full=st.integers(1, 300), score=st.integers(0, 300))
def test_points_are_the_share_of_the_full_score_half_up(worth: int, full: int, score: int) -> None:
    problem = a_problem(1, score=worth, kind=1, full=full)
    share = Fraction(worth) * min(score, full) / full
    assert abs(rules.points(problem, 8, score) - share) <= Fraction(1, 2)
    assert 0 <= rules.points(problem, 8, score) <= worth


def test_the_best_one_counts_and_of_equal_ones_the_earliest() -> None:
    tries = [sent(1, 2, -1, 20), sent(2, 2, 8, 60), sent(3, 2, 8, 60), sent(4, 2, -1, 10)]
    assert rules.cell(OI, tries, "Highest") == Cell(8, 18, 2)
    assert rules.cell(ACM, [sent(1, 1, -1), sent(2, 1, 1)], "Highest") == Cell(-1, 0, 1)


def test_the_newest_with_a_result_counts_where_the_work_says_so() -> None:
    tries = [sent(1, 1, 0), sent(2, 1, -1), sent(3, 1, 5)]
    assert rules.cell(ACM, tries, "Recent") == Cell(-1, 0, 2)
    assert rules.cell(ACM, tries[2:], "Recent") == Cell(5, 0, 3)
    assert rules.cell(ACM, [], "Recent") is None


def test_what_came_after_a_persons_end_does_not_count() -> None:
    work, record = a_work(), a_record()
    late, in_time = sent(1, 1, 0, at=START + OWN + 1), sent(2, 1, 0, at=START + OWN)
    assert rules.counted(work, record, [late, in_time], now=END) == [in_time]


def test_the_time_used_ends_with_the_hand_in_or_the_own_end() -> None:
    work = a_work(start_time=0, end_time=100_000, duration_ms=60_000)
    running = a_record(started=10_000)
    assert rules.used_seconds(work, running, now=15_999) == 5
    assert rules.used_seconds(work, running, now=99_000) == 60
    handed_in = a_record(started=10_000, handed_in_at=30_500)
    assert rules.used_seconds(work, handed_in, now=99_000) == 20
    granted = a_record(started=10_000, extra_ms=9_000)
    assert rules.used_seconds(work, granted, now=99_000) == 69


def test_equal_pairs_share_a_rank_and_the_next_one_counts_them() -> None:
    rows = [Standing(uid, {}, score, used) for uid, score, used in SAMPLE]
    assert [(row.standing.uid, row.rank) for row in rules.ranked(rows)] == [
        ("cat", 1),
        ("ann", 2),
        ("dan", 2),
        ("ben", 4),
        ("eve", 5),
    ]


SAMPLE = [("ann", 50, 10), ("ben", 50, 20), ("cat", 70, 99), ("dan", 50, 10), ("eve", 0, 0)]

tries = st.lists(
    st.builds(
        lambda uid, pid, at, status, score: (uid, pid, at, status, score),
        st.sampled_from(PEOPLE),
        st.sampled_from([1, 2]),
        st.integers(START, END),
        st.sampled_from([0, -1, 8, 1, -2, 5, 6, -4, 10]),
        st.none() | st.integers(0, 100),
    ),
    max_size=25,
)
starts = st.tuples(*[st.integers(START, END - 1) for _ in PEOPLE])


def plain_score(work_tries: list[Sent], uid: str, end: int, score_type: str) -> int:
    """Read off the contract, problem by problem."""
    total = 0
    for problem in (ACM, OI):
        mine = [
            each
            for each in work_tries
            if (each.uid, each.problem_id) == (uid, problem.problem_id) and each.submit_time <= end
        ]
        judged = [each for each in mine if each.status not in NO_RESULT]
        worth = []
        for each in judged:
            if problem.type == 0:
                worth.append(problem.score if each.status == 0 else 0)
            else:
                share = Fraction(problem.score * (each.score or 0), problem.full_score)
                worth.append(int(share + Fraction(1, 2)))
        if worth:
            total += worth[-1] if score_type == "Recent" else max(worth)
    return total


@given(told=tries, starts=starts, score_type=st.sampled_from(["Highest", "Recent"]))
def test_the_rank_is_what_the_contract_says(
    told: list[tuple[str, int, int, int, int | None]],
    starts: tuple[int, ...],
    score_type: str,
) -> None:
    work = a_work(score_type=score_type)
    # As stored: numbers grow with time.
    work_tries = [
        Sent(uid, pid, number, at, status, score)
        for number, (uid, pid, at, status, score) in enumerate(sorted(told, key=lambda it: it[2]))
    ]
    records = [a_record(uid, at) for uid, at in zip(PEOPLE, starts, strict=True)]
    rows = rules.ranked(
        rules.standings(work, [ACM, OI], records, work_tries, Corrections.of([]), now=END)
    )
    assert {row.standing.uid for row in rows} == set(PEOPLE)
    for row in rows:
        began = dict(zip(PEOPLE, starts, strict=True))[row.standing.uid]
        end = min(END, began + OWN)
        assert row.standing.score == plain_score(work_tries, row.standing.uid, end, score_type)
        assert row.standing.used_s == (end - began) // 1000
        better = [
            other
            for other in rows
            if (-other.standing.score, other.standing.used_s)
            < (-row.standing.score, row.standing.used_s)
        ]
        assert row.rank == len(better) + 1
