"""Calls of file.md §5: export of problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, DownloadError, GuardError
from oj_appliance.groups.problems.service import owner_for
from oj_appliance.groups.service import Groups
from oj_appliance.interchange.exports.service import Exports
from oj_appliance.interchange.formats.registry import FORMATS
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import PROBLEM_WRITER, Viewer
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
    gid: Id | None = None


class ExportApi:
    def __init__(self, exports: Exports, groups: Groups) -> None:
        self._exports = exports
        self._groups = groups

    @get(
        "/api/file/export",
        guard=PROBLEM_WRITER,
        summary="Problems in a format of choice",
        answers=BYTES,
    )
    async def export_problems(self, call: Call, query: ExportQuery) -> web.StreamResponse:
        check_owner(self._groups, call.viewer, query.gid)
        return await send_problems(
            call, self._exports, query.pid, query.format, BYTES, lossy=query.lossy, gid=query.gid
        )


def check_owner(groups: Groups, viewer: Viewer, gid: int | None) -> None:
    """Whether one may take problems out of this group, or out of the bank. Raises DownloadError
    as `owner_for` refuses, and its GuardError."""
    try:
        owner_for(groups, viewer, gid)
    except GuardError:
        raise
    except ApiError as refusal:
        raise DownloadError(refusal.key, status=refusal.status) from refusal


async def send_problems(
    call: Call,
    exports: Exports,
    pids: list[int],
    format_name: str,
    media_type: str,
    *,
    lossy: bool,
    gid: int | None = None,
) -> web.StreamResponse:
    file = await exports.export(
        call.viewer,
        call.actor,
        pids,
        format_name,
        lossy=lossy,
        gid=gid,
        language=call.language,
    )
    return await send_open_file(call, file.content, file.name, media_type)
