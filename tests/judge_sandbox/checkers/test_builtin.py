"""The comparisons without a program (formats §0, "builtin")."""

from __future__ import annotations

import tracemalloc
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox.checkers.builtin import check_builtin
from judge_sandbox.types import Verdict

pytestmark = pytest.mark.quick

AC, WA = Verdict.ACCEPTED, Verdict.WRONG_ANSWER


@pytest.mark.parametrize(
    ("arguments", "user", "expected", "status"),
    [
        ("tokens", b"1 2\n3", b"1\n2   3\n\n", AC),
        ("tokens", b"\t1\r\n\v2\f", b"1 2", AC),
        ("tokens", b"", b" \n", AC),
        ("tokens", b"1 2", b"12", WA),
        ("tokens", b"1 2", b"1 2 3", WA),
        ("tokens", b"1 2 3", b"1 2", WA),
        ("tokens", b"Yes", b"YES", WA),
        ("tokens", b"1.0", b"1", WA),
        ("tokens", b"a\xc2\xa0b", b"a b", WA),
        ("tokens", b"\xff\x00", b"\xff\x00\n", AC),
        ("tokens-nocase", b"yEs No", b"YES\nNO\n", AC),
        ("tokens-nocase", b"yes", b"no", WA),
        ("lines", b"1  2 \n 3\t4\n\n\n", b"1 2\n3 4", AC),
        ("lines", b"1 2\r\n3 4\r\n", b"1 2\n3 4\n", AC),
        ("lines", b"1 2\r3 4", b"1 2\n3 4\n", AC),
        ("lines", b"1 2 3 4", b"1 2\n3 4", WA),
        ("lines", b"1\n\n2", b"1\n2", WA),
        ("lines", b"\n1", b"1", WA),
        ("lines", b"", b"\n\n", AC),
        ("lines", b"\n", b"\n1", WA),
        ("float 1e-6 0", b"1.0000005 x", b"1 x", AC),
        ("float 1e-6 0", b"1.000001", b"1", AC),
        ("float 1e-6 0", b"1.00000100000000000000001", b"1", WA),
        ("float 0 1e-6", b"1000000", b"1000001", AC),
        ("float 0 1e-6", b"1000000", b"1000002", WA),
        ("float 0.5 0.1", b"9", b"10", AC),
        ("float 0 0", b"1.50", b"15e-1", AC),
        ("float 0 0", b"0.1", b"0.10000000000000000000001", WA),
        ("float 0 0", b"-0.0", b"0", AC),
        ("float 0 0", b"9007199254740993", b"9007199254740992", WA),
        ("float 0 0", b"+5 .5 5.", b"5 0.5 5", AC),
        ("float 1e-6 1e-6", b"1 2", b"1", WA),
        ("float 1e-6 1e-6", b"1", b"1 2", WA),
        ("float 1e-6 1e-6", b"", b"", AC),
        ("float 1e-6 1e-6", b"one", b"One", WA),
        ("float 1e-6 1e-6", b"one", b"one", AC),
        ("float 1e-6 1e-6", b"1_0", b"10", WA),
        ("float 1e-6 1e-6", b"1,5", b"1.5", WA),
        ("float 1e-6 1e-6", "１".encode(), b"1", WA),
        # hexadecimal numbers are tokens
        ("float 1e-6 1e-6", b"0x10", b"0x10", AC),
        ("float 1e-6 1e-6", b"0x10", b"16", WA),
        ("float 1e-6 1e-6", b"0x1p4", b"0x10", WA),
        # NaN equals only what is written alike, as in the default validator, infinity only itself
        ("float 1e-6 1e-6", b"nan", b"1", WA),
        ("float 1e-6 1e-6", b"nan", b"nan", AC),
        ("float 1e-6 1e-6", b"1 -NaN", b"1 -NaN", AC),
        ("float 1e-6 1e-6", b"nan", b"-nan", WA),
        ("float 1e-6 1e-6", b"1", b"nan", WA),
        ("float 1e-6 1e-6", b"1.0e+02", b"100", AC),
        ("float 1e-6 1e-6", b"banana", b"banana", AC),
        ("float 1e-6 1e-6", b"inf", b"+Infinity", AC),
        ("float 1e-6 1e-6", b"inf", b"-inf", WA),
        ("float 1e-6 1e-6", b"5", b"inf", WA),
        ("float 1e-6 1e-6", b"1e999", b"inf", WA),
        # beyond doubles
        ("float 0 1e-6", b"1e999", b"1.0000001e999", AC),
        ("float 0 1e-6", b"1e999", b"2e999", WA),
        ("float 1e-6 0", b"1e-999999999", b"0", AC),
        ("float 0 1e-6", b"1e-999999999", b"0", WA),
        ("float 1e-6 1e-6", b"1e999999999", b"1", WA),
        ("float 1e-6 1e-6", b"1e" + b"9" * 40, b"1", WA),
        ("float 1e-6 1e-6", b"1e" + b"9" * 40, b"1e" + b"9" * 40, AC),
        ("float 0 1e-6", b"3" * 10_000, b"3" * 9_999 + b"4", AC),
        ("float 0 0", b"3" * 10_000, b"3" * 9_999 + b"4", WA),
        ("float 1e400 0", b"1e300", b"-1e300", AC),
        ("float 1e-400 0", b"1", b"1.0", AC),
    ],
)
def test_comparison(arguments: str, user: bytes, expected: bytes, status: Verdict) -> None:
    assert check_builtin(arguments.split(), user, expected).status is status


