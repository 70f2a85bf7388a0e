"""Calls of staff about those who take part (contract timedwork.md §8)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.records import rules
from oj_appliance.timed_work.records.service import Change, TimedWorkRecords
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time, Uid

LIST_LIMIT = 10


class WorkRecordQuery(PageQuery, kw_only=True):
    tid: Id
    limit: Int = LIST_LIMIT


class ChangedWorkRecord(msgspec.Struct, kw_only=True):
    """`action` is reopen, close, extend or version; `seconds` of an extension, `version` of the
    paper, null = none of several."""

    tid: Id
    uid: Uid
    action: Annotated[str, msgspec.Meta(max_length=10)]
    seconds: Int | None = None
    version: Annotated[str, msgspec.Meta(max_length=rules.LONGEST_VERSION)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=rules.LONGEST_REASON)] | None = None


class AdminTimedWorkRecord(msgspec.Struct, kw_only=True):
    """`endTime` is null while the person's time runs; `effectiveEnd` when it runs out as things
    stand; `stopped` = handed in or closed, rather than run out; `extraSeconds` were granted."""

    uid: str
    username: str
    realname: str | None
    startTime: Time
    endTime: Time | None
    effectiveEnd: Time
    stopped: bool
    extraSeconds: int
    paperVersion: str | None
    score: int


class TimedWorkRecordsApi:
    def __init__(self, records: TimedWorkRecords, clock: Clock) -> None:
        self._records = records
        self._clock = clock

    @get("/api/admin/homework/get-record-list", guard=STAFF, summary="Who has begun, best first")
    async def get_timed_work_records(
        self, call: Call, query: WorkRecordQuery
    ) -> Page[AdminTimedWorkRecord]:
        window, now = query.window(LIST_LIMIT), self._clock.now_ms()
        work, rows = await self._records.ranked(query.tid)
        told = self._records.tells_realnames(call.viewer, work)
        shown = [
            _row(work, row, record, now, tells_realname=told)
            for row in rows[window.offset : window.offset + window.limit]
            if (record := self._records.record(work, row)) is not None
        ]
        return page_of(shown, len(rows), window)

    @put("/api/admin/homework/record", guard=STAFF, summary="Reopen, close or extend a person's")
    async def change_timed_work_record(self, call: Call, body: ChangedWorkRecord) -> None:
        reason = (body.reason or "").strip() or None
        change = Change(body.action, body.seconds, body.version, reason)
        await self._records.change(call.actor, body.tid, body.uid, change)


def _row(
    work: TimedWork, row: RankRow, record: Participation, now: int, *, tells_realname: bool
) -> AdminTimedWorkRecord:
    ended = work_rules.ended_at(work, record, now)
    return AdminTimedWorkRecord(
        uid=record.uid,
        username=row.person.username,
        realname=row.person.realname if tells_realname else None,
        startTime=wire_time(record.started_at or 0),
        endTime=None if ended is None else wire_time(ended),
        effectiveEnd=wire_time(work_rules.effective_end(work, record, now)),
        stopped=rules.stopped_at(record) is not None,
        extraSeconds=record.extra_ms // rules.MS,
        paperVersion=record.paper_version,
        score=row.ranked.standing.score,
    )
