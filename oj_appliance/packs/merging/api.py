"""Calls of the office that merges results (contract pack.md §5)."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.spreadsheets import csv_lines, write_xlsx
from oj_appliance.files.types import UploadId
from oj_appliance.packs.api import PACK_TYPE, PackQuery
from oj_appliance.packs.merging import sheet
from oj_appliance.packs.merging.service import PackMerging
from oj_appliance.packs.merging.wire import MergedAnswer, merged_answer
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

MOST_SUBJECTS = 20_000
Subject = Annotated[str, Meta(max_length=200)]


class ResultForm(msgspec.Struct, kw_only=True):
    """`id` of the exam's sealed file that was made here."""

    id: Id
    uploadId: UploadId | None = None


class TakenResult(msgspec.Struct):
    """`isNew` false: the same file is here already, and nothing has changed."""

    fileId: int
    isNew: bool


class ResultFileQuery(msgspec.Struct):
    id: Id
    fileId: Id


class DecideBody(msgspec.Struct, kw_only=True):
    """The same answer to each of `subjects`."""

    id: Id
    subjects: Annotated[list[Subject], Meta(min_length=1, max_length=MOST_SUBJECTS)]
    choice: Annotated[str, Meta(max_length=100)]


class MergedSheetQuery(msgspec.Struct):
    id: Id
    type: Literal["xlsx", "csv"] = "xlsx"


class PackMergingApi:
    def __init__(self, merging: PackMerging, uploads: ResumableUploads) -> None:
        self._merging = merging
        self._uploads = uploads

    @get("/api/admin/pack/merged", guard=STAFF, summary="Results of all schools, and what is asked")
    async def get_merged(self, call: Call, query: PackQuery) -> MergedAnswer:
        return merged_answer(await self._merging.state(call.viewer, query.id))

    @post("/api/admin/pack/result", guard=STAFF, summary="Takes a file of results in")
    async def take_pack_result(self, call: Call, upload: Upload[ResultForm]) -> TakenResult:
        sent = await self._uploads.file_of(upload, call.viewer.account_id)
        taken = await self._merging.take(call.actor, upload.form.id, sent.path)
        return TakenResult(*taken)

    @delete("/api/admin/pack/result", guard=STAFF, summary="Takes a file of results out again")
    async def forget_pack_result(self, call: Call, query: ResultFileQuery) -> None:
        await self._merging.forget(call.actor, query.id, query.fileId)

    @post("/api/admin/pack/decide", guard=STAFF, summary="Answers what merging asks")
    async def decide_merge(self, call: Call, body: DecideBody) -> None:
        await self._merging.decide(call.actor, body.id, body.subjects, body.choice)

    @get(
        "/api/file/download-pack-merged",
        guard=STAFF,
        summary="The merged sheet, once all is decided",
        answers=PACK_TYPE,
    )
    async def download_merged(self, call: Call, query: MergedSheetQuery) -> web.StreamResponse:
        try:
            pack, found = await self._merging.complete(call.viewer, query.id)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status, **refusal.fill) from refusal
        header, rows = sheet.header(found, call.language), sheet.rows(found, call.language)
        name = f"merged_{pack.id}.{query.type}"
        if query.type == "csv":
            content = b"".join(csv_lines(header, rows))
            return await send_open_file(call, io.BytesIO(content), name, PACK_TYPE)
        file = io.BytesIO()
        title = sheet.TITLE.text(call.language)
        await asyncio.to_thread(write_xlsx, file, title, header, rows)
        return await send_open_file(call, file, name, PACK_TYPE)
