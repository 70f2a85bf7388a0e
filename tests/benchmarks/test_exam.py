"""A small exam room at work: every page is answered, and all that was taken is there."""

from __future__ import annotations

from typing import Any

from tests.benchmarks.exam.measure import measure
from tests.benchmarks.exam.plan import Size
from tests.benchmarks.run import missing

SMALL = Size(8, 8, 1, submits_each=1, boards=1)
# What is asked however short the time is.
ASKED = {"draft", "submit", "own submissions", "problems", "progress", "contest board"}


def test_every_page_of_an_exam_room_is_answered_while_the_judge_works() -> None:
    figures: dict[str, Any] = measure(SMALL)
    assert (figures["failures"], figures["unlike"]) == ({}, [])
    assert figures["opening"]["login"]["requests"] == SMALL.students + SMALL.boards
    assert figures["opening"]["start"]["requests"] == SMALL.students
    assert set(figures["work"]) >= ASKED
    # Each to the exam and to the contest, and at last to the exam once more.
    assert figures["work"]["submit"]["requests"] == 2 * SMALL.students
    assert figures["last"]["submit"]["requests"] == SMALL.students
    assert all(map(float.__lt__, figures["own_mb"]["work"], figures["service_mb"]["work"]))
    assert len(figures["service_mb"]["work"]) == len(figures["descriptors"]["work"]) == 5
    assert missing({"exam": figures}) == []
    broken = {**figures, "failures": {"work, draft: HTTP 500": 2}, "unlike": ["one is lost"]}
    assert missing({"exam": broken}) == ["exam, work, draft: HTTP 500: 2", "exam: one is lost"]
