"""Live topic exam-room:{tid}: a hint to staff that the board is another one, at most once a second
(contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms.board.service import Boards
from oj_appliance.exam_rooms.presence.binding import SeatBinding
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

log = logging.getLogger(__name__)

TOPIC = "exam-room"
EACH_S = 1.0


class BoardMoved(msgspec.Struct):
    """`now` in epoch ms (UTC)."""

    now: int


class BoardWatch:
    """Each second binds seats of works that run, and looks at the boards that somebody hears of."""

    def __init__(
        self, live: LiveHub, works: KnownTimedWorks, boards: Boards, binding: SeatBinding
    ) -> None:
        self._live = live
        self._works = works
        self._boards = boards
        self._binding = binding
        self._told: dict[int, object] = {}
        self._watching: asyncio.Task[None] | None = None
        live.register(TOPIC, self._may_hear)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch(), name="exam-boards")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    def _may_hear(self, viewer: Viewer, rest: str) -> bool:
        is_number = rest.isascii() and rest.isdigit() and len(rest) < 16
        return viewer.is_staff and is_number and self._works.find(int(rest)) is not None

    async def look(self) -> None:
        await self._binding.look()
        heard = [each.id for each in self._works.all() if self._is_heard(each.id)]
        self._told = {each: self._told[each] for each in heard if each in self._told}
        for timed_work_id in heard:
            await self._look_at(timed_work_id)

    async def _look_at(self, timed_work_id: int) -> None:
        try:
            board = await self._boards.board(timed_work_id)
        except ApiError:
            return
        told = board.told()
        if self._told.get(timed_work_id) != told:
            self._told[timed_work_id] = told
            frame = BoardMoved(board.now)
            self._live.send(f"{TOPIC}:{timed_work_id}", lambda viewer: frame)

    def _is_heard(self, timed_work_id: int) -> bool:
        return self._live.has_listeners(f"{TOPIC}:{timed_work_id}")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EACH_S)
            try:
                await self.look()
            except Exception:
                log.exception("the boards could not be looked at")
