"""The four older calls of file.md §5, each of which takes files of one format alone."""

from __future__ import annotations

import asyncio

import msgspec

from oj_appliance.errors import ApiError, BusyError, Language
from oj_appliance.groups.problems.service import owner_for
from oj_appliance.groups.service import Groups
from oj_appliance.interchange.imports import rules
from oj_appliance.interchange.imports.rules import ImportRefusedError
from oj_appliance.interchange.imports.service import Imports
from oj_appliance.interchange.types import ImportReport, finding_text
from oj_appliance.places.types import Auth
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import PROBLEM_WRITER
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

# No call keeps its client waiting longer (contract 00-conventions §1).
LONGEST_WAIT_S = 55


class OlderImportForm(msgspec.Struct):
    gid: Id | None = None


class OlderImportApi:
    def __init__(self, imports: Imports, groups: Groups) -> None:
        self._imports = imports
        self._groups = groups

    @post(
        "/api/file/import-fps-problem", guard=PROBLEM_WRITER, summary="Import FPS, the older answer"
    )
    async def import_fps_problem(self, call: Call, upload: Upload[OlderImportForm]) -> None:
        await self._import_as_before(call, upload, "fps")

    @post(
        "/api/file/import-problem",
        guard=PROBLEM_WRITER,
        summary="Import a HOJ zip, the older answer",
    )
    async def import_hoj_problem(self, call: Call, upload: Upload[OlderImportForm]) -> None:
        await self._import_as_before(call, upload, "hoj")

    @post(
        "/api/file/import-qdoj-problem",
        guard=PROBLEM_WRITER,
        summary="Import QDUOJ, the older answer",
    )
    async def import_qduoj_problem(self, call: Call, upload: Upload[OlderImportForm]) -> None:
        await self._import_as_before(call, upload, "qduoj")

    @post(
        "/api/file/import-hydro-problem",
        guard=PROBLEM_WRITER,
        summary="Import Hydro, the older answer",
    )
    async def import_hydro_problem(self, call: Call, upload: Upload[OlderImportForm]) -> None:
        await self._import_as_before(call, upload, "hydro")

    async def _import_as_before(
        self, call: Call, upload: Upload[OlderImportForm], only: str
    ) -> None:
        group = owner_for(self._groups, call.viewer, upload.form.gid)
        older = rules.auth_of_older_calls(call.viewer)
        package = await self._imports.keep(upload.path)
        key = await self._imports.begin(
            package,
            call.actor,
            client_name=upload.client_name,
            auth=older if group is None else Auth.PUBLIC,
            only=only,
            group=group,
        )
        try:
            report = await asyncio.wait_for(self._imports.finished(key), LONGEST_WAIT_S)
        except TimeoutError as error:
            raise BusyError from error
        _answer_as_before(report, call.language)


def _answer_as_before(report: ImportReport, language: Language) -> None:
    """The answers of the four older calls (contract file.md §5)."""
    failures = [entry for entry in report.problems if entry.error is not None]
    if not failures:
        return
    first = failures[0].error
    if report.format is None and first is not None:
        raise ImportRefusedError(first)
    repeated = [each.problem_id for each in failures if each.duplicate_of is not None]
    if report.imported == 0 and not repeated:
        raise ApiError("import.none")
    others = [
        f"{each.title}: {finding_text(each.error, language)}"
        for each in failures
        if each.error is not None and each.duplicate_of is None
    ]
    raise ApiError(
        "import.partial",
        ok=report.imported,
        bad=report.failed,
        dup=", ".join(repeated),
        other="; ".join(others),
    )