@pytest.mark.parametrize(
    "arguments",
    ["", "token", "tokens 1", "float", "float 1e-6", "float 1 2 3", "float -1 0", "float x 0",
     "float nan 0", "float 0 inf", "float 0x1 0", "float 1e" + "9" * 40 + " 0"],
)  # fmt: skip
def test_an_unknown_comparison_is_a_system_error(arguments: str) -> None:
    result = check_builtin(arguments.split(), b"1", b"1")
    assert result.status is Verdict.SYSTEM_ERROR
    assert result.message == f"no such comparison: {arguments}"


@pytest.mark.parametrize(
    ("arguments", "user", "expected", "message"),
    [
        ("tokens", b"1 2 4", b"1 2 3", "token 3: expected '3', found '4'"),
        ("tokens", b"1 2", b"1 2 3", "token 3: expected '3', found nothing more"),
        ("tokens", b"1 2 3", b"1 2", "token 3: expected nothing more, found '3'"),
        ("tokens", b"12", b"1 2", "token 1: expected '1', found '12'"),
        ("tokens", b"x", b"", "token 1: expected nothing more, found 'x'"),
        ("tokens-nocase", b"A C", b"a b", "token 2: expected 'b', found 'c'"),
        ("lines", b"1\n2 3", b"1\n2  4\n", "line 2: expected '2 4', found '2 3'"),
        ("lines", b"1\n2", b"1", "line 2: expected nothing more, found '2'"),
        ("float 1 0", b"1 9", b"1 7", "token 2: expected '7', found '9'"),
        ("float 1 0", b"1", b"1 7", "token 2: expected '7', found nothing more"),
        ("float 1 0", b"1 7", b"1", "token 2: expected nothing more, found '7'"),
        ("tokens", b"\x1b[1m" + b"9" * 99, b"1", f"token 1: expected '1', found '{'9' * 64}…'"),
    ],
)
def test_the_first_difference_is_told(
    arguments: str, user: bytes, expected: bytes, message: str
) -> None:
    assert check_builtin(arguments.split(), user, expected).message == message


TOKENS = st.lists(st.sampled_from([b"1", b"22", b"a", b"B", b"-", b"\xff"]), max_size=6)
BLANKS = st.sampled_from([b" ", b"  ", b"\n", b"\t", b"\r\n", b" \n ", b"\v\f"])


@st.composite
def spaced(draw: st.DrawFn) -> tuple[list[bytes], bytes]:
    tokens = draw(TOKENS)
    text = draw(st.one_of(st.just(b""), BLANKS))
    return tokens, text + b"".join(token + draw(BLANKS) for token in tokens)


