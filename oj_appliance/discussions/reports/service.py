"""Use cases of reports: readers write them, staff read and answer them."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.discussions.reports import store
from oj_appliance.discussions.reports.types import Report, ReportAnswered
from oj_appliance.discussions.service import Discussions
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

LONGEST_REPORT = 500
LONGEST_ANSWER = 500
PAGE_LIMIT = 10


class Reports:
    def __init__(
        self, database: Database, clock: Clock, events: Events, discussions: Discussions
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._discussions = discussions

    async def write(self, viewer: Viewer, discussion_id: int, content: str) -> None:
        """Raises report.empty, content.too_long, and as reading the discussion does."""
        if not content.strip():
            raise ApiError("report.empty", field="content")
        if len(content) > LONGEST_REPORT:
            raise ApiError("content.too_long", field="content", max=LONGEST_REPORT)
        await self._discussions.seen(viewer, discussion_id)
        now = self._clock.now_ms()
        await self._database.write(_write, discussion_id, viewer.account_id, content.strip(), now)

    async def page(self, window: Window) -> tuple[list[Report], int]:
        return await self._database.read(store.page, limit=window.limit, offset=window.offset)

    async def settle(
        self, actor: Actor, report_id: int, *, is_read: bool, answer: str | None
    ) -> None:
        """`answer` goes to whoever reported. Raises update.failed when there is no such report,
        content.too_long."""
        if answer is not None and len(answer) > LONGEST_ANSWER:
            raise ApiError("content.too_long", field="answer", max=LONGEST_ANSWER)
        now = self._clock.now_ms()
        await self._database.write(self._settle, actor, report_id, is_read, answer, now)

    def _settle(
        self, actor: Actor, report_id: int, is_read: bool, answer: str | None, now: int
    ) -> None:
        report = store.find(report_id)
        if report is None:
            raise ApiError("update.failed")
        told = None if answer is None else answer.strip() or None
        store.update(report_id, is_read=is_read, answer=told or report.answer, now=now)
        record_audit(
            actor,
            "discussion_report.update",
            {"id": report.id, "did": report.discussion.id, "title": report.discussion.title},
            before={"status": report.is_read, "answer": report.answer},
            after={"status": is_read, "answer": told or report.answer},
            now=now,
        )
        if told is not None:
            self._events.publish(ReportAnswered(report, told, actor.account_id, now))


def _write(discussion_id: int, uid: str, content: str, now: int) -> None:
    store.put(discussion_id, uid, content, now=now)
