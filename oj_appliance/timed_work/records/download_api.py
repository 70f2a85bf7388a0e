"""A timed work's rank as a file (contract timedwork.md §8)."""

from __future__ import annotations

import asyncio
import io

from aiohttp import web

from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.spreadsheets import XLSX_TYPE, write_xlsx
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.records import table
from oj_appliance.timed_work.records.service import TimedWorkRecords
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN


class TimedWorkRankDownloadApi:
    def __init__(self, records: TimedWorkRecords, known: KnownTimedWorks) -> None:
        self._records = records
        self._known = known

    @get(
        "/api/file/download-timed-work-rank",
        guard=LOGIN,
        summary="The rank of a timed work as a workbook, for whoever reads all of it",
        answers=XLSX_TYPE,
    )
    async def download_timed_work_rank(
        self, call: Call, query: TimedWorkQuery
    ) -> web.StreamResponse:
        number = named_work(query)
        try:
            work, rows = await self._records.ranked(number)
            if not rules.reads_all(call.viewer, work):
                raise ApiError("timedwork.not_allowed", status=403)
        except ApiError as error:
            raise DownloadError(error.key, status=error.status) from error
        problems = self._known.problems(number)
        header, widths = table.header(problems), table.widths(problems)
        file, lines = io.BytesIO(), table.lines(problems, rows)
        await asyncio.to_thread(write_xlsx, file, table.SHEET, header, lines, widths=widths)
        return await send_open_file(call, file, f"timedwork_{number}_rank.xlsx", XLSX_TYPE)
