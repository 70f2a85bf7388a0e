"""The call that checks an exam (contract timedwork.md §14.1)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.check.types import Severity, Where
from oj_appliance.exam_readiness.check.service import ExamCheck
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time


class ExamCheckQuery(msgspec.Struct):
    tid: Id


class ExamCheckFinding(msgspec.Struct, kw_only=True):
    """`where` is the page on which it is mended; `pid` where it is about one problem."""

    key: str
    severity: Severity
    message: str
    where: Where
    pid: int | None


class ExamCheckAnswer(msgspec.Struct):
    """`unchecked`: problems (pid) whose reference solutions the caller may have run."""

    findings: list[ExamCheckFinding]
    unchecked: list[int]
    now: Time


class ExamCheckApi:
    def __init__(self, check: ExamCheck) -> None:
        self._check = check

    @get("/api/admin/exam/check", guard=STAFF, summary="What would embarrass an exam's teacher")
    async def check_exam(self, call: Call, query: ExamCheckQuery) -> ExamCheckAnswer:
        checked = await self._check.check(call.viewer, query.tid)
        findings = [
            ExamCheckFinding(
                key=each.key,
                severity=each.severity,
                message=each.text.text(call.language),
                where=each.where,
                pid=each.pid,
            )
            for each in checked.findings
        ]
        return ExamCheckAnswer(findings, list(checked.unchecked), wire_time(checked.now))
