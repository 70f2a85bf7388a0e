"""What checkers and interactors get as arguments (formats §0)."""

from __future__ import annotations

import pytest

from judge_sandbox.checkers.conventions import arguments
from judge_sandbox.types import Convention

pytestmark = pytest.mark.quick

INPUT, OUTPUT, ANSWER = "/dev/fd/3", "/dev/fd/4", "/dev/fd/5"
USUAL = [INPUT, OUTPUT, ANSWER]


@pytest.mark.parametrize(
    ("convention", "expected"),
    [
        ("hoj", USUAL),
        ("testlib", USUAL),
        ("qduoj", [INPUT, OUTPUT]),
        ("hustoj", [INPUT, ANSWER, OUTPUT]),
        ("hustoj-tpj", [INPUT, ANSWER, OUTPUT]),
        ("kattis", [INPUT, ANSWER, "/w/feedback/"]),
        ("dmoj", USUAL),
        ("dmoj-testlib", USUAL),
        ("dmoj-coci", USUAL),
        ("hydro", USUAL),
        ("lemon", [*USUAL, "25", "/w/feedback/score.txt", "/w/feedback/judgemessage.txt"]),
        ("syzoj", []),
    ],
)
def test_each_convention_has_its_order(convention: str, expected: list[str]) -> None:
    assert arguments(Convention(convention), maximum=25) == expected
    assert arguments(Convention(convention), ["-e", "1"], maximum=25) == [*expected, "-e", "1"]


@pytest.mark.parametrize(
    ("convention", "expected"),
    [
        ("hoj", USUAL),
        ("testlib", USUAL),
        ("kattis", [INPUT, ANSWER, "/w/feedback/"]),
        ("dmoj", [INPUT, ANSWER]),
        ("dmoj-testlib", USUAL),
    ],
)
def test_interactors_have_theirs(convention: str, expected: list[str]) -> None:
    assert arguments(Convention(convention), interactor=True) == expected


def test_a_case_without_points_is_worth_a_hundred_to_lemon() -> None:
    assert arguments(Convention.LEMON, maximum=0)[3] == "100"
