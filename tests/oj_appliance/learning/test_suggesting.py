"""What is suggested, whatever somebody has tried: property tests of the pure part."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.learning.suggesting import (
    MOST,
    nearly_solved,
    solved_of_late,
    suggest,
    tags_to_practise,
)
from oj_appliance.learning.types import Attempt, Facts, Reason, Suggestion, Tag

pytestmark = pytest.mark.quick
LEVELS = (0, 1, 2)
TAGS = [Tag(number, f"tag {number}") for number in range(5)]


@st.composite
def worlds(draw: st.DrawFn) -> tuple[list[Facts], list[Attempt]]:
    """A bank, and what somebody has tried of it."""
    count = draw(st.integers(0, 12))
    bank, attempts = [], []
    for pid in range(1, count + 1):
        tags = draw(st.lists(st.sampled_from(TAGS), unique=True, max_size=3))
        accepted = draw(st.integers(0, 20))
        more = draw(st.integers(0, 20))
        bank.append(
            Facts(
                id=pid,
                display_id=f"P{pid}",
                title=f"Problem {pid}",
                difficulty=draw(st.sampled_from(LEVELS)),
                tags=tuple(tags),
                accepted=accepted,
                submitted=accepted + more,
            )
        )
        state = draw(st.sampled_from(("new", "tried", "solved")))
        if state != "new":
            at = draw(st.integers(0, 5))
            share = draw(st.floats(0, 1))
            attempts.append(Attempt(pid, at if state == "solved" else None, at, share))
    return bank, attempts


def suggested(bank: list[Facts], attempts: list[Attempt]) -> tuple[Suggestion, ...]:
    problems = {each.id: each for each in bank}
    tried = {each.pid for each in attempts}
    near, recent = nearly_solved(attempts, problems), solved_of_late(attempts, problems)
    return suggest(near, recent, [each for each in bank if each.id not in tried], LEVELS)


@given(worlds())
def test_three_at_most_each_once_and_none_that_is_solved(
    world: tuple[list[Facts], list[Attempt]],
) -> None:
    bank, attempts = world
    found = suggested(bank, attempts)
    numbers = [each.problem.id for each in found]
    solved = {each.pid for each in attempts if each.solved_at is not None}
    assert len(numbers) == len(set(numbers)) <= MOST
    assert not solved & set(numbers)
    # As long as there is anything unsolved, something is suggested.
    assert len(found) == min(MOST, len(bank) - len(solved))


@given(worlds())
def test_the_reason_that_is_told_is_true(world: tuple[list[Facts], list[Attempt]]) -> None:
    bank, attempts = world
    by_pid = {each.pid: each for each in attempts}
    for each in suggested(bank, attempts):
        attempt = by_pid.get(each.problem.id)
        if each.reason is Reason.FINISH:
            assert attempt is not None and each.like is each.tag is None
            assert each.share is None or 0 < each.share < 100
            continue
        assert attempt is None and each.share is None
        if each.reason is Reason.BEGIN:
            assert each.like is each.tag is None
            continue
        assert each.like is not None and each.tag is not None
        assert each.tag in each.like.tags and each.tag in each.problem.tags
        source = by_pid[each.like.id]
        if each.reason is Reason.PRACTISE:
            assert source.solved_at is None
            assert each.problem.difficulty <= each.like.difficulty
        else:
            assert source.solved_at is not None
            assert 0 <= each.problem.difficulty - each.like.difficulty <= 1


@given(worlds(), st.randoms(use_true_random=False))
def test_the_order_in_which_things_are_read_changes_nothing(
    world: tuple[list[Facts], list[Attempt]], shuffling: random.Random
) -> None:
    bank, attempts = world
    first = suggested(bank, attempts)
    shuffling.shuffle(bank)
    shuffling.shuffle(attempts)
    assert suggested(bank, attempts) == first


@given(worlds())
def test_what_was_nearest_comes_first(world: tuple[list[Facts], list[Attempt]]) -> None:
    bank, attempts = world
    unsolved = [each for each in attempts if each.solved_at is None]
    found = suggested(bank, attempts)
    if unsolved:
        assert found[0].reason is Reason.FINISH
        assert found[0].problem.id in {
            each.pid for each in unsolved if each.share == max(one.share for one in unsolved)
        }


@given(worlds())
def test_candidates_are_looked_for_among_the_tags_that_are_used(
    world: tuple[list[Facts], list[Attempt]],
) -> None:
    bank, attempts = world
    problems = {each.id: each for each in bank}
    near, recent = nearly_solved(attempts, problems), solved_of_late(attempts, problems)
    looked_at = set(tags_to_practise(near, recent))
    for each in suggested(bank, attempts):
        assert each.tag is None or each.tag.id in looked_at
