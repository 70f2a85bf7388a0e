"""Calls of file.md §5: export of problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from aiohttp import web

from oj_appliance.interchange.exports.service import Exports
from oj_appliance.interchange.formats.registry import FORMATS
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import PROBLEM_EDITOR
from oj_appliance.web.parsing import MOST_REPEATS
from oj_appliance.web.wire import Id, at_most

BYTES = "application/octet-stream"  # a zip, or one document

# The names of the registry, which type checkers cannot see.
if TYPE_CHECKING:
    FormatName = str
else:
    FormatName = Literal[tuple(each.name for each in FORMATS)]
Pids = Annotated[list[Id], msgspec.Meta(min_length=1), at_most(MOST_REPEATS)]


class ExportQuery(msgspec.Struct):
    pid: Pids
    format: FormatName
    lossy: bool = False


class ExportApi:
    def __init__(self, exports: Exports) -> None:
        self._exports = exports

    @get(
        "/api/file/export",
        guard=PROBLEM_EDITOR,
        summary="Problems in a format of choice",
        answers=BYTES,
    )
    async def export_problems(self, call: Call, query: ExportQuery) -> web.StreamResponse:
        return await send_problems(
            call, self._exports, query.pid, query.format, BYTES, lossy=query.lossy
        )


async def send_problems(
    call: Call, exports: Exports, pids: list[int], format_name: str, media_type: str, *, lossy: bool
) -> web.StreamResponse:
    file = await exports.export(
        call.viewer,
        call.actor,
        pids,
        format_name,
        lossy=lossy,
        language=call.language,
    )
    return await send_open_file(call, file.content, file.name, media_type)
