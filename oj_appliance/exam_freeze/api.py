"""Calls of the exam freeze (contract timedwork.md §14.6)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_freeze.rules import MOST_MINUTES_BEFORE
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.exam_freeze.types import FreezeSettings, Mode
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import STAFF, SYSTEM_INFO
from oj_appliance.web.wire import Time


class FreezingExam(msgspec.Struct):
    tid: int
    title: str
    startTime: Time
    endTime: Time


class ExamFreezeAnswer(msgspec.Struct):
    """`exams` run, or begin within the minutes before."""

    mode: Mode
    minutesBefore: int
    frozen: bool
    exams: list[FreezingExam]


class ExamFreezeBody(msgspec.Struct):
    mode: Mode
    minutesBefore: Annotated[int, msgspec.Meta(ge=0, le=MOST_MINUTES_BEFORE)] = 0


class ExamFreezeApi:
    def __init__(self, freeze: ExamFreeze) -> None:
        self._freeze = freeze

    @get("/api/admin/exam/freeze", guard=STAFF, summary="Whether heavy work waits for an exam")
    async def get_freeze(self, call: Call) -> ExamFreezeAnswer:
        return self._told()

    @put("/api/admin/exam/freeze", guard=SYSTEM_INFO, summary="When heavy work waits for exams")
    async def set_freeze(self, call: Call, body: ExamFreezeBody) -> ExamFreezeAnswer:
        await self._freeze.change(call.actor, FreezeSettings(body.mode, body.minutesBefore))
        return self._told()

    def _told(self) -> ExamFreezeAnswer:
        state = self._freeze.state()
        exams = [
            FreezingExam(each.place.id, each.title, wire_time(each.start), wire_time(each.end))
            for each in state.exams
        ]
        settings = state.settings
        return ExamFreezeAnswer(settings.mode, settings.minutes_before, state.is_frozen, exams)
