"""Calls of an office that looks into what people of all schools sent (contract pack.md §5)."""

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
from oj_appliance.packs.api import PackQuery
from oj_appliance.packs.submitted.service import PackSubmitted
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id

BYTES = "application/octet-stream"  # a browser keeps the report, and never shows it as this site
ZIP_TYPE = "application/zip"


class PackSimilarityQuery(msgspec.Struct):
    id: Id
    type: Literal["html", "csv"] = "html"


class PackSubmittedApi:
    """`zone` is the site's, for the moment that stands on the report."""

    def __init__(self, submitted: PackSubmitted, zone: Callable[[], ZoneInfo]) -> None:
        self._submitted = submitted
        self._zone = zone

    @get(
        "/api/file/download-pack-code",
        guard=STAFF,
        summary="All code of an exam that schools brought back, by school and student",
        answers=ZIP_TYPE,
    )
    async def download_pack_code(self, call: Call, query: PackQuery) -> web.StreamResponse:
        try:
            file = await self._submitted.archive(call.viewer, query.id)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        return await send_open_file(call, file, f"code_{query.id}.zip", ZIP_TYPE)

    @get(
        "/api/file/download-pack-similarity",
        guard=STAFF,
        summary="Who wrote what somebody else wrote, in all schools",
        answers=BYTES,
    )
    async def download_pack_similarity(
        self, call: Call, query: PackSimilarityQuery
    ) -> web.StreamResponse:
        try:
            sheet, found = await self._submitted.alike(call.actor, query.id)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        name = f"similarity_{query.id}.{query.type}"
        content = await asyncio.to_thread(
            report_file, sheet, found, query.type, self._zone(), call.language
        )
        return await send_open_file(call, io.BytesIO(content), name, BYTES)
