"""Rooms of timed works: their seats, who sits there, and the invigilator's board."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.drafts.types import DraftSaved
from oj_appliance.exam_rooms.api import ExamRoomsApi
from oj_appliance.exam_rooms.board.activity import Activity
from oj_appliance.exam_rooms.board.api import ExamBoardApi
from oj_appliance.exam_rooms.board.live_events import BoardWatch
from oj_appliance.exam_rooms.board.service import Boards
from oj_appliance.exam_rooms.everybody.api import EverybodyApi
from oj_appliance.exam_rooms.everybody.service import Everybody
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.presence.api import PresenceApi
from oj_appliance.exam_rooms.presence.binding import SeatBinding
from oj_appliance.exam_rooms.presence.service import Presence
from oj_appliance.exam_rooms.refused_pastes.service import RefusedPastes
from oj_appliance.exam_rooms.seat_list.api import SeatListApi
from oj_appliance.exam_rooms.seat_list.service import SeatLists
from oj_appliance.exam_rooms.service import ExamRooms
from oj_appliance.exam_rooms.types import RoomsChanged
from oj_appliance.submissions.types import SubmissionChanged
from oj_appliance.timed_work.rules import is_running
from oj_appliance.timed_work.types import TimedWork, TimedWorkChanged


class ExamRoomPart(Part):
    def __init__(self, house: House) -> None:
        foundation, works = house.foundation, house[TimedWorkPart].known
        is_browser_refused = house[TimedWorkPart].gate.is_browser_refused
        database, clock = foundation.database, foundation.clock
        self._works, self._clock = works, clock
        self.known = KnownRooms(database)
        self.service = ExamRooms(database, clock, foundation.events, works, self.known)
        self.presence = Presence(database, clock, self._concerned)
        self._activity = Activity(database, clock)
        self.boards = Boards(
            *(database, clock, works, self.known, self.presence, self._activity),
            is_browser_refused=is_browser_refused,
        )
        self._binding = SeatBinding(database, clock, works, self.service, self.presence)
        self._watch = BoardWatch(house[LivePart].hub, works, self.boards, self._binding)
        check_time = house[ServerTimePart].service.check
        everybody = Everybody(
            *(database, clock, works, self.service, foundation.events, check_time)
        )
        self._apis: list[object] = [
            ExamRoomsApi(self.service, works),
            ExamBoardApi(self.boards),
            PresenceApi(self.presence, RefusedPastes(database, clock, works)),
            EverybodyApi(everybody),
            SeatListApi(SeatLists(database, clock, self.service)),
        ]

    def _concerned(self) -> set[str]:
        """Whoever takes part in what runs."""
        now = self._clock.now_ms()
        running = [each.id for each in self._works.all() if self._is_running(each, now)]
        return {uid for tid in running for uid in self._works.records(tid)}

    def _is_running(self, work: TimedWork, now: int) -> bool:
        return is_running(work, self._works.records(work.id), now)

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [
            after_commit(TimedWorkChanged, self._binding.note_begin),
            after_commit(DraftSaved, self._activity.follow_draft),
            after_commit(SubmissionChanged, self._activity.follow_submission),
            after_commit(RoomsChanged, lambda event: self.boards.forget(event.timed_work_id)),
            after_commit(TimedWorkChanged, lambda event: self.boards.forget(event.timed_work_id)),
        ]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, self.presence.remember),
            Timer(Cycle.NIGHT, self.presence.forget_old),
        ]

    async def load(self) -> None:
        await self.known.load()
        await self.presence.load()

    def start(self) -> None:
        self._watch.start()

    async def stop(self) -> None:
        await self._watch.stop()
        await self.presence.remember()
