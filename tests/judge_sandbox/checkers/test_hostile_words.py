"""Whatever a judge's program leaves, it raises nothing and gives no more than everything."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox.checkers.conventions import JUDGE_MESSAGE, SCORE, SCORE_MULTIPLIER, TEAM_MESSAGE
from judge_sandbox.checkers.outcome import judgement
from judge_sandbox.checkers.printed_number import printed_number, printed_ratio
from judge_sandbox.checkers.program_end import ProgramEnd
from judge_sandbox.types import Convention, Verdict

pytestmark = pytest.mark.quick

POSSIBLE = {
    Verdict.ACCEPTED,
    Verdict.WRONG_ANSWER,
    Verdict.PRESENTATION_ERROR,
    Verdict.PARTIAL_ACCEPTED,
    Verdict.SYSTEM_ERROR,
}
# Words that conventions look for, so that chance puts them together.
WORDS = st.sampled_from(
    [
        b"ok ",
        b"wrong answer ",
        b"wrong output format ",
        b"partially correct (",
        b") ",
        b"points ",
        b"partial ",
        b"FAIL ",
        b"status(",
        b"score(",
        b"/",
        b"\n",
        b"0",
        b"1",
        b"99",
        b"-",
        b".5",
        b"e9",
        b"e999999999",
        b"nan",
        b"inf",
        b"0x1p3",
        b"9" * 10_000,
        b"\x00",
        b"\xff",
        "五".encode(),
        "٣".encode(),
    ]
)
TEXTS = st.one_of(st.binary(max_size=64), st.lists(WORDS, max_size=8).map(b"".join))
ENDS = st.builds(
    ProgramEnd,
    exit_code=st.one_of(
        st.sampled_from([0, 1, 2, 3, 7, 42, 43, 99, 100, 101]), st.integers(0, 255)
    ),
    signal=st.one_of(st.just(0), st.integers(0, 64)),
    stdout=st.one_of(st.none(), TEXTS),
    stderr=TEXTS,
    files=st.dictionaries(
        st.sampled_from([SCORE, SCORE_MULTIPLIER, TEAM_MESSAGE, JUDGE_MESSAGE]),
        st.one_of(st.none(), TEXTS),
    ),
)


@given(st.sampled_from(Convention), ENDS, st.integers(0, 1000))
def test_no_end_of_a_program_is_too_strange(
    convention: Convention, end: ProgramEnd, maximum: int
) -> None:
    result = judgement(convention, end, maximum=maximum)
    assert result.status in POSSIBLE
    if result.percentage is not None:
        assert result.status is Verdict.PARTIAL_ACCEPTED
        assert 0 <= result.percentage < 1
    if result.status is Verdict.SYSTEM_ERROR:
        assert result.message.startswith("the checker ")
    assert all(c in "\n\t" or c.isprintable() for c in result.message)


@given(st.fractions(), st.integers(0, 20))
def test_decimal_numbers_are_read_exactly(number: Fraction, places: int) -> None:
    scaled = round(number * 10**places)
    sign, digits = "-" if scaled < 0 else "", str(abs(scaled)).zfill(places + 1)
    text = f"{sign}{digits[: len(digits) - places]}.{digits[len(digits) - places :]}"
    assert printed_number(text) == Fraction(scaled, 10**places)
    assert printed_number(f" {scaled}e-{places}\n") == Fraction(scaled, 10**places)


@given(st.text(max_size=30))
def test_what_is_no_decimal_number_is_none(text: str) -> None:
    if not set(text.strip()) <= set("0123456789.eE+-"):
        assert printed_number(text) is None


def test_numbers_beyond_reason_are_none_at_once() -> None:
    for text in (
        "9" * 10_000,
        "1e999999999",
        "1e-999999999",
        "0." + "3" * 10_000,
        "1" * 10_000_000,
    ):
        assert printed_number(text) is None
    for text in ("", "+", ".", "e5", "1e", "1_000", "1 2", "0x10", "１", "nan", "-inf", "50%"):
        assert printed_number(text) is None


def test_ratios_are_of_whole_numbers() -> None:
    assert printed_ratio("1/3") == Fraction(1, 3)
    assert printed_ratio("-1/3") == Fraction(-1, 3)
    for text in ("1", "1/0", "1/-2", "1.5/2", "/2", "1/", "1/2/3", f"1/{'9' * 10_000}"):
        assert printed_ratio(text) is None