@given(spaced(), spaced())
def test_tokens_are_what_white_space_separates(
    one: tuple[list[bytes], bytes], other: tuple[list[bytes], bytes]
) -> None:
    for user, expected in ((one, one), (one, other)):
        text = b" ".join(user[0])
        same = AC if user[0] == expected[0] else WA
        assert check_builtin(["tokens"], user[1], expected[1]).status is same
        assert check_builtin(["tokens"], text, expected[1]).status is same
        assert check_builtin(["float", "0", "0"], user[1], expected[1]).status is same
        lower = [token.lower() for token in user[0]] == [token.lower() for token in expected[0]]
        nocase = check_builtin(["tokens-nocase"], user[1], expected[1])
        assert nocase.status is (AC if lower else WA)


@given(spaced(), spaced())
def test_lines_are_lists_of_tokens(
    one: tuple[list[bytes], bytes], other: tuple[list[bytes], bytes]
) -> None:
    def lines(text: bytes) -> list[list[bytes]]:
        text = text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        found = [line.split() for line in text.split(b"\n")]
        while found and not found[-1]:
            found.pop()
        return found

    same = AC if lines(one[1]) == lines(other[1]) else WA
    assert check_builtin(["lines"], one[1], other[1]).status is same


DECIMALS = st.decimals(allow_nan=False, allow_infinity=False, min_value=-1000, max_value=1000)


@given(DECIMALS, DECIMALS, st.integers(0, 12), st.integers(0, 12))
def test_numbers_are_compared_exactly(one: object, other: object, a: int, r: int) -> None:
    found, expected = Fraction(str(one)), Fraction(str(other))
    for distance in (
        found - expected,
        Fraction(1, 10**a),
        Fraction(1, 10**a) + Fraction(1, 10**30),
    ):
        near = abs(distance) <= max(Fraction(1, 10**a), Fraction(1, 10**r) * abs(expected))
        text = as_decimal(expected + distance)
        result = check_builtin(["float", f"1e-{a}", f"1e-{r}"], text, str(other).encode())
        assert result.status is (AC if near else WA)


TOLERANCES = st.sampled_from(["0", "1e-15", "1e-9", "1e-6", "0.5", "3", "1e-320", "1e300", "1e310"])
JUST_ABOUT = st.sampled_from([0, 1, 2, 1 - Fraction(1, 10**14), 1 + Fraction(1, 10**14)])


@given(st.floats(allow_nan=False, allow_infinity=False), TOLERANCES, TOLERANCES, JUST_ABOUT)
def test_doubles_are_not_trusted_at_the_edge(
    expected: float, absolute: str, relative: str, just_about: Fraction
) -> None:
    wanted = Fraction(repr(expected))
    bound = max(Fraction(absolute), Fraction(relative) * abs(wanted))
    try:
        found = float(wanted + just_about * bound)
    except OverflowError:
        found = -expected
    near = abs(Fraction(repr(found)) - wanted) <= bound
    result = check_builtin(
        ["float", absolute, relative], repr(found).encode(), repr(expected).encode()
    )
    assert result.status is (AC if near else WA)


def as_decimal(number: Fraction) -> bytes:
    """Written out; the denominator divides a power of ten."""
    places = 0
    while (number * 10**places).denominator != 1:
        places += 1
    return b"%de-%d" % (int(number * 10**places), places)


def test_long_outputs_take_little_more_memory_than_themselves() -> None:
    numbers = b"".join(b"%d.25\n" % number for number in range(300_000))
    near = numbers.replace(b".25\n", b".2500001 ")
    tracemalloc.start()
    try:
        for arguments, user in (("tokens", numbers.replace(b"\n", b" ")), ("float 1e-6 0", near)):
            tracemalloc.reset_peak()
            before = tracemalloc.get_traced_memory()[0]
            assert check_builtin(arguments.split(), user, numbers).status is AC
            assert tracemalloc.get_traced_memory()[1] - before < 4 * len(numbers) + (8 << 20)
    finally:
        tracemalloc.stop()
