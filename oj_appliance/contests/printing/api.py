"""Calls about printing (contract contest.md §3 and §3.1, file.md §3)."""

from __future__ import annotations

import io
from typing import Annotated

import msgspec
from aiohttp import web

from oj_appliance.clock import wire_time
from oj_appliance.contests.printing import rules
from oj_appliance.contests.printing.service import Printing
from oj_appliance.contests.printing.types import PrintJob
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time, up_to

LIST_LIMIT = 15  # S2 §9


class PrintBody(msgspec.Struct):
    cid: Id
    content: Annotated[str, up_to(rules.LONGEST_TEXT)]


class PrintListQuery(PageQuery, kw_only=True):
    cid: Id
    limit: Int = LIST_LIMIT


class PrintJobQuery(msgspec.Struct):
    id: Id
    cid: Id


class PrintTextQuery(msgspec.Struct):
    id: Id


class PrintJobRow(msgspec.Struct, kw_only=True):
    """`pages` of 60 lines."""

    id: int
    cid: int
    username: str
    realname: str | None
    status: int
    gmtCreate: Time
    pages: int


class PrintSheet(msgspec.Struct):
    """`contest` is its title."""

    contest: str
    job: PrintJobRow
    content: str


class PrintingApi:
    def __init__(self, printing: Printing) -> None:
        self._printing = printing

    @post("/api/submit-print-text", guard=LOGIN, summary="Have a text printed")
    async def submit_print_text(self, call: Call, body: PrintBody) -> None:
        await self._printing.submit(call.viewer, body.cid, body.content)

    @get("/api/get-contest-print", guard=LOGIN, summary="What is to be printed", previewed=True)
    async def get_contest_print(self, call: Call, query: PrintListQuery) -> Page[PrintJobRow]:
        window = query.window(LIST_LIMIT)
        jobs, total = await self._printing.queue(call.viewer, query.cid, window)
        return page_of([_row(job) for job in jobs], total, window)

    @get(
        "/api/get-contest-print-sheet",
        guard=LOGIN,
        summary="A text as it goes to the printer",
        previewed=True,
    )
    async def get_contest_print_sheet(self, call: Call, query: PrintTextQuery) -> PrintSheet:
        contest, job, content = await self._printing.text(call.viewer, query.id)
        return PrintSheet(contest=contest.title, job=_row(job), content=content)

    @put("/api/check-contest-print-status", guard=LOGIN, summary="It has been printed")
    async def check_contest_print_status(self, call: Call, query: PrintJobQuery) -> None:
        await self._printing.set_printed(call.viewer, query.id, query.cid)

    @get(
        "/api/file/download-contest-print-text",
        guard=LOGIN,
        summary="The text of a print job",
        answers="text/plain",
        previewed=True,
    )
    async def download_contest_print_text(
        self, call: Call, query: PrintTextQuery
    ) -> web.StreamResponse:
        try:
            _, job, content = await self._printing.text(call.viewer, query.id)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        file, name = io.BytesIO(content.encode()), f"{job.username}_Contest_Print.txt"
        return await send_open_file(call, file, name, "text/plain; charset=utf-8")


def _row(job: PrintJob) -> PrintJobRow:
    return PrintJobRow(
        id=job.id,
        cid=job.contest_id,
        username=job.username,
        realname=job.realname,
        status=job.status,
        gmtCreate=wire_time(job.created_at),
        pages=job.pages,
    )
