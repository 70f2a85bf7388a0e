"""Replays are kept by contest and minute, and follow what is judged again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from oj_appliance.contests.virtual import replays
from oj_appliance.contests.virtual.courses import Course
from oj_appliance.contests.virtual.replay import Replay
from oj_appliance.contests.virtual.replays import MOST_KEPT, Replays
from tests.oj_appliance.contests.boards.test_memory import PROBLEM, World
from tests.oj_appliance.contests.making import HOUR, START

MINUTE = 60_000
BEGUN = START + 100 * HOUR
COURSE = Course("2", BEGUN, BEGUN + 5 * HOUR)


class Replayed:
    """A class that goes through one contest, and how often its board is made for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = World(monkeypatch)
        self.world.gate.set()
        self.world.clock.later = 100 * HOUR / 1000
        self.made = 0
        anybody: Any = self.world
        self.replays = Replays(anybody, self.world.clock, anybody, self.world.memory)
        monkeypatch.setattr(replays, "Replay", self._make)

    def _make(self, *given: Any) -> Replay:
        self.made += 1
        return Replay(*given)

    async def solved(self, moment: int) -> int:
        """How often the problem was solved, so long (ms) after the start of each."""
        replay = await self.replays.as_seen(self.world.contest, COURSE, BEGUN + moment)
        found = replay.counts().get(PROBLEM)
        return 0 if found is None else found.solved


def test_a_class_at_the_same_minute_is_shown_one_board(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lesson = Replayed(monkeypatch)
        lesson.world.submit(1, 0)
        moments = range(MINUTE, 2 * MINUTE, 1200)
        assert set(await asyncio.gather(*map(lesson.solved, moments))) == {1}
        assert (len(moments), lesson.made) == (50, 1)
        assert await lesson.solved(MINUTE - 1) == 0
        assert lesson.made == 2

    asyncio.run(run())


def test_a_replay_follows_what_is_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lesson = Replayed(monkeypatch)
        lesson.world.submit(1, 0)
        assert await lesson.solved(HOUR) == 1
        lesson.world.memory.follow(lesson.world.submit(1, -1))
        assert await lesson.solved(HOUR) == 0
        assert lesson.made == 2

    asyncio.run(run())


def test_minutes_that_are_long_past_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lesson = Replayed(monkeypatch)
        for minute in range(MOST_KEPT + 1):
            await lesson.solved(minute * MINUTE)
        await lesson.solved(MOST_KEPT * MINUTE)
        assert lesson.made == MOST_KEPT + 1
        await lesson.solved(0)
        assert lesson.made == MOST_KEPT + 2

    asyncio.run(run())


def test_one_that_failed_is_made_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lesson = Replayed(monkeypatch)
        lesson.world.submit(1, 0)

        def fail(*given: Any) -> Replay:
            raise MemoryError

        monkeypatch.setattr(replays, "Replay", fail)
        with pytest.raises(MemoryError):
            await lesson.solved(HOUR)
        monkeypatch.setattr(replays, "Replay", Replay)
        assert await lesson.solved(HOUR) == 1

    asyncio.run(run())
