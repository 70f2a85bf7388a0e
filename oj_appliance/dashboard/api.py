"""Calls of the dashboard (contract admin.md §2)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.dashboard.service import Dashboard
from oj_appliance.dashboard.types import DayCount, JudgeState, SessionInfo
from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Time


class DashboardInfo(msgspec.Struct):
    userNum: int
    recentContestNum: int
    todayJudgeNum: int


class LastSession(msgspec.Struct, kw_only=True):
    id: int
    uid: str
    userAgent: str
    ip: str
    gmtCreate: Time
    gmtModified: Time


class StatusCount(msgspec.Struct):
    """`status` is a verdict's code (contract 00-conventions §7)."""

    status: int
    count: int


class DayRow(msgspec.Struct):
    """`date` as YYYY-MM-DD in the site's time zone; `people` sent the submissions."""

    date: str
    total: int
    people: int
    verdicts: list[StatusCount]


class QueueSample(msgspec.Struct):
    time: Time
    waiting: int
    oldestSeconds: int


class Statistics(msgspec.Struct, kw_only=True):
    """Fourteen days, and the queue by minutes since the server was started, at most three hours;
    `failedToday`: what the judge could not judge in the last 24 hours; `paused`: by staff."""

    days: list[DayRow]
    queue: QueueSample
    queueHistory: list[QueueSample]
    failedToday: int
    paused: bool


class DashboardApi:
    def __init__(self, dashboard: Dashboard, judge: JudgeState) -> None:
        self._dashboard = dashboard
        self._judge = judge

    @get("/api/admin/dashboard/get-dashboard-info", guard=STAFF, summary="Numbers of today")
    async def get_dashboard_info(self, call: Call) -> DashboardInfo:
        # Contests come later; there is none yet that could be counted.
        return DashboardInfo(
            await self._dashboard.people(),
            self._dashboard.coming_contests(),
            await self._dashboard.submissions_today(),
        )

    @post("/api/admin/dashboard/get-sessions", guard=STAFF, summary="My session before this one")
    async def get_last_session(self, call: Call) -> LastSession:
        found = await self._dashboard.other_session(call.viewer)
        if found is None:
            raise ApiError("user.missing")
        return _session(found)

    @get("/api/admin/dashboard/statistics", guard=STAFF, summary="Two weeks and the queue")
    async def get_statistics(self, call: Call) -> Statistics:
        queue = await self._dashboard.queue_now()
        return Statistics(
            days=[_day(f"{day:%Y-%m-%d}", count) for day, count in await self._dashboard.days()],
            queue=QueueSample(wire_time(queue.at), queue.waiting, queue.oldest_seconds),
            queueHistory=[
                QueueSample(wire_time(each.at), each.waiting, each.oldest_seconds)
                for each in self._dashboard.queue_history
            ],
            failedToday=await self._dashboard.failed_today(),
            paused=self._judge.is_paused,
        )


def _session(found: SessionInfo) -> LastSession:
    return LastSession(
        id=found.id,
        uid=found.uid,
        userAgent=found.user_agent,
        ip=found.ip,
        gmtCreate=wire_time(found.created_at),
        gmtModified=wire_time(found.updated_at),
    )


def _day(name: str, count: DayCount) -> DayRow:
    verdicts = [StatusCount(status, number) for status, number in count.by_status]
    return DayRow(name, sum(each.count for each in verdicts), count.people, verdicts)
