"""How boards come into memory while submissions go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.contests import turns
from oj_appliance.contests.boards import store
from oj_appliance.contests.boards.memory import IDLE_S, BoardMemory
from oj_appliance.contests.boards.types import REAL, Person
from oj_appliance.contests.turns import ContestTurns
from oj_appliance.contests.types import ContestProblem, HintKind
from oj_appliance.places.codec import place_of
from oj_appliance.submissions.types import SubmissionRecord
from tests.oj_appliance.contests.making import START, a_contest
from tests.oj_appliance.submissions.rows import row_in

CID, PROBLEM = 1000, 1


class World:
    """A database whose reads wait until they are let go, and a contest that may be edited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.contest = a_contest()
        self.rows: list[tuple[Any, ...]] = []
        self.reads = 0
        self.gate = asyncio.Event()
        self.clock = _Clock()
        anybody: Any = self
        self.memory = BoardMemory(anybody, self.clock, anybody)
        monkeypatch.setattr(store, "records", lambda contest_id: list(self.rows))
        monkeypatch.setattr(store, "people", _people)

    async def read(self, query: Callable[..., Any], *args: Any) -> Any:
        """Sees the rows of the moment at which it began."""
        self.reads += 1
        found = query(*args)
        await self.gate.wait()
        return found

    def find(self, contest_id: int) -> Any:
        return self.contest

    def problems(self, contest_id: int) -> tuple[ContestProblem, ...]:
        return (ContestProblem(1, CID, PROBLEM, "A", "A", None, 1, 0, 0),)

    def submit(self, number: int, status: int) -> SubmissionRecord:
        """Committed, and not announced yet."""
        self.rows.append(("1", PROBLEM, number, START + 60_000, status, None, 5))
        record = row_in(place_of(cid=CID))
        return replace(record, id=number, submit_time=START + 60_000, status=status)

    async def solved(self) -> int:
        board = await self.memory.board(CID)
        return sum(it.points for it in board.standings.of(REAL).values())


class _Clock(Clock):
    later = 0.0

    def monotonic(self) -> float:
        return self.later

    def now_ms(self) -> int:
        return START + int(self.later * 1000)


def _people(uids: set[str]) -> dict[str, Person]:
    return {uid: Person(uid, uid, None, None, None, "secrecy", None) for uid in uids}


def test_what_is_announced_while_a_board_is_read_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = World(monkeypatch)
        asked = [asyncio.create_task(world.solved()) for _ in range(3)]
        await asyncio.sleep(0)
        world.memory.follow(world.submit(1, 0))
        world.gate.set()
        assert await asyncio.gather(*asked) == [1, 1, 1]
        assert world.reads == 1

    asyncio.run(run())


def test_a_board_that_is_forgotten_while_it_is_read_is_read_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        world = World(monkeypatch)
        world.submit(1, 0)
        asked = asyncio.create_task(world.solved())
        await asyncio.sleep(0.01)
        world.rows.clear()
        world.memory.forget(CID)
        world.gate.set()
        assert await asked == 0

    asyncio.run(run())


def test_a_board_is_read_anew_when_the_contest_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = World(monkeypatch)
        world.gate.set()
        world.submit(1, 0)
        assert await world.solved() == 1
        world.contest = a_contest(start_time=START + 120_000)
        assert await world.solved() == 0

    asyncio.run(run())


def test_a_board_that_nobody_looks_at_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = World(monkeypatch)
        world.gate.set()
        await world.solved()
        await world.memory.forget_idle()
        assert REAL in world.memory.follow(world.submit(1, 0))
        world.clock.later = IDLE_S + 1
        await world.memory.forget_idle()
        assert world.memory.follow(world.submit(2, 0)) == set()
        assert await world.solved() == 1

    asyncio.run(run())


def test_the_turns_of_a_contest_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "EACH_S", 0.01)

    async def run() -> list[HintKind]:
        world = World(monkeypatch)
        told: list[HintKind] = []
        anybody: Any = world
        monkeypatch.setattr(world, "all", lambda: [world.contest], raising=False)
        monkeypatch.setattr(
            world, "hint", lambda contest_id, kind: told.append(kind), raising=False
        )
        watching = ContestTurns(anybody, anybody, world.clock)
        watching.start()
        world.clock.later = 5 * 3600
        while not told:
            await asyncio.sleep(0.005)
        watching.stop()
        return told

    assert asyncio.run(run())[0] is HintKind.STATE
