"""Boards in memory equal a computation from scratch, whatever happened on the way."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.oj_appliance.contests.boards.world import EXAMPLES, START, World, steps

MINUTE = 60_000
SOLVED, FAILED = (0, 100, 15), (-1, 30, 15)


def submit(uid: str, minute: int, verdict: tuple[int, int, int]) -> tuple[Any, ...]:
    return ("submit", uid, 1, START + minute * MINUTE, verdict)


@settings(max_examples=EXAMPLES)
@given(st.lists(steps, min_size=12, max_size=40))
@example([submit("ann", 3, SOLVED), submit("ben", 2, SOLVED), ("rejudge", 1), ("cancel", 0)])
@example([submit("ann", 11, SOLVED), ("edit", {"seal": None}), submit("ann", 2, FAILED)])
@example([("edit", {"scoring": "recent"}), submit("ann", 1, SOLVED), submit("ann", 1, FAILED)])
def test_a_board_in_memory_equals_one_from_scratch(taken: list[tuple[Any, ...]]) -> None:
    world = World()
    world.ask_for_all()
    for number, step in enumerate(taken):
        world.take(step)
        if number % 8 == 0:
            world.check()
    world.check()
