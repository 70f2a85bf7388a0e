"""What the Contest API answers from (contract clics.md §4)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests import sealing
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.types import view_of
from oj_appliance.contests.clics import wire
from oj_appliance.contests.clics.access import Access, Reader
from oj_appliance.contests.clics.offers import access_told
from oj_appliance.contests.clics.readings import Readings
from oj_appliance.contests.clics.refusals import ClicsError
from oj_appliance.contests.clics.scoreboard import scoreboard
from oj_appliance.contests.clics.state import contest_told
from oj_appliance.contests.clics.told import PARTICIPANTS
from oj_appliance.contests.clics.types import Audience, Collection
from oj_appliance.contests.known import KnownContests


class Clics:
    """Each raises as Access.contest."""

    def __init__(
        self,
        clock: Clock,
        known: KnownContests,
        boards: BoardMemory,
        access: Access,
        readings: Readings,
    ) -> None:
        self._clock = clock
        self._known = known
        self._boards = boards
        self._access = access
        self._readings = readings

    def contests(self, reader: Reader) -> list[wire.Contest]:
        return [contest_told(each) for each in self._access.contests(reader)]

    def contest(self, reader: Reader, contest_id: int) -> wire.Contest:
        return contest_told(self._access.contest(reader, contest_id))

    def access(self, reader: Reader, contest_id: int) -> wire.Access:
        return access_told(self._access.contest(reader, contest_id), reader.audience)

    async def state(self, reader: Reader, contest_id: int) -> wire.State:
        contest = self._access.contest(reader, contest_id)
        return (await self._readings.told(contest, reader.audience)).state

    async def collection(
        self, reader: Reader, contest_id: int, kind: str, wanted: Mapping[str, str]
    ) -> list[msgspec.Struct]:
        """Those whose properties are as `wanted`; "" stands for none. Raises clics.missing."""
        found = list((await self._objects(reader, contest_id, kind)).values())
        for name, value in wanted.items():
            found = [it for it in found if getattr(it, name, None) == (value or None)]
        return found

    async def one(self, reader: Reader, contest_id: int, kind: str, number: str) -> msgspec.Struct:
        """Raises clics.missing."""
        found = (await self._objects(reader, contest_id, kind)).get(number)
        if found is None:
            raise ClicsError("clics.missing", 404)
        return found

    async def scoreboard(
        self, reader: Reader, contest_id: int, group_id: str | None
    ) -> wire.Scoreboard:
        """Of all who are ranked, who are one group. Raises clics.missing."""
        contest = self._access.contest(reader, contest_id)
        if group_id not in (None, PARTICIPANTS.id):
            raise ClicsError("clics.missing", 404)
        told = await self._readings.told(contest, reader.audience)
        is_sealed = sealing.sealed_from(contest, self._clock.now_ms()) is not None
        view = view_of(is_sealed=is_sealed and reader.audience is Audience.PUBLIC, with_late=False)
        board = await self._boards.board(contest.id)
        rows = board.inside(view).ranked(without_stars=True)
        return scoreboard(contest, self._known.problems(contest.id), told, rows)

    async def _objects(self, reader: Reader, contest_id: int, kind: str) -> Collection:
        contest = self._access.contest(reader, contest_id)
        told = await self._readings.told(contest, reader.audience)
        found = told.collections().get(kind)
        if found is None:
            raise ClicsError("clics.missing", 404)
        return found
