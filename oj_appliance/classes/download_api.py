"""The class's tables as a file (contract class.md §4)."""

from __future__ import annotations

import asyncio
import io
from typing import Literal

import msgspec
from aiohttp import web

from oj_appliance.classes import workbook
from oj_appliance.classes.assignments.service import Assignments
from oj_appliance.classes.service import ClassTables
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.spreadsheets import XLSX_TYPE, write_xlsx
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class ClassDownloadQuery(msgspec.Struct):
    """`view`: problems, or assignments."""

    gid: Id
    tid: Id | None = None
    view: Literal["problems", "marks"] = "problems"


class ClassDownloadApi:
    def __init__(self, tables: ClassTables, assignments: Assignments) -> None:
        self._tables = tables
        self._assignments = assignments

    @get(
        "/api/file/download-class-table",
        guard=LOGIN,
        summary="A class's table as a workbook, for its teachers",
        answers=XLSX_TYPE,
    )
    async def download_class_table(
        self, call: Call, query: ClassDownloadQuery
    ) -> web.StreamResponse:
        try:
            made = await self._made(call, query)
        except ApiError as error:
            raise DownloadError(error.key, status=error.status) from error
        file = io.BytesIO()
        await asyncio.to_thread(
            write_xlsx, file, made.sheet, made.header, made.rows, widths=made.widths
        )
        return await send_open_file(call, file, f"class_{query.gid}.xlsx", XLSX_TYPE)

    async def _made(self, call: Call, query: ClassDownloadQuery) -> workbook.Workbook:
        if query.view == "marks":
            marks = await self._assignments.whole_marks(call.viewer, query.gid)
            return workbook.of_marks(marks.sheets, marks.people, call.language)
        table = await self._tables.whole_table(call.viewer, query.gid, query.tid)
        return workbook.of_table(table, call.language)
