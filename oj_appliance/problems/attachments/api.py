"""Calls about the files of a problem's page (contract file.md §2)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import msgspec
from aiohttp import web

from oj_appliance.places.codec import place_of
from oj_appliance.problems.api import PidQuery
from oj_appliance.problems.attachments.service import LARGEST_ATTACHMENT, Attachments
from oj_appliance.problems.wire import Attachment
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import GUEST, LOGIN, PROBLEM_KEEPER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id, Int


class PidForm(msgspec.Struct):
    pid: Id


class AttachmentQuery(msgspec.Struct):
    pid: Id
    name: str


class PlacedAttachmentQuery(msgspec.Struct):
    """`cid`, `tid` or `gid` name the place where the problem is met; none means practice."""

    pid: Id
    name: str
    cid: Int = 0
    tid: Id | None = None
    gid: Id | None = None


class AttachmentsApi:
    def __init__(self, attachments: Attachments) -> None:
        self._attachments = attachments

    @post(
        "/api/file/upload-problem-attachment",
        guard=LOGIN,
        summary="A file for a problem",
        largest_upload=LARGEST_ATTACHMENT,
        admits_form="may_attach",
    )
    async def upload_problem_attachment(self, call: Call, upload: Upload[PidForm]) -> Attachment:
        kept = await self._attachments.keep(
            call.actor, upload.form.pid, upload.client_name, upload.path
        )
        return Attachment(kept.name, kept.content.size)

    async def may_attach(self, call: Call, form: PidForm) -> None:
        await self._attachments.refuse_others(call.viewer, form.pid)

    @delete(
        "/api/admin/problem/attachment", guard=PROBLEM_KEEPER, summary="Remove a problem's file"
    )
    async def delete_problem_attachment(self, call: Call, query: AttachmentQuery) -> None:
        await self._attachments.remove(call.actor, query.pid, query.name)

    @get("/api/file/problem-attachment", guard=GUEST, summary="A file of a problem", previewed=True)
    async def get_problem_attachment(
        self, call: Call, query: PlacedAttachmentQuery
    ) -> web.StreamResponse:
        place = place_of(cid=query.cid, tid=query.tid, gid=query.gid)
        path = await self._attachments.file(call.viewer, place, query.pid, query.name)
        return _download(path, query.name)

    @get("/api/file/download-original-package", guard=LOGIN, summary="As it was imported")
    async def download_original_package(self, call: Call, query: PidQuery) -> web.StreamResponse:
        path = await self._attachments.original_package(call.viewer, query.pid)
        suffix = "zip" if await asyncio.to_thread(_is_zip, path) else "xml"
        return _download(path, f"problem_{query.pid}_original.{suffix}")


def _download(path: Path, name: str) -> web.FileResponse:
    """Bytes to save, whatever they are: nothing that a problem brings opens as a page of ours."""
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": f"attachment;filename={quote(name, safe='')}",
    }
    return web.FileResponse(path, headers=headers)


def _is_zip(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"PK"
