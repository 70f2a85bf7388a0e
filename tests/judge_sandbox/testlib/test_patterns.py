"""Patterns match like regular expressions do, and match what was generated from them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from tests.judge_sandbox.testlib.probe import ask

SETS = ["[ab]", "[a-c]", "[b-dx]", "[ab-]", "[a\\-c]", "[a\\]]", "[.]", "\\.", "\\|", "\\\\"]
COUNTS = ["", "", "", "?", "{2}", "{0}", "{0,2}", "{1,3}"]
ENDLESS = ["*", "+", "{1,}"]


def a_pattern(dice: random.Random, depth: int, *, endless: bool) -> str:
    """A pattern that means the same as a regular expression."""
    if depth > 0 and dice.random() < 0.4:
        count = dice.randint(1, 3)
        return "|".join(a_pattern(dice, depth - 1, endless=endless) for _ in range(count))
    text = ""
    for _ in range(dice.randint(1, 4)):
        sets = [*SETS, "[^a]", "[^b-d]"] if endless else SETS
        text += dice.choice([dice.choice("abcdx"), dice.choice(sets)])
        text += dice.choice([*COUNTS, *ENDLESS] if endless else COUNTS)
    if depth > 0 and dice.random() < 0.4:
        text += f"({a_pattern(dice, depth - 1, endless=endless)})"
    return text


def test_patterns_match_what_the_regular_expression_matches(
    own_program: Callable[[str], Path],
) -> None:
    dice = random.Random(1)
    pairs = []
    for _ in range(1500):
        shape = a_pattern(dice, 2, endless=True)
        text = "".join(dice.choice("aabbccdx-.|\\]") for _ in range(dice.randrange(6)))
        pairs.append((shape, text))
    answers = ask(own_program, [f"match {shape} <{text}" for shape, text in pairs])
    expected = [str(int(re.fullmatch(shape, text) is not None)) for shape, text in pairs]
    wrong = [
        (*pair, answer)
        for pair, answer, want in zip(pairs, answers, expected, strict=True)
        if answer != want
    ]
    assert not wrong
    assert expected.count("1") > 100


def test_a_generated_text_matches_its_pattern(own_program: Callable[[str], Path]) -> None:
    dice = random.Random(2)
    shapes = [a_pattern(dice, 2, endless=False) for _ in range(800)]
    texts = ask(own_program, [f"generate {shape}" for shape in shapes])
    for shape, text in zip(shapes, texts, strict=True):
        assert re.fullmatch(shape, text), (shape, text)
    again = [f"match {shape} <{text}" for shape, text in zip(shapes, texts, strict=True)]
    assert set(ask(own_program, again)) == {"1"}
