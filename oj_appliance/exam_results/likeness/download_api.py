"""The report of who wrote alike, as a file to keep or print (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.exam_results.likeness.document import report_file
from oj_appliance.exam_results.likeness.service import ExamLikeness
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id

BYTES = "application/octet-stream"  # a browser keeps the document, and never shows it as this site


class SimilarityFileQuery(msgspec.Struct, kw_only=True):
    tid: Id
    type: Literal["html", "csv"] = "html"


class ExamLikenessDownloadApi:
    """`zone` is the site's, for the moment that stands on the report."""

    def __init__(self, likeness: ExamLikeness, zone: Callable[[], ZoneInfo]) -> None:
        self._likeness = likeness
        self._zone = zone

    @get(
        "/api/file/download-exam-similarity",
        guard=STAFF,
        summary="Who wrote what somebody else wrote, to print, or as csv",
        answers=BYTES,
    )
    async def download_exam_similarity(
        self, call: Call, query: SimilarityFileQuery
    ) -> web.StreamResponse:
        try:
            sheet, found = await self._likeness.whole(call.viewer, query.tid)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        name = f"similarity_{query.tid}.{query.type}"
        content = await asyncio.to_thread(
            report_file, sheet, found, query.type, self._zone(), call.language
        )
        return await send_open_file(call, io.BytesIO(content), name, BYTES)
