"""What the results say of problems and classes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.exam_results.statistics.rules import figures, spread
from oj_appliance.exam_results.types import ResultProblem, ResultSheet, Submitted
from tests.oj_appliance.exam_results.people import person, sheet

pytestmark = pytest.mark.quick

MINUTE = 60_000


def test_a_problem_that_only_the_best_solve_tells_people_apart() -> None:
    """Of twelve people the upper and the lower group have three each (27 %)."""
    strong = [person(f"a{n}", {"A": 100, "B": 100}) for n in range(6)]
    weak = [person(f"b{n}", {"A": 100, "B": 0}) for n in range(6)]
    easy, hard = figures(sheet(*strong, *weak), [], 3600).problems
    assert (easy.discrimination, hard.discrimination) == (0.0, 1.0)
    assert (easy.solved, hard.solved, hard.average) == (12, 6, 50.0)
    assert (hard.spread[0], hard.spread[-1]) == (6, 6)


def test_few_people_give_no_figure_for_discrimination() -> None:
    few = [person(f"a{n}", {"A": 10 * n}) for n in range(9)]
    assert figures(sheet(*few), [], 3600).problems[0].discrimination is None


def test_time_to_the_first_accepted_one_counts_from_the_own_start() -> None:
    late = person("ann", {"A": 100}, started_at=30 * MINUTE)
    early = person("ben", {"A": 100}, started_at=0)
    sent = [
        Submitted(1, "ann", 1, 35 * MINUTE, -1),
        Submitted(2, "ann", 1, 40 * MINUTE, 0),
        Submitted(3, "ann", 1, 50 * MINUTE, 0),
        Submitted(4, "ben", 1, 20 * MINUTE, 0),
        Submitted(5, "gone", 1, 1 * MINUTE, 0),
    ]
    found = figures(sheet(late, early), sent, 7200)
    first = found.problems[0]
    assert (first.median_first_s, found.bucket_s) == (15 * 60, 360)
    assert (first.first_accepted[1], first.first_accepted[3]) == (1, 1)
    assert first.verdicts == {-1: 1, 0: 3}
    assert (first.tried, first.submissions) == (2, 4)


def test_classes_have_means_of_their_own() -> None:
    people = [
        person("ann", {"A": 80}, class_name="3B"),
        person("ben", {"A": 40}, class_name="3A"),
        person("cat", {}, class_name="3A"),
        person("dan", {"A": 10}),
    ]
    found = figures(sheet(*people), [], 3600)
    told = [(each.class_name, each.people, each.average) for each in found.classes]
    assert told == [("3A", 2, 20.0), ("3B", 1, 80.0), (None, 1, 10.0)]
    assert found.classes[0].averages == (20.0, 0)


def test_two_versions_of_a_paper_have_figures_of_their_own() -> None:
    """Under one display id stand two problems: nobody is counted for the one of the other
    version."""
    problems = (
        ResultProblem(1, "A", "Sum", 100, "left"),
        ResultProblem(2, "A", "Difference", 50, "right"),
        ResultProblem(3, "B", "For all", 100),
    )
    left = [person(f"a{n}", {"A": 100, "B": 40}, paper_version="left") for n in range(3)]
    right = [
        person("b0", {"A": 50}, paper_version="right", class_name="3A"),
        person("b1", {}, paper_version="right", class_name="3A"),
    ]
    sent = [
        Submitted(1, "a0", 1, MINUTE, 0),
        Submitted(2, "b0", 2, MINUTE, 0),
        Submitted(3, "b1", 2, MINUTE, -1),
    ]
    found = figures(ResultSheet("An exam", problems, (*left, *right)), sent, 3600)
    told = [
        (each.display_id, each.version, each.people, each.tried, each.solved, each.average)
        for each in found.problems
    ]
    assert told == [
        ("A", "left", 3, 1, 3, 100.0),
        ("A", "right", 2, 2, 1, 25.0),
        ("B", None, 5, 0, 0, 24.0),
    ]
    assert [each.verdicts for each in found.problems] == [{0: 1}, {0: 1, -1: 1}, {}]
    assert found.classes[0].averages == (None, 25.0, 0)


@given(st.lists(st.integers(0, 100)))
def test_everybody_is_in_one_place_of_the_spread(points: list[int]) -> None:
    found = spread(each / 100 for each in points)
    assert sum(found) == len(points)
    assert found[-1] == points.count(100)
    assert found[0] == sum(each < 10 for each in points)
