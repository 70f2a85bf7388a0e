"""Calls of teachers that put right what an exam's makers did wrong (contract timedwork.md §15.2 and
§15.3)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.errors import BadRequestError
from oj_appliance.timed_work.corrections import rules, wire
from oj_appliance.timed_work.corrections.judging import TimedWorkJudging
from oj_appliance.timed_work.corrections.service import TimedWorkCorrections
from oj_appliance.timed_work.corrections.types import Correction, Kind
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, up_to

Reason = Annotated[str, up_to(rules.LONGEST_REASON)]


class CorrectedWorkQuery(msgspec.Struct):
    tid: Id


class CorrectionQuery(msgspec.Struct):
    tid: Id
    id: Id


class EffectBody(msgspec.Struct):
    tid: Id
    pid: Id
    kind: Literal["void", "full_marks", "points"]
    uid: Annotated[str, Meta(max_length=64)] | None = None
    points: Annotated[int, Meta(ge=0, le=rules.MOST_POINTS)] | None = None


class CorrectionBody(EffectBody):
    reason: Reason = ""


class JudgingBody(msgspec.Struct):
    tid: Id
    pid: Id
    paused: bool
    reason: Reason | None = None


class JudgedAgainBody(msgspec.Struct):
    tid: Id
    pid: Id


class RejudgeEffectQuery(msgspec.Struct):
    tid: Id
    key: Annotated[str, Meta(min_length=1, max_length=64)]


class CorrectionNumber(msgspec.Struct):
    id: int


class WaitingAgain(msgspec.Struct):
    count: int


class TimedWorkCorrectionsApi:
    def __init__(self, corrections: TimedWorkCorrections, judging: TimedWorkJudging) -> None:
        self._corrections = corrections
        self._judging = judging

    @get("/api/admin/exam/corrections", guard=STAFF, summary="What was put right in a timed work")
    async def get_exam_corrections(
        self, call: Call, query: CorrectedWorkQuery
    ) -> wire.CorrectionsInfo:
        book = await self._corrections.book(call.viewer, query.tid)
        return wire.told(book, await self._judging.state(query.tid))

    @post("/api/admin/exam/correction", guard=STAFF, summary="Puts something right")
    async def post_exam_correction(self, call: Call, body: CorrectionBody) -> CorrectionNumber:
        wanted = _wanted(body)
        number = await self._corrections.add(call.actor, body.tid, wanted, reason=body.reason)
        return CorrectionNumber(number)

    @post("/api/admin/exam/correction-effect", guard=STAFF, summary="Whose points it would change")
    async def post_correction_effect(self, call: Call, body: EffectBody) -> list[wire.EffectRow]:
        found = await self._corrections.effect(call.viewer, body.tid, _wanted(body))
        return wire.effects(found)

    @delete("/api/admin/exam/correction", guard=STAFF, summary="Takes a correction back")
    async def delete_exam_correction(self, call: Call, query: CorrectionQuery) -> None:
        await self._corrections.take_back(call.actor, query.tid, query.id)

    @put("/api/admin/exam/judging", guard=STAFF, summary="Pauses judging of a problem, or resumes")
    async def put_exam_judging(self, call: Call, body: JudgingBody) -> None:
        reason = rules.settled_reason(body.reason, is_required=False)
        await self._judging.pause(call.actor, body.tid, body.pid, paused=body.paused, reason=reason)

    @post(
        "/api/admin/exam/judge-failed-again",
        guard=STAFF,
        summary="Judges again what the judge failed on",
    )
    async def post_judge_failed_again(self, call: Call, body: JudgedAgainBody) -> WaitingAgain:
        count = await self._judging.judge_failed_again(call.actor, body.tid, body.pid)
        return WaitingAgain(count)

    @get(
        "/api/admin/exam/rejudge-effect",
        guard=STAFF,
        summary="Whose points other test data would change",
    )
    async def get_rejudge_effect(
        self, call: Call, query: RejudgeEffectQuery
    ) -> list[wire.EffectRow]:
        return wire.effects(await self._judging.effect(call.viewer, query.tid, query.key))


def _wanted(body: EffectBody) -> Correction:
    kind = Kind(body.kind)
    for name, value in (("uid", body.uid), ("points", body.points)):
        if (value is not None) != (kind is Kind.POINTS):
            raise BadRequestError("http.bad_param", name=name)
    return rules.wanted(body.pid, kind, body.uid, body.points)
