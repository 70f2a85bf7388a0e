"""The invigilator's board (contract timedwork.md §10.1)."""

from __future__ import annotations

import msgspec

from oj_appliance.exam_rooms.board import wire
from oj_appliance.exam_rooms.board.service import Boards
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id


class ExamBoardQuery(msgspec.Struct):
    tid: Id


class ExamBoardApi:
    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    @get("/api/admin/exam/board", guard=STAFF, summary="Everybody's state at a glance")
    async def get_exam_board(self, call: Call, query: ExamBoardQuery) -> wire.ExamBoard:
        return wire.exam_board(await self._boards.board(query.tid))
