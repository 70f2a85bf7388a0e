"""The older call of file.md §5, which knows one format alone."""

from __future__ import annotations

import msgspec
from aiohttp import web

from oj_appliance.groups.service import Groups
from oj_appliance.interchange.exports.api import Pids, check_owner, send_problems
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import PROBLEM_WRITER
from oj_appliance.web.wire import Id

ZIP = "application/zip"


class OlderExportQuery(msgspec.Struct):
    pid: Pids
    gid: Id | None = None


class OlderExportApi:
    def __init__(self, exports: Exports, groups: Groups) -> None:
        self._exports = exports
        self._groups = groups

    @get(
        "/api/file/export-problem",
        guard=PROBLEM_WRITER,
        summary="Problems as a HOJ zip",
        answers=ZIP,
    )
    async def export_as_hoj(self, call: Call, query: OlderExportQuery) -> web.StreamResponse:
        check_owner(self._groups, call.viewer, query.gid)
        return await send_problems(
            call, self._exports, query.pid, "hoj", ZIP, lossy=False, gid=query.gid
        )
