"""Calls of invigilators about pauses and outages (contract timedwork.md §11)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.pauses import rules
from oj_appliance.exam_rooms.pauses.outages import ExamOutages
from oj_appliance.exam_rooms.pauses.service import ExamPauses
from oj_appliance.exam_rooms.pauses.types import ExamPause, PauseOrder
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Int, Time, Uid

Reason = Annotated[str, msgspec.Meta(max_length=rules.LONGEST_REASON)]


class ExamPausesQuery(msgspec.Struct):
    tid: Id


class NewExamPause(msgspec.Struct, kw_only=True):
    """Of everybody, unless a room or a person is named. `backS` seconds before now it began; with
    `lengthS` it is over already."""

    tid: Id
    roomId: Id | None = None
    uid: Uid | None = None
    backS: Int = 0
    lengthS: Int | None = None
    reason: Reason | None = None


class NamedExamPause(msgspec.Struct, kw_only=True):
    tid: Id
    id: Id


class UndoneExamPause(NamedExamPause, kw_only=True):
    reason: Reason | None = None


class DecidedExamOutage(msgspec.Struct, kw_only=True):
    tid: Id
    id: Id
    giveBack: bool


class ExamPauseNumber(msgspec.Struct):
    id: int


class ExamPauseRow(msgspec.Struct, kw_only=True):
    """`until` is null while it goes on; `people` whom it reaches; of an undone one `undone` is
    when."""

    id: int
    roomId: int | None
    room: str | None
    uid: str | None
    since: Time
    until: Time | None
    reason: str | None
    author: str
    gmtCreate: Time
    resumedBy: str | None
    undone: Time | None
    undoneBy: str | None
    people: int


class ExamOutage(msgspec.Struct):
    id: int
    since: Time
    until: Time


class ExamPauseList(msgspec.Struct):
    """`outages`: the server was away, and nobody has decided yet."""

    now: Time
    pauses: list[ExamPauseRow]
    outages: list[ExamOutage]


class ExamPausesApi:
    def __init__(self, pauses: ExamPauses, outages: ExamOutages, clock: Clock) -> None:
        self._pauses = pauses
        self._outages = outages
        self._clock = clock

    @get("/api/admin/exam/pauses", guard=STAFF, summary="Pauses of a timed work, newest first")
    async def get_exam_pauses(self, call: Call, query: ExamPausesQuery) -> ExamPauseList:
        rows = await self._pauses.listed(query.tid)
        outages = [
            ExamOutage(each.id, wire_time(each.since), wire_time(each.until))
            for each in await self._outages.offered(query.tid)
        ]
        shown = [_row(*each) for each in rows]
        return ExamPauseList(wire_time(self._clock.now_ms()), shown, outages)

    @post("/api/admin/exam/pause", guard=STAFF, summary="Lets time stand still, or gives it back")
    async def pause_exam(self, call: Call, body: NewExamPause) -> ExamPauseNumber:
        length_ms = None if body.lengthS is None else body.lengthS * rules.MS
        reason = (body.reason or "").strip() or None
        audience = Audience(body.roomId, body.uid)
        order = PauseOrder(audience, body.backS * rules.MS, length_ms, reason)
        return ExamPauseNumber(await self._pauses.pause(call.actor, body.tid, order))

    @post("/api/admin/exam/resume", guard=STAFF, summary="Lets a pause end now")
    async def resume_exam(self, call: Call, body: NamedExamPause) -> None:
        await self._pauses.resume(call.actor, body.tid, body.id)

    @post("/api/admin/exam/undo-pause", guard=STAFF, summary="Takes a mistaken pause back")
    async def undo_exam_pause(self, call: Call, body: UndoneExamPause) -> None:
        reason = (body.reason or "").strip() or None
        await self._pauses.undo(call.actor, body.tid, body.id, reason)

    @post("/api/admin/exam/outage", guard=STAFF, summary="Whether an outage is given back")
    async def decide_exam_outage(self, call: Call, body: DecidedExamOutage) -> None:
        await self._outages.decide(call.actor, body.tid, body.id, gives_back=body.giveBack)


def _row(pause: ExamPause, people: int) -> ExamPauseRow:
    return ExamPauseRow(
        id=pause.id,
        roomId=pause.room_id,
        room=pause.room_name,
        uid=pause.uid,
        since=wire_time(pause.since),
        until=None if pause.until is None else wire_time(pause.until),
        reason=pause.reason,
        author=pause.author,
        gmtCreate=wire_time(pause.created_at),
        resumedBy=pause.resumed_by,
        undone=None if pause.undone_at is None else wire_time(pause.undone_at),
        undoneBy=pause.undone_by,
        people=people,
    )
