"""Calls about single files of the test data (contract file.md §2)."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.problems.rules import LONGEST_CASE_NAME
from oj_appliance.problems.test_data.case_files import SHOWN_BYTES, CaseFiles
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import PROBLEM_KEEPER, PROBLEM_WRITER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

FileName = Annotated[str, Meta(max_length=LONGEST_CASE_NAME)]
UploadName = Annotated[str, Meta(max_length=64)]


class CaseFileQuery(msgspec.Struct):
    """`uploadTestcaseDir` is an upload that is not saved yet; its files come first."""

    name: FileName
    pid: Id | None = None
    uploadTestcaseDir: UploadName | None = None


class CaseFileForm(msgspec.Struct):
    """`fileName` is the case's, whatever the sent file is called."""

    fileName: FileName
    uploadTestcaseDir: UploadName | None = None


class CaseFileText(msgspec.Struct):
    """`text` is the beginning when `isCut`; size in bytes."""

    name: str
    size: int
    text: str
    isCut: bool


class ReplacedCaseFile(msgspec.Struct):
    name: str
    size: int
    fileListDir: str


class CaseFilesApi:
    def __init__(self, case_files: CaseFiles) -> None:
        self._case_files = case_files

    @get("/api/admin/problem/case-file", guard=PROBLEM_KEEPER, summary="The text of a case's file")
    async def get_case_file(self, call: Call, query: CaseFileQuery) -> CaseFileText:
        text, size = await self._case_files.beginning(
            call.viewer, query.pid, query.uploadTestcaseDir, query.name
        )
        return CaseFileText(query.name, size, text, size > SHOWN_BYTES)

    @get("/api/file/download-case-file", guard=PROBLEM_KEEPER, summary="A case's file")
    async def download_case_file(self, call: Call, query: CaseFileQuery) -> web.StreamResponse:
        path = await self._case_files.path(
            call.viewer, query.pid, query.uploadTestcaseDir, query.name
        )
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Disposition": f"attachment;filename={quote(query.name, safe='')}",
        }
        return web.FileResponse(path, headers=headers)

    @post("/api/file/upload-case-file", guard=PROBLEM_WRITER, summary="Another file for a case")
    async def upload_case_file(self, call: Call, upload: Upload[CaseFileForm]) -> ReplacedCaseFile:
        uid = call.viewer.account_id
        form = upload.form
        kept, content = await self._case_files.replace(
            uid, form.uploadTestcaseDir, form.fileName, upload.path
        )
        return ReplacedCaseFile(form.fileName, content.size, kept)
