"""Readers accept exactly what their contract says; what they refuse has the right verdict."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.judge_sandbox.testlib.compiled_programs import run
from tests.judge_sandbox.testlib.conftest import Ended

WHOLE = re.compile(r"0|-?[1-9][0-9]*")
REAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
STRICT = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?")


def is_int(token: str) -> bool:
    return WHOLE.fullmatch(token) is not None and -(2**31) <= int(token) < 2**31


def is_long(token: str) -> bool:
    return WHOLE.fullmatch(token) is not None and -(2**63) <= int(token) < 2**63


def is_unsigned_long(token: str) -> bool:
    return WHOLE.fullmatch(token) is not None and 0 <= int(token) < 2**64


def is_real(token: str) -> bool:
    return REAL.fullmatch(token) is not None


def is_strict_real(token: str) -> bool:
    """One to three digits after the point, no minus before zero."""
    digits = len(token.partition(".")[2])
    zero_with_minus = token.startswith("-") and not re.search("[1-9]", token)
    return STRICT.fullmatch(token) is not None and 1 <= digits <= 3 and not zero_with_minus


def a_token(dice: random.Random) -> str:
    """Something like a number, often around the ends of the ranges."""
    if dice.random() < 0.3:
        border = dice.choice([2**31, 2**63, 2**64, 0, 10**18, 10**19, 10**20])
        return str(dice.choice([1, -1]) * (border + dice.randint(-2, 2)))
    if dice.random() < 0.2:
        return f"{dice.choice(['', '-', '-0'])}{dice.randrange(30)}.{dice.randrange(2000)}"
    signs = dice.choice(["", "", "-", "+", "--"])
    body = "".join(dice.choice("0012359.eE-+") for _ in range(dice.randint(1, 6)))
    return signs + dice.choice([body, body.replace("e", "").replace("E", "")])


@pytest.mark.parametrize(
    ("function", "accepts"),
    [
        ("int", is_int),
        ("long", is_long),
        ("ulong", is_unsigned_long),
        ("double", is_real),
        ("strict -1e30 1e30 1 3", is_strict_real),
    ],
)
def test_a_number_reader_accepts_exactly_its_numbers(
    function: str,
    accepts: Callable[[str], bool],
    vector_programs: dict[str, Path],
    check: Callable[..., Ended],
) -> None:
    dice = random.Random(function)
    accepted = 0
    for token in {a_token(dice) for _ in range(120)}:
        ended = check(vector_programs["chk_typed"], given=function, output=f" {token}\n")
        assert ended.returncode == (0 if accepts(token) else 2), (token, ended.stderr)
        accepted += accepts(token)
        if accepts(token) and "real" not in accepts.__name__:
            assert ended.stderr.decode() == f"ok {token}\n"
        elif accepts(token):
            assert float(ended.stderr.split()[1]) == pytest.approx(float(token), abs=1e-6)
    assert accepted >= 5


@pytest.mark.parametrize("function", ["line", "token"])
def test_bytes_come_through_as_they_are(
    function: str, vector_programs: dict[str, Path], check: Callable[..., Ended]
) -> None:
    everything = bytes(c for c in range(1, 256) if c not in b"\n\r\t ")
    text = everything.decode("utf-8", "surrogateescape")
    ended = check(vector_programs["chk_typed"], given=function, output=f"{text}\n")
    assert ended.stderr == b"ok <" + everything + b">\n"


@pytest.mark.parametrize(
    ("given", "output", "answer", "stderr"),
    [
        ("unordered", "3 1 2", "1 2 3", "ok 3 numbers"),
        ("unordered", "3 1 4", "1 2 3", "wrong answer 2nd smallest differs: expected 2, found 3"),
        ("real", "1.000001", "1", "ok difference 0.0000010000"),
        ("sequence 1", "1 2 0.5 7 1 0.5 0.25 3 4 -5", "", "points 10"),
        ("sequence 1", "9 2 0.5 7 1 0.5 0.25 3 4 -5", "", "wrong output format no 9 here"),
        ("sequence 1", "1 9 0.5 7 1 0.5 0.25 3 4 -5", "", "wrong answer none here either"),
        ("sequence 1", "8 2 0.5 7 1 0.5 0.25 3 4 -5", "", "wrong answer nor 8"),
        (
            "sequence 1",
            "1 2 0.5 7 1.5 0.5 0.25 3 4 -5",
            "",
            "wrong answer Double element [index=1] equals to 1.5, violates the range [0, 1]",
        ),
        (
            "sequence 1",
            "1 2 0.5 7 1 2.5 0.25 3 4 -5",
            "",
            "wrong answer Strict double element s[1] equals to 2.5, violates the range [0, 1]",
        ),
        (
            "sequence 1",
            "1 2 0.5 7 1 0.5 0.25 30 4 -5",
            "",
            "wrong answer Unsigned integer element u[0] equals to 30, violates the range [0, 9]",
        ),
        ("points", "12.5", "", "points 12.5 of 100"),
        ("points_float", "5", "", "points 2.5 half"),
        ("info", "1,2", "", "points points_info=a=1,2 with 1"),
        (
            "sequence 11",
            "",
            "",
            "FAIL Integer parameter [name=n] equals to 11, violates the range [1, 10] (input)",
        ),
    ],
)
def test_numbers_are_read_in_every_way(
    given: str,
    output: str,
    answer: str,
    stderr: str,
    own_program: Callable[[str], Path],
    check: Callable[..., Ended],
) -> None:
    ended = check(own_program("checker_numbers"), given=given, output=output, answer=answer)
    assert ended.stderr.decode() == f"{stderr}\n"


@pytest.mark.parametrize(
    ("given", "output", "answer", "stderr"),
    [
        ("hex", "fF", "Ff", "ok pattern [+-]?[0-9A-Fa-f]{1,}"),
        ("hex", "fe", "ff", "wrong answer expected 'FF', but found 'FE'"),
        (
            "hex",
            "g",
            "ff",
            'wrong answer Token parameter [name=output] equals to "g", doesn\'t correspond to '
            'pattern "[+-]?[0-9A-Fa-f]{1,}"',
        ),
        ("cases", "Case 1: 7\ncase 2: a b\n", "Case 1: 7\nCase 2: a b\n", "ok 2 case(s)"),
        (
            "cases",
            "Case 1: x\n",
            "Case 1: 7\n",
            'wrong output format Expected integer, but "x" found',
        ),
        (
            "cases",
            "Case 2: 7\n",
            "Case 1: 7\n",
            "wrong output format Expected 'Case 1:', found 'Case 2: 7'",
        ),
        ("cases", "Case 1: b\n", "Case 1: a\n", "wrong answer case: expected 'a', but found 'b'"),
        ("letters", "Abc\nde\nuvw\nl\nm\nqq\n", "", "ok a|Abc|de|uvw|l|m|qq"),
        (
            "letters",
            "Abc\nde\nuvx\n",
            "",
            'wrong answer Line "uvx" doesn\'t correspond to pattern "[^x]*"',
        ),
        (
            "letters",
            "Abc\nde\nuv\nl\nm\nq\n",
            "",
            "ok a|Abc|de|uv|l|m|q",
        ),
        (
            "letters",
            "Abc\nde\nuv\nl\nm\np\n",
            "",
            'wrong answer Line element d[0] equals to "p", doesn\'t correspond to pattern "q*"',
        ),
        ("chars", "a b\n\n c\n x", "", "ok ab 1 a b output"),
        ("lists", "p q a b c d last", "", "ok p,q 7 x+y"),
        (
            "lists",
            "p q a b c D last",
            "",
            'wrong answer Token element m[1] equals to "D", doesn\'t correspond to pattern "[a-z]"',
        ),
        (
            "lists",
            "p q a b c d inner",
            "",
            'wrong output format Expected integer, but "eight" found',
        ),
        (
            "other",
            "",
            "",
            'FAIL Token parameter [name=kind] equals to "other", doesn\'t correspond to pattern '
            '"hex|cases|letters|chars|lists" (input)',
        ),
    ],
)
def test_words_and_lines_are_read_in_every_way(
    given: str,
    output: str,
    answer: str,
    stderr: str,
    own_program: Callable[[str], Path],
    check: Callable[..., Ended],
) -> None:
    ended = check(own_program("checker_words"), given=given, output=output, answer=answer)
    assert ended.stderr.decode() == f"{stderr}\n"


def test_many_blocks_of_numbers_are_read_rightly(
    vector_programs: dict[str, Path], check: Callable[..., Ended]
) -> None:
    numbers = " ".join(str(n * 7919 % 1000003) for n in range(300000))
    ended = check(vector_programs["chk_ints"], output=numbers + "\n", answer=numbers + "\n")
    assert ended.stderr == b"ok 300000 number(s)\n"


def test_an_input_that_is_needed_must_exist(
    own_program: Callable[[str], Path], check: Callable[..., Ended], tmp_path: Path
) -> None:
    program = own_program("checker_fixed_files")
    assert check(program, given="1", output="2", answer="3").stderr == b"ok sum\n"
    assert check(program, given="1", output="2", answer="4").stderr == b"wrong answer no sum\n"
    (tmp_path / "input").unlink()
    ended = run(program, folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (3, b'FAIL Input file not found: "input"\n')
