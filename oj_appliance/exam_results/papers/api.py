"""Calls that print results or take them along (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio
import io
from collections import defaultdict
from collections.abc import Awaitable
from typing import Literal, TypeVar

import msgspec
from aiohttp import web

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.exam_results.api import ExamQuery
from oj_appliance.exam_results.papers.office import Encoding, office_csv, office_table
from oj_appliance.exam_results.papers.service import ExamPapers
from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.files.spreadsheets import write_xlsx
from oj_appliance.submissions.rules import fingerprint
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, Uid

BYTES = "application/octet-stream"  # a workbook, or a text in an encoding of choice
ZIP_TYPE = "application/zip"
Done = TypeVar("Done")


class ExamPaperQuery(msgspec.Struct, kw_only=True):
    """Without `uid` everybody's."""

    tid: Id
    uid: Uid | None = None


class OfficeSheetQuery(msgspec.Struct, kw_only=True):
    """Without `version` as things stand; `encoding` is of csv."""

    tid: Id
    version: Id | None = None
    type: Literal["xlsx", "csv"] = "xlsx"
    encoding: Encoding = "utf-8"
    rank: bool = False


class ExamPaperSubmission(msgspec.Struct, kw_only=True):
    """`counts`: it is the one that the points are of; time in ms, memory in KB."""

    submitId: int
    displayId: str
    submitTime: Time
    status: int
    score: int | None
    language: str
    code: str
    time: int | None
    memory: int | None
    counts: bool
    fingerprint: str


class ExamPaper(msgspec.Struct):
    """What one person sent, in its order."""

    uid: str
    submissions: list[ExamPaperSubmission]


class ExamPapersApi:
    def __init__(self, papers: ExamPapers) -> None:
        self._papers = papers

    @get(
        "/api/admin/exam/papers",
        guard=STAFF,
        summary="What people sent in a timed work, with receipts, to print",
    )
    async def get_exam_papers(self, call: Call, query: ExamPaperQuery) -> list[ExamPaper]:
        sheet, sent = await self._papers.papers(call.viewer, query.tid, query.uid)
        return await asyncio.to_thread(_papers, sheet, sent, query.uid, self._papers.secret())

    @get(
        "/api/file/download-exam-results",
        guard=STAFF,
        summary="The office's sheet of a timed work, as a workbook or csv",
        answers=BYTES,
    )
    async def download_exam_results(
        self, call: Call, query: OfficeSheetQuery
    ) -> web.StreamResponse:
        asked = self._papers.sheet(call.viewer, query.tid, query.version)
        sheet, is_over = await _for_download(asked)
        table = office_table(sheet, call.language, is_over=is_over, with_rank=query.rank)
        name = f"results_{query.tid}.{query.type}"
        if query.type == "csv":
            content = await asyncio.to_thread(office_csv, table, query.encoding)
            return await send_open_file(call, io.BytesIO(content), name, BYTES)
        file = io.BytesIO()
        await asyncio.to_thread(
            write_xlsx, file, table.sheet, table.header, table.rows, widths=table.widths
        )
        return await send_open_file(call, file, name, BYTES)

    @get(
        "/api/file/download-exam-code",
        guard=STAFF,
        summary="All code of a timed work, by class and student",
        answers=ZIP_TYPE,
    )
    async def download_exam_code(self, call: Call, query: ExamQuery) -> web.StreamResponse:
        file = await _for_download(self._papers.archive(call.viewer, query.tid))
        return await send_open_file(call, file, f"code_{query.tid}.zip", ZIP_TYPE)


async def _for_download(done: Awaitable[Done]) -> Done:
    try:
        return await done
    except ApiError as refusal:
        raise DownloadError(refusal.key, status=refusal.status) from refusal


def _papers(
    sheet: ResultSheet, sent: list[SentCode], uid: str | None, secret: bytes
) -> list[ExamPaper]:
    """In the order of the results."""
    letters = {each.pid: each.display_id for each in sheet.problems}
    by_person = defaultdict(list)
    for each in sent:
        if each.problem_id in letters:
            by_person[each.uid].append(each)
    papers = []
    for person in sheet.people:
        if uid is not None and person.uid != uid:
            continue
        counting = {each.submission_id for each in person.cells.values()}
        submissions = [
            _submission(each, letters[each.problem_id], secret, counts=each.id in counting)
            for each in by_person[person.uid]
        ]
        papers.append(ExamPaper(person.uid, submissions))
    return papers


def _submission(
    each: SentCode, display_id: str, secret: bytes, *, counts: bool
) -> ExamPaperSubmission:
    return ExamPaperSubmission(
        submitId=each.id,
        displayId=display_id,
        submitTime=wire_time(each.submit_time),
        status=each.status,
        score=each.score,
        language=each.language,
        code=each.code,
        time=each.time,
        memory=each.memory,
        counts=counts,
        fingerprint=fingerprint(each.code, each.language, secret),
    )
