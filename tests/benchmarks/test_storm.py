"""A short storm: nothing that was acknowledged is lost or counted twice, and the boards are those
that follow from the acknowledgements."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.benchmarks.run import missing
from tests.benchmarks.storm.contest import StormContest
from tests.benchmarks.storm.measure import measure
from tests.benchmarks.storm.noted import Acknowledged
from tests.benchmarks.storm.reckoning import board_faults, reckoned_board, submission_faults
from tests.benchmarks.storm.size import Size

SHORT = Size(30, 150, 3, kills=2, seconds=2, hurry=10, has_own_sources=False)
ACCEPTED, WRONG = 0, -1
MINUTE = 60_000

pytestmark = pytest.mark.crash


def test_a_storm_loses_nothing_and_its_boards_are_as_reckoned() -> None:
    figures = measure(SHORT)
    print(f"storm: {figures}")
    assert figures["faults"] == []
    assert figures["acknowledged"] == SHORT.submissions
    assert len(figures["outages_s"]) == SHORT.kills + 1
    for opening in ("opening", "opening_after_a_kill"):
        assert figures[opening]["opening"]["requests"] == SHORT.people
    assert figures["storm"]["submit"]["requests"] == SHORT.submissions + figures["repeated"]
    assert figures["verdicts_heard"] > 0
    assert missing({"storm": figures}) == []
    assert missing({"storm": {**figures, "faults": ["7 is lost"]}}) == ["storm: 7 is lost"]


CONTEST = StormContest(0, 10 * MINUTE, 20 * MINUTE, {"A": 7, "B": 9}, ["ann", "ben"])
SENT = [
    Acknowledged(1, "ann", "A", 1 * MINUTE, "k1", WRONG),
    Acknowledged(2, "ann", "A", 2 * MINUTE, "k2", ACCEPTED),
    Acknowledged(3, "ben", "A", 2 * MINUTE, "k3", ACCEPTED),
    Acknowledged(4, "ben", "B", 11 * MINUTE, "k4", ACCEPTED),
]
SOLVED = {"errorNum": 0, "isAC": True, "isFirstAC": True}


def a_row(rank: int, uid: str, **words: Any) -> dict[str, Any]:
    return {"rank": rank, "uid": uid, **words}


ANN = {"ac": 1, "total": 2, "totalTime": 1320}
ANN_CELLS = {"A": {"errorNum": 1, "isAC": True, "ACTime": 120, "isFirstAC": True}}
BEN_A = {**SOLVED, "ACTime": 120}
REAL = [
    a_row(
        1,
        "ben",
        **{"ac": 2, "total": 2, "totalTime": 780},
        submissionInfo={"A": BEN_A, "B": {**SOLVED, "ACTime": 660}},
    ),
    a_row(2, "ann", **ANN, submissionInfo=ANN_CELLS),
]
SEALED = [
    a_row(
        1,
        "ben",
        **{"ac": 1, "total": 2, "totalTime": 120},
        submissionInfo={"A": BEN_A, "B": {"errorNum": 0, "tryNum": 1}},
    ),
    a_row(2, "ann", **ANN, submissionInfo=ANN_CELLS),
]


def test_boards_are_reckoned_from_acknowledgements() -> None:
    assert reckoned_board(CONTEST, SENT, is_sealed=False) == REAL
    assert reckoned_board(CONTEST, SENT, is_sealed=True) == SEALED
    assert board_faults("a board", [{**row, "school": None} for row in REAL], REAL) == []


def test_every_difference_of_a_board_is_told() -> None:
    assert len(board_faults("a board", REAL[:1], REAL)) == 1
    assert len(board_faults("a board", REAL[::-1], REAL)) == 2
    once_more = deepcopy(REAL)
    once_more[1]["total"] += 1
    assert len(board_faults("a board", once_more, REAL)) == 1


def test_what_is_lost_or_twice_there_is_told() -> None:
    verdicts = {each.submit_id: each.deserved for each in SENT}
    keys = [each.key for each in SENT]
    assert submission_faults(SENT, verdicts, keys) == []
    assert submission_faults(SENT, {**verdicts, 4: WRONG}, keys) != []
    assert submission_faults(SENT, {**verdicts, 5: ACCEPTED}, keys) != []
    assert submission_faults(SENT[:3], {1: WRONG, 2: ACCEPTED}, keys[:3]) == ["3 is lost"]
    twice = ["the key k4 has 2 rows and was acknowledged 1 times"]
    assert submission_faults(SENT, verdicts, [*keys, "k4"]) == twice
    assert submission_faults([*SENT, SENT[3]], verdicts, keys) != []
