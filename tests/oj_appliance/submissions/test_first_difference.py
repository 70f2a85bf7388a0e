"""Where a wrong output of a hidden case first differs: told where the problem's switch says so, and
never in a contest (contract judge-rules §5.1)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox.checkers.comparison import compare
from judge_sandbox.checkers.difference import LONGEST_WORD, first_difference
from oj_appliance.judging.explanations import explained, is_difference
from oj_appliance.judging.types import Verdict
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Place, PlacedRow, Shown
from oj_appliance.submissions.shown.visibility import Visibility
from oj_appliance.submissions.types import CaseRecord
from oj_appliance.web.guards import Viewer
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.submissions.rows import row_in
from tests.problem_bodies import add_problem, problem_body

CASES = [("1 2\n", "3\n"), ("20 30\n", "sum:\n20 plus 30 is 50\n")]
WRONG = "a, b = map(int, input().split())\nprint(a + b if a == 1 else f'sum:\\n{a} plus {b} is 51')"
TOLD = 'line 2, column 16: read "51", expected "50"'


def second_case(root: Client, student: Client, display_id: str, **fields: Any) -> tuple[Any, ...]:
    """What the student is told of the hidden case, and its meaning; then what staff is."""
    add_problem(root, problem_body(display_id, CASES, **fields))
    number = submit(student, display_id, "Python3", WRONG)
    assert wait_for_verdict(student, number)["status"] == -1
    told: list[Any] = []
    for client in (student, root):
        cases = client.get("/api/get-all-case-result", submitId=number).data["judgeCaseList"]
        told += [cases[1]["userOutput"], cases[1]["explanation"]]
    return tuple(told)


def test_a_hidden_case_tells_its_first_difference_where_the_problem_says_so(
    root: Client, student: Client
) -> None:
    said, meaning, *staffs = second_case(root, student, "TELLS", showCheckerComment=True)
    assert said == TOLD
    assert meaning == "第 2 行第 16 列开始不同：输出为“51”，应为“50”"
    assert staffs == [said, meaning]
    assert second_case(root, student, "SILENT") == (None, None, None, None)


class Open(PlacePolicy):
    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        return Shown.ALL


@pytest.mark.parametrize("kind", list(Kind))
def test_no_contest_and_no_timed_work_tells_a_difference(kind: Kind) -> None:
    registry = PlaceRegistry()
    registry.register(kind, Open())
    case = CaseRecord(1, 1, 1, 1, None, -1, None, None, None, TOLD, 1, 2, "default", None)

    def told(viewer: Viewer) -> str | None:
        (shown,) = (
            Visibility(registry).cases(
                [case],
                row_in(Place(kind, 0 if kind is Kind.PRACTICE else 1)),
                viewer,
                open_case_result=True,
                show_checker_comment=True,
            )
            or ()
        )
        return shown.case.user_output

    is_open = kind not in (Kind.CONTEST, Kind.TIMED_WORK, Kind.VIRTUAL)
    assert told(Viewer(uid="1", username="ann")) == (TOLD if is_open else None)


@given(st.binary(max_size=60), st.binary(max_size=60), st.booleans())
def test_whatever_differs_is_told_in_words_that_are_known(
    user: bytes, expected: bytes, remove_end_blank: bool
) -> None:
    said = first_difference(user, expected, remove_end_blank=remove_end_blank)
    if compare(user, expected, remove_end_blank=remove_end_blank) is Verdict.ACCEPTED:
        assert said == ""
    else:
        assert is_difference(said)
        assert explained(said, "en-US") != explained(said, "zh-CN")


def test_what_is_quoted_is_cut() -> None:
    said = first_difference(b"7" * 99 + b"8" * 99, b"7" * 99, remove_end_blank=True)
    assert said.startswith("line 1, column 100: read ")
    assert max(len(part) for part in said.split('"')) <= LONGEST_WORD + 1
