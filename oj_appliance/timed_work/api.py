"""Calls of whoever comes to a timed work (contract timedwork.md §3)."""

from __future__ import annotations

from typing import Annotated

from oj_appliance.clock import Clock, wire_time
from oj_appliance.timed_work import rules, wire
from oj_appliance.timed_work.access.service import ExamGate
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import TimedWork, WorkFilter
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN, Viewer
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Int, up_to

LONGEST_PASSWORD = 50
LONGEST_KEYWORD = 500


class TimedWorkListQuery(PageQuery, kw_only=True):
    limit: Int = rules.LIST_LIMIT
    status: Int | None = None
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None


class RegisterTimedWorkBody(TimedWorkQuery, kw_only=True):
    password: Annotated[str, up_to(LONGEST_PASSWORD)] = ""


class TimedWorksApi:
    def __init__(self, works: TimedWorks, clock: Clock, gate: ExamGate) -> None:
        self._works = works
        self._clock = clock
        self._gate = gate

    @get("/api/homework/get-timed-work-list", guard=LOGIN, summary="Timed works of everybody")
    async def get_timed_work_list(
        self, call: Call, query: TimedWorkListQuery
    ) -> Page[wire.TimedWorkInfo]:
        window = query.window(rules.LIST_LIMIT)
        wanted = WorkFilter(query.status, (query.keyword or "").strip() or None)
        rows, total = self._works.listed(call.viewer, wanted, window)
        return page_of([self._told(call.viewer, row) for row in rows], total, window)

    @get("/api/homework/get-timed-work-info", guard=LOGIN, summary="The head of a timed work")
    async def get_timed_work_info(self, call: Call, query: TimedWorkQuery) -> wire.TimedWorkInfo:
        work = self._works.introduced(call.viewer, named_work(query))
        answer = self._told(call.viewer, work)
        answer.now = wire_time(self._clock.now_ms())
        answer.isManager = rules.is_manager(call.viewer, work)
        return answer

    @post("/api/homework/register", guard=LOGIN, summary="Takes part with the password")
    async def register_timed_work(self, call: Call, body: RegisterTimedWorkBody) -> None:
        await self._works.register(call.viewer, named_work(body), body.password)

    @post("/api/homework/start-timed-work", guard=LOGIN, summary="Starts one's own clock")
    async def start_timed_work(self, call: Call, body: TimedWorkQuery) -> wire.TimedWorkRecord:
        number = named_work(body)
        self._works.entered(call.viewer, number)
        await self._gate.check_start(call.viewer, number, call.way)
        record = await self._works.start(call.viewer, number)
        work = self._works.entered(call.viewer, number)
        return wire.wire_record(work, record, self._clock.now_ms())

    @post("/api/homework/end-timed-work", guard=LOGIN, summary="Hands in, for good")
    async def end_timed_work(self, call: Call, body: TimedWorkQuery) -> wire.TimedWorkRecord:
        number = named_work(body)
        record = await self._works.hand_in(call.viewer, number)
        work = self._works.entered(call.viewer, number)
        return wire.wire_record(work, record, self._clock.now_ms())

    def _told(self, viewer: Viewer, work: TimedWork) -> wire.TimedWorkInfo:
        access = self._works.may_begin(viewer, work)
        now = self._clock.now_ms()
        return wire.information(work, viewer, self._works.known, access=access, now=now)
