"""The call by which a page tells of its crash (contract home.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.dashboard.crash_reports import CrashReports, PageCrash
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import GUEST

LARGEST_REPORT = 32 * 1024  # bytes: the longest texts, each character escaped


class CrashReport(msgspec.Struct):
    """`number` is shown to the person; `route` is the name of the page, not its address."""

    number: Annotated[str, Meta(pattern="^[0-9]{6}$")]
    version: Annotated[str, Meta(max_length=40)]
    route: Annotated[str, Meta(max_length=60)]
    message: Annotated[str, Meta(max_length=500)]
    stack: Annotated[str, Meta(max_length=4000)] = ""


class CrashReportsApi:
    def __init__(self, reports: CrashReports) -> None:
        self._reports = reports

    @post(
        "/api/crash-report",
        guard=GUEST,
        summary="A page tells that it crashed",
        largest_body=LARGEST_REPORT,
        open_before_setup=True,
        open_with_old_password=True,
    )
    async def report_crash(self, call: Call, body: CrashReport) -> None:
        crash = PageCrash(body.number, body.version, body.route, body.message, body.stack)
        self._reports.take(crash, ip=call.ip, uid=call.viewer.uid)
