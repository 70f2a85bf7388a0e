"""The older call of file.md §5, which knows one format alone."""

from __future__ import annotations

import msgspec
from aiohttp import web

from oj_appliance.interchange.exports.api import Pids, send_problems
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import PROBLEM_EDITOR

ZIP = "application/zip"


class OlderExportQuery(msgspec.Struct):
    pid: Pids


class OlderExportApi:
    def __init__(self, exports: Exports) -> None:
        self._exports = exports

    @get(
        "/api/file/export-problem",
        guard=PROBLEM_EDITOR,
        summary="Problems as a HOJ zip",
        answers=ZIP,
    )
    async def export_as_hoj(self, call: Call, query: OlderExportQuery) -> web.StreamResponse:
        return await send_problems(call, self._exports, query.pid, "hoj", ZIP, lossy=False)
