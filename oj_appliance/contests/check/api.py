"""The call that checks a contest (contract admin.md §12)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.check.service import ContestCheck
from oj_appliance.contests.check.types import Checked, Finding, Severity, Where
from oj_appliance.errors import Language
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import CONTEST_ADMIN
from oj_appliance.web.wire import Id, Time


class CheckQuery(msgspec.Struct):
    cid: Id


class CheckFinding(msgspec.Struct, kw_only=True):
    """`where` is the page on which it is mended; `pid` where it is about one problem."""

    key: str
    severity: Severity
    message: str
    where: Where
    pid: int | None


class ContestCheckAnswer(msgspec.Struct):
    """`unchecked`: problems (pid) whose reference solutions the caller may have run."""

    findings: list[CheckFinding]
    unchecked: list[int]
    now: Time


class ContestCheckApi:
    def __init__(self, check: ContestCheck) -> None:
        self._check = check

    @get(
        "/api/admin/contest/check",
        guard=CONTEST_ADMIN,
        summary="What would embarrass the organiser of a contest",
    )
    async def check_contest(self, call: Call, query: CheckQuery) -> ContestCheckAnswer:
        return checked_answer(await self._check.check(call.viewer, query.cid), call.language)


def checked_answer(checked: Checked, language: Language) -> ContestCheckAnswer:
    return ContestCheckAnswer(
        [_finding(each, language) for each in checked.findings],
        list(checked.unchecked),
        wire_time(checked.now),
    )


def _finding(found: Finding, language: Language) -> CheckFinding:
    return CheckFinding(
        key=found.key,
        severity=found.severity,
        message=found.text.text(language),
        where=found.where,
        pid=found.pid,
    )
