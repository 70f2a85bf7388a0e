"""Copies are found whatever was done to hide them, and honest work is left alone."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.similarity import passages
from oj_appliance.similarity.comparison import compare
from oj_appliance.similarity.types import Answer, Program, Question, Template
from oj_appliance.similarity.winnowing import GRAM, WINDOW, grams, winnow
from tests.oj_appliance.similarity.programs import (
    CPP,
    CPP_RENAMED,
    HONEST,
    ORIGINAL,
    RENAMED,
    REORDERED,
)

pytestmark = pytest.mark.quick


def asked(codes: dict[str, str], language: str = "Python3", **more: object) -> Question:
    programs = tuple(
        Program(number, person, "A", language, code)
        for number, (person, code) in enumerate(codes.items(), 1)
    )
    return Question(programs, **more)  # type: ignore[arg-type]


def pairs(answer: Answer) -> list[tuple[str, str]]:
    return [(each.left, each.right) for each in answer.pairs]


HONEST_PEOPLE = {f"honest{number}": code for number, code in enumerate(HONEST)}


@pytest.mark.parametrize("copy", [RENAMED, REORDERED], ids=["renamed", "reordered"])
def test_a_copy_with_other_names_comments_and_order_is_found(copy: str) -> None:
    answer = compare(asked({"ann": ORIGINAL, "ben": copy, **HONEST_PEOPLE}))
    assert pairs(answer) == [("ann", "ben")]
    assert answer.pairs[0].tasks[0].share > 0.85


def test_a_copy_in_another_language_of_braces_is_found() -> None:
    answer = compare(asked({"ann": CPP, "ben": CPP_RENAMED}, language="C++ 17"))
    assert answer.pairs[0].together > 0.8


def test_honest_solutions_of_one_task_are_no_pair() -> None:
    answer = compare(asked({"ann": ORIGINAL, **HONEST_PEOPLE}, least=0.3))
    assert (answer.pairs, answer.compared) == ((), 4)


def test_passages_mark_what_both_have() -> None:
    answer = compare(asked({"ann": ORIGINAL, "ben": REORDERED}))
    match = answer.pairs[0].tasks[0]
    assert sum(each.tokens for each in match.passages) == match.tokens
    longest = max(match.passages, key=lambda each: each.tokens)
    assert "while waiting" in ORIGINAL[longest.left_start : longest.left_end]
    assert "while queue" in REORDERED[longest.right_start : longest.right_end]
    for side in ("left", "right"):
        places = sorted(
            (getattr(each, f"{side}_start"), getattr(each, f"{side}_end"))
            for each in match.passages
        )
        assert all(end <= begin for (_, end), (begin, _) in pairwise(places))


def test_the_template_is_nobodys_own() -> None:
    own = ("print(sum(values) * 3 - 1)", "print([value for value in values if value % 2])")
    people = {name: ORIGINAL + rest for name, rest in zip(("ann", "ben"), own, strict=True)}
    assert pairs(compare(asked(people))) == [("ann", "ben")]
    template = Template("A", "Python3", ORIGINAL)
    answer = compare(asked(people, templates=(template,)))
    assert (answer.pairs, answer.short) == ((), 2)


def test_what_most_people_wrote_is_from_the_lesson() -> None:
    people = {f"pupil{number}": ORIGINAL + code for number, code in enumerate(HONEST * 2)}
    codes = list(people)
    answer = compare(asked(people, least=0.3))
    same = [(codes[number], codes[number + 3]) for number in range(3)]
    assert sorted(pairs(answer)) == sorted(same)


def test_several_tasks_count_together() -> None:
    tasks = {"A": (ORIGINAL, RENAMED), "B": (CPP, CPP_RENAMED)}
    programs = [
        Program(at * 10 + number, person, task, "Python3" if task == "A" else "C++ 17", code)
        for at, (task, codes) in enumerate(tasks.items())
        for number, (person, code) in enumerate(zip(("ann", "ben"), codes, strict=True))
    ]
    programs += [Program(90, "cat", "A", "Python3", REORDERED)]
    answer = compare(Question(tuple(programs)))
    assert pairs(answer)[0] == ("ann", "ben")
    assert {each.task for each in answer.pairs[0].tasks} == {"A", "B"}
    assert answer.pairs[0].evidence == sum(each.tokens for each in answer.pairs[0].tasks)


def test_the_order_of_the_programs_makes_no_difference_and_a_process_says_the_same() -> None:
    question = asked({"ann": ORIGINAL, "ben": RENAMED, "cat": REORDERED, **HONEST_PEOPLE})
    shuffled = list(question.programs)
    random.Random(7).shuffle(shuffled)
    expected = msgspec.json.encode(compare(question))
    assert msgspec.json.encode(compare(Question(tuple(shuffled)))) == expected
    done = subprocess.run(
        [sys.executable, "-m", "oj_appliance.similarity"],
        input=msgspec.json.encode(Question(tuple(shuffled))),
        stdout=subprocess.PIPE,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(expected)


words = st.lists(st.sampled_from(["if", "name", "(", ")", "+", "number", None]), max_size=60)


@given(words, st.lists(st.sampled_from("abcdefg"), min_size=GRAM + WINDOW - 1, max_size=30), words)
def test_a_long_enough_common_run_always_leaves_a_common_fingerprint(
    before: list[str | None], common: list[str], after: list[str | None]
) -> None:
    """The guarantee of the paper."""
    first, second = list(grams([*before, *common, *after])), list(grams([*common]))
    assert winnow(first) & winnow(second)


@given(words)
def test_every_run_of_the_same_words_has_the_same_hash_wherever_it_stands(
    row: list[str | None],
) -> None:
    shifted = {at - 3: value for at, value in grams(["x", "y", None, *row])}
    assert shifted == dict(grams(row))


@given(st.text(max_size=300), st.sampled_from(["Python3", "C++ 17", "Ruby", "Free Pascal", "Java"]))
def test_any_text_at_all_can_be_compared(code: str, language: str) -> None:
    answer = compare(asked({"ann": code, "ben": code}, language=language))
    assert answer.compared + answer.short == 2


def test_long_tables_are_not_compared_from_each_of_their_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program may be one table of numbers, and two of them are alike from everywhere."""
    table = ", ".join(str(number) for number in range(3_000))
    codes = {
        who: f"int {who}[] = {{{table}}};\n{CPP.replace('solve', who)}" for who in ("ann", "ben")
    }
    looked, length = 0, passages._length

    def counted(*rows: Any) -> int:
        nonlocal looked
        looked += 1
        return length(*rows)

    monkeypatch.setattr(passages, "_length", counted)
    answer = compare(asked(codes, language="C++ 17"))
    assert pairs(answer) == [("ann", "ben")] and answer.pairs[0].together > 0.95
    assert looked < 500
