"""Replayed boards, kept by contest and minute: a class that starts together asks for the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.kept import KeptBoard
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.settings import board_settings
from oj_appliance.contests.boards.types import View, view_of
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import is_sealed_for_others
from oj_appliance.contests.types import Contest
from oj_appliance.contests.virtual import store
from oj_appliance.contests.virtual.courses import Course, window_of
from oj_appliance.contests.virtual.replay import OwnRow, Replay, own_standing, until
from oj_appliance.places.participation import end_of
from oj_appliance.storage.database import Database

MOST_KEPT = 64
MINUTE_S = 60

# A contest, how many whole minutes of it (None = all of it), and what is counted.
Key = tuple[int, int | None, View]


class _Made(msgspec.Struct, frozen=True):
    """What it was made from, which may have changed since."""

    board: KeptBoard
    changes: int
    people: object
    replay: asyncio.Task[Replay]

    def is_of(self, board: KeptBoard) -> bool:
        is_same = self.board is board and self.people is board.people
        return is_same and self.changes == board.changes and not self._has_failed()

    def _has_failed(self) -> bool:
        task = self.replay
        return task.done() and (task.cancelled() or task.exception() is not None)


class Replays:
    def __init__(
        self, database: Database, clock: Clock, known: KnownContests, memory: BoardMemory
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._memory = memory
        self._made: OrderedDict[Key, _Made] = OrderedDict()

    async def as_seen(self, contest: Contest, course: Course, now: int) -> Replay:
        """As everybody stood after as many whole minutes as have gone by for the person."""
        return await self._replay(contest, course.elapsed_ms(now) // (MINUTE_S * 1000))

    async def whole(self, contest: Contest) -> Replay:
        """As everybody stood in the end."""
        return await self._replay(contest, None)

    async def own(self, contest: Contest, uid: str) -> OwnRow | None:
        """None as long as nothing that was submitted virtually counts."""
        participation = self._known.virtual(contest.id, uid)
        if participation is None or participation.started_at is None:
            return None
        person, rows = await self._database.read(store.own_records, contest.id, uid)
        if person is None:
            return None
        measure = board_settings(contest, self._known.problems(contest.id)).measure
        started_at = participation.started_at
        end = end_of(participation, window_of(contest), started_at)
        measure = replace(measure, start=started_at, end=end)
        found = [
            (problem, record)
            for problem, number, at, status, score, run_time in rows
            if (record := record_of(measure, number, at, status, score, run_time)) is not None
        ]
        standing = own_standing(measure, found, View())
        return None if standing is None else OwnRow(person, standing)

    async def _replay(self, contest: Contest, minute: int | None) -> Replay:
        """Once for all who wait for it. What is sealed stays sealed in it."""
        is_sealed = is_sealed_for_others(contest, self._clock.now_ms())
        view = view_of(is_sealed=is_sealed, with_late=False)
        board = await self._memory.board(contest.id)
        key = (contest.id, minute, view)
        made = self._made.get(key)
        if made is None or not made.is_of(board):
            made = self._made[key] = self._begun(board, minute, view)
        self._made.move_to_end(key)
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)
        return await asyncio.shield(made.replay)

    def _begun(self, board: KeptBoard, minute: int | None, view: View) -> _Made:
        # Copied while nobody can change them; the rest does not hold the others up.
        cells = [(uid, problem, tuple(found)) for uid, problem, found in board.standings.cells()]
        second = None if minute is None else minute * MINUTE_S
        settings, people = board.settings, board.people
        work = asyncio.to_thread(lambda: Replay(settings, people, until(cells, second), view))
        return _Made(board, board.changes, people, asyncio.create_task(work))
