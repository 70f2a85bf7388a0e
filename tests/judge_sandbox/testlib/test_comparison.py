"""doubleCompare against exact arithmetic."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from tests.judge_sandbox.testlib.probe import ask

# What rounding may add to an error, relative to the numbers compared.
ROUNDING = Fraction(1, 10**15)


def a_case(dice: random.Random) -> tuple[float, float, float]:
    """Expected and found real, mostly at about the allowed error from each other."""
    error = 10 ** dice.uniform(-12, -1)
    expected = dice.choice([0.0, 1.0, -1.0, dice.uniform(-1, 1) * 10 ** dice.uniform(-10, 12)])
    off = error * dice.choice([0.5, 0.999, 1.001, 2.0]) * dice.choice([1.0, -1.0])
    found = expected + off * dice.choice([1.0, max(1.0, abs(expected))])
    return expected, found, error


def test_reals_are_equal_when_the_absolute_or_the_relative_error_is_small(
    own_program: Callable[[str], Path],
) -> None:
    dice = random.Random(3)
    cases = [a_case(dice) for _ in range(2000)]
    answers = ask(own_program, [f"compare {e!r} {f!r} {error!r}" for e, f, error in cases])
    decided = {"0": 0, "1": 0}
    for (expected, found, error), answer in zip(cases, answers, strict=True):
        equal, delta = answer.split()
        off = abs(Fraction(found) - Fraction(expected))
        scale = max(Fraction(1), abs(Fraction(expected)))
        slack = ROUNDING * scale * 2
        if off <= Fraction(error) * scale - slack:
            assert equal == "1", (expected, found, error)
            decided["1"] += 1
        elif off > Fraction(error) * scale + slack:
            assert equal == "0", (expected, found, error)
            decided["0"] += 1
        relative = off / abs(Fraction(expected)) if abs(expected) > 1e-9 else off
        exact = min(off, relative)
        assert abs(Fraction(float.fromhex(delta)) - exact) <= exact * Fraction(1, 10**9)
    assert min(decided.values()) > 400


def test_reals_beyond_all_numbers_equal_only_their_like(own_program: Callable[[str], Path]) -> None:
    values = ["nan", "inf", "-inf", "1", "0", "-1e9"]
    pairs = [(e, f) for e in values for f in values]
    answers = ask(own_program, [f"compare {e} {f} 1e-6" for e, f in pairs])
    assert [a.split()[0] for a in answers] == [str(int(e == f)) for e, f in pairs]
