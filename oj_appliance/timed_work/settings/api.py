"""Calls of teachers about how a timed work is held as an exam (contract timedwork.md §9)."""

from __future__ import annotations

from functools import partial

import msgspec

from oj_appliance.timed_work.settings import wire
from oj_appliance.timed_work.settings.service import ExamSettingsEditing
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, read_moment


class ExamSettingsQuery(msgspec.Struct):
    tid: Id


class ExamSettingsApi:
    def __init__(self, editing: ExamSettingsEditing) -> None:
        self._editing = editing

    @get("/api/admin/exam/settings", guard=STAFF, summary="How a timed work is held as an exam")
    async def get_exam_settings(
        self, call: Call, query: ExamSettingsQuery
    ) -> wire.ExamSettingsInfo:
        found = await self._editing.find(call.viewer, query.tid)
        return wire.settings_info(query.tid, found)

    @put("/api/admin/exam/settings", guard=STAFF, summary="Change how a timed work is held")
    async def update_exam_settings(self, call: Call, body: wire.ExamSettingsBody) -> None:
        read_at = read_moment("gmtModified", body.gmtModified)
        wire.laid_over(ExamSettings(), body)  # what is no time is refused before anything is read
        change = partial(wire.laid_over, body=body)
        await self._editing.save(call.actor, body.tid, change, read_at=read_at)
