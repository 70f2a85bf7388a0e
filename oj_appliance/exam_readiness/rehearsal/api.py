"""Calls of rehearsals (contract timedwork.md §14.3)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.check.types import Severity
from oj_appliance.errors import Language, catalogue_phrase
from oj_appliance.exam_readiness.rehearsal import rules
from oj_appliance.exam_readiness.rehearsal.service import Rehearsals
from oj_appliance.exam_readiness.rehearsal.types import Found, Phase, Remark, Wanted
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time


class RehearsalQuery(msgspec.Struct):
    tid: Id


class RehearsalBody(msgspec.Struct):
    tid: Id
    students: Annotated[int, msgspec.Meta(ge=rules.FEWEST, le=rules.MOST_STUDENTS)] = (
        rules.USUAL_STUDENTS
    )
    seconds: Annotated[int, msgspec.Meta(ge=rules.SHORTEST_S, le=rules.LONGEST_S)] = rules.USUAL_S


class RehearsedCall(msgspec.Struct, kw_only=True):
    """Times in milliseconds."""

    kind: str
    requests: int
    failures: int
    p50: float
    p95: float
    worst: float


class RehearsalRemark(msgspec.Struct):
    key: str
    severity: Severity
    message: str


class RehearsalFound(msgspec.Struct, kw_only=True):
    """Times in milliseconds, but `lastMinuteSeconds`; null without a solution that was judged."""

    began: Time
    students: int
    seconds: int
    slots: int
    calls: list[RehearsedCall]
    judged: int
    verdictP50: float | None
    verdictP95: float | None
    lastMinuteSeconds: float | None
    memoryMb: float
    remarks: list[RehearsalRemark]


class RehearsalAnswer(msgspec.Struct):
    """`state` is of this exam's; `other` while another exam is rehearsed."""

    state: Phase
    other: bool
    last: RehearsalFound | None


class RehearsalApi:
    def __init__(self, rehearsals: Rehearsals) -> None:
        self._rehearsals = rehearsals

    @get("/api/admin/exam/rehearsal", guard=STAFF, summary="What the last rehearsal found")
    async def get_rehearsal(self, call: Call, query: RehearsalQuery) -> RehearsalAnswer:
        return await self._told(call, query.tid)

    @post("/api/admin/exam/rehearsal", guard=STAFF, summary="Let students who are made up write it")
    async def begin_rehearsal(self, call: Call, body: RehearsalBody) -> RehearsalAnswer:
        await self._rehearsals.begin(call.actor, body.tid, Wanted(body.students, body.seconds))
        return await self._told(call, body.tid)

    @delete("/api/admin/exam/rehearsal", guard=STAFF, summary="End a rehearsal")
    async def end_rehearsal(self, call: Call, query: RehearsalQuery) -> RehearsalAnswer:
        await self._rehearsals.cancel(call.viewer, query.tid)
        return await self._told(call, query.tid)

    async def _told(self, call: Call, tid: int) -> RehearsalAnswer:
        # Before what was found is read: of one that ends meanwhile the page asks again.
        running, phase = self._rehearsals.running_for, self._rehearsals.phase
        last = await self._rehearsals.last(call.viewer, tid)
        is_other = running is not None and running != tid
        phase = Phase.IDLE if is_other else phase
        told = None if last is None else _found(last, call.language)
        return RehearsalAnswer(phase, is_other, told)


def _found(found: Found, language: Language) -> RehearsalFound:
    return RehearsalFound(
        began=wire_time(found.began_at),
        students=found.students,
        seconds=found.seconds,
        slots=found.slots,
        calls=[
            RehearsedCall(
                kind=kind,
                requests=each.requests,
                failures=sum(each.failures.values()),
                p50=each.p50_ms,
                p95=each.p95_ms,
                worst=each.worst_ms,
            )
            for kind, each in found.calls.items()
        ],
        judged=found.judged,
        verdictP50=found.verdict_p50_ms,
        verdictP95=found.verdict_p95_ms,
        lastMinuteSeconds=found.last_minute_s,
        memoryMb=found.memory_mb,
        remarks=[_remark(each, language) for each in rules.remarks(found)],
    )


def _remark(remark: Remark, language: Language) -> RehearsalRemark:
    text = catalogue_phrase(remark.key, **remark.fill).text(language)
    return RehearsalRemark(remark.key, remark.severity, text)
