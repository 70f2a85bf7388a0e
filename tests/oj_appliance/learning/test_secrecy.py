"""Nothing may be learned of results that are kept back: two people do the same but for what came of
it, and are told the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.stage import Stage
from tests.oj_appliance.timed_work.stage import ADD, WRONG, WorkStage

CALL = "/api/my-learning"


@pytest.fixture(scope="module")
def exam() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()


@pytest.fixture(scope="module")
def hall() -> Iterator[Stage]:
    made = Stage.set_up()
    yield made
    made.close()


def learning(who: Client) -> dict[str, Any]:
    data: dict[str, Any] = who.get(CALL).data
    return data


def test_an_exam_s_results_show_when_they_are_told(exam: WorkStage) -> None:
    tid = exam.hold({"results": "all_over"})
    exam.at(1)
    exam.start(tid, "ann", "ben")
    before = learning(exam.ann)
    for who, code in ((exam.ann, ADD), (exam.ben, WRONG)):
        exam.submit(who, tid, "A", code)
        exam.submit(who, tid, "B", code)
    assert learning(exam.ann) == learning(exam.ben)
    for who in (exam.ann, exam.ben):
        exam.hand_in(who, tid)
    told = learning(exam.ann)
    assert told == learning(exam.ben)
    assert (told["solved"], told["tried"]) == (before["solved"], before["tried"]) == (0, 0)
    exam.at(300)
    assert (learning(exam.ann)["solved"], learning(exam.ann)["tried"]) == (2, 0)
    assert (learning(exam.ben)["solved"], learning(exam.ben)["tried"]) == (0, 2)
    # What is met in the exam alone has no level here.
    assert [each["difficulty"] for each in learning(exam.ann)["levels"]] == [2, None]


def test_after_the_seal_nothing_is_told_of_points(hall: Stage) -> None:
    cid = hall.hold(registered=("ann", "ben"), type=1)
    hall.at(61)
    for who, code in ((hall.ann, ADD), (hall.ben, WRONG)):
        hall.submit(who, cid, "A", code)
    assert learning(hall.ann) == learning(hall.ben)
    assert learning(hall.ann)["solved"] == learning(hall.ben)["tried"] == 0
    hall.at(121)
    assert learning(hall.ann)["solved"] == learning(hall.ben)["tried"] == 1
