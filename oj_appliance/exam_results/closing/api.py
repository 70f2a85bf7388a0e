"""Calls about evidence and erasing (contract timedwork.md §16)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.exam_results.api import ExamQuery
from oj_appliance.exam_results.closing.erasure_rules import MOST_MONTHS
from oj_appliance.exam_results.closing.service import ExamClosing
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time

ZIP_TYPE = "application/zip"


class ErasureBody(msgspec.Struct, kw_only=True):
    """`months` after the work's end; null: never."""

    tid: Id
    months: Annotated[int, msgspec.Meta(ge=1, le=MOST_MONTHS)] | None


class ExamErasure(msgspec.Struct, kw_only=True):
    """`drafts`, `codes`, `addresses` and `words` (notes, messages, reasons of pauses) count what
    would go; nothing goes before the results are signed."""

    months: int | None
    erasesTime: Time | None
    erasedTime: Time | None
    isSigned: bool
    drafts: int
    codes: int
    addresses: int
    words: int


class ExamClosingApi:
    def __init__(self, closing: ExamClosing) -> None:
        self._closing = closing

    @get("/api/admin/exam/erasure", guard=STAFF, summary="What of an exam will be erased, and when")
    async def get_exam_erasure(self, call: Call, query: ExamQuery) -> ExamErasure:
        found = await self._closing.erasure(call.viewer, query.tid)
        return ExamErasure(
            months=found.months,
            erasesTime=None if found.erases_at is None else wire_time(found.erases_at),
            erasedTime=None if found.erased_at is None else wire_time(found.erased_at),
            isSigned=found.is_signed,
            drafts=found.traces.drafts,
            codes=found.traces.codes,
            addresses=found.traces.addresses,
            words=found.traces.words,
        )

    @put("/api/admin/exam/erasure", guard=STAFF, summary="Erase an exam's personal data later")
    async def set_exam_erasure(self, call: Call, body: ErasureBody) -> None:
        await self._closing.set_months(call.actor, body.tid, body.months)

    @get(
        "/api/file/download-exam-evidence",
        guard=STAFF,
        summary="What is known of who worked where and when in an exam",
        answers=ZIP_TYPE,
        has_effect=True,
    )
    async def download_exam_evidence(self, call: Call, query: ExamQuery) -> web.StreamResponse:
        try:
            file = await self._closing.evidence(call.actor, query.tid)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        return await send_open_file(call, file, f"evidence_{query.tid}.zip", ZIP_TYPE)
