"""A board as a file (contract file.md §3)."""

from __future__ import annotations

import asyncio
import io

import msgspec
from aiohttp import web

from oj_appliance.contests.boards.service import BoardQuestion, Boards
from oj_appliance.contests.boards.table import SHEET
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.spreadsheets import XLSX_TYPE, write_xlsx
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class BoardFileQuery(msgspec.Struct, kw_only=True):
    cid: Id
    forceRefresh: bool = False
    removeStar: bool = False
    containEnd: bool = False


class BoardDownloadApi:
    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    @get(
        "/api/file/download-contest-rank",
        guard=LOGIN,
        summary="The board of a contest as a workbook",
        answers=XLSX_TYPE,
        previewed=True,
    )
    async def download_contest_rank(self, call: Call, query: BoardFileQuery) -> web.StreamResponse:
        asked = BoardQuestion(
            contest_id=query.cid,
            is_forced=query.forceRefresh,
            without_stars=query.removeStar,
            with_late=query.containEnd,
        )
        try:
            table = await self._boards.table(call.viewer, asked)
        except ApiError as error:
            raise DownloadError(error.key, status=error.status) from error
        file = io.BytesIO()
        await asyncio.to_thread(
            write_xlsx, file, SHEET, table.header, table.rows, widths=table.widths
        )
        return await send_open_file(call, file, f"contest_{query.cid}_rank.xlsx", XLSX_TYPE)
