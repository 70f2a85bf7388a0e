"""Random draws: within bounds, and of the sequence that every testlib has."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.judge_sandbox.testlib.probe import ask
from tests.judge_sandbox.testlib.random_sequence import RandomSequence

LONG_MAX = 2**63 - 1
Drawn = tuple[str, Callable[[RandomSequence], object], Callable[[str], bool]]


def integers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def a_size(dice: random.Random, bits: int) -> int:
    return dice.getrandbits(dice.randint(1, bits)) + 1


def whole_number(dice: random.Random) -> Drawn:
    n = dice.choice([a_size(dice, 30), 1 << dice.randrange(31), 2**31 - 1])
    return f"int {n}", lambda r: r.below_int(n), lambda a: 0 <= int(a) < n


def long_number(dice: random.Random) -> Drawn:
    n = dice.choice([a_size(dice, 62), LONG_MAX])
    return f"ll {n}", lambda r: r.below_long(n), lambda a: 0 <= int(a) < n


def between(dice: random.Random) -> Drawn:
    low, high = sorted(dice.randint(-(2**31), 2**31 - 1) >> dice.randrange(31) for _ in "ab")
    return f"between {low} {high}", lambda r: r.between(low, high), lambda a: low <= int(a) <= high


def long_between(dice: random.Random) -> Drawn:
    low, high = sorted(dice.randint(-(2**62) + 1, 2**62) >> dice.randrange(62) for _ in "ab")
    return (
        f"llbetween {low} {high}",
        lambda r: r.between(low, high),
        lambda a: low <= int(a) <= high,
    )


def unit(_: random.Random) -> Drawn:
    return "unit", lambda r: r.unit().hex(), lambda a: 0 <= float.fromhex(a) < 1


def real(dice: random.Random) -> Drawn:
    low = dice.uniform(-10, 10)
    high = low + 10 ** dice.uniform(-9, 9)

    def inside(answer: str) -> bool:
        return low <= float.fromhex(answer) <= high

    return f"real {low!r} {high!r}", lambda r: ((high - low) * r.unit() + low).hex(), inside


def weighted(dice: random.Random) -> Drawn:
    n, kind = a_size(dice, 30), dice.choice([dice.randint(-24, 24), dice.randint(-200, 200)])
    return f"weighted {n} {kind}", lambda r: r.weighted(n, kind), lambda a: 0 <= int(a) < n


def permutation(dice: random.Random) -> Drawn:
    n, first = dice.randrange(20), dice.randint(-5, 5)
    return (
        f"perm {n} {first}",
        lambda r: r.permutation(n, first),
        lambda a: sorted(integers(a)) == list(range(first, first + n)),
    )


def distinct(dice: random.Random) -> Drawn:
    low = dice.randint(-1000, 1000)
    high = low + a_size(dice, dice.choice([4, 40])) - 1
    size = dice.randint(0, min(15, high - low + 1))

    def all_differ(answer: str) -> bool:
        found = integers(answer)
        return len(set(found)) == size and all(low <= x <= high for x in found)

    return f"distinct {size} {low} {high}", lambda r: r.distinct(size, low, high), all_differ


def partition(dice: random.Random) -> Drawn:
    size, least = dice.randint(1, 8), dice.randint(0, 5)
    total = size * least + dice.choice([0, 1, dice.randrange(50), dice.randrange(10**12)])

    def adds_up(answer: str) -> bool:
        parts = integers(answer)
        return len(parts) == size and sum(parts) == total and min(parts) >= least

    question = f"partition {size} {total} {least}"
    return question, lambda r: r.partition(size, total, least), adds_up


def shuffled(dice: random.Random) -> Drawn:
    letters = "abcdefghijklmnop"[: dice.randint(1, 16)]
    return (
        f"shuffle {letters}",
        lambda r: r.shuffled(letters),
        lambda a: sorted(a) == sorted(letters),
    )


@pytest.mark.parametrize(
    "kind",
    [
        whole_number,
        long_number,
        between,
        long_between,
        unit,
        real,
        weighted,
        permutation,
        distinct,
        partition,
        shuffled,
    ],
)
def test_draws_are_within_bounds_and_follow_the_sequence(
    kind: Callable[[random.Random], Drawn], own_program: Callable[[str], Path]
) -> None:
    dice = random.Random(kind.__name__)
    drawn = [kind(dice) for _ in range(400)]
    seeds = [dice.randint(-(2**63), LONG_MAX) for _ in drawn]
    questions = [q for seed, d in zip(seeds, drawn, strict=True) for q in (f"seed {seed}", d[0])]
    answers = ask(own_program, questions)[1::2]
    for (question, model, holds), seed, answer in zip(drawn, seeds, answers, strict=True):
        assert holds(answer), (question, answer)
        expected = model(RandomSequence(seed))
        if kind is real:
            assert isinstance(expected, str)
            assert math.isclose(float.fromhex(answer), float.fromhex(expected), abs_tol=1e-15)
        elif isinstance(expected, list):
            assert integers(answer) == expected, (question, seed)
        elif isinstance(expected, str) and kind is unit:
            assert float.fromhex(answer) == float.fromhex(expected), (question, seed)
        else:
            assert answer == str(expected), (question, seed)


def test_long_round_bounds_are_shown_as_powers(own_program: Callable[[str], Path]) -> None:
    shown = {
        "0": "0",
        "1000000": "1000000",
        "10000000": "10^7",
        "-1000000000": "-10^9",
        "20000000": "2*10^7",
        "-300000000000": "-3*10^11",
        "1000000007": "1000000007",
        "1000000000000000000": "10^18",
    }
    assert ask(own_program, [f"number {n}" for n in shown]) == list(shown.values())
