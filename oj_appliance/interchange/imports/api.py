"""Calls of file.md §5: import of problem packages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from oj_appliance.errors import Language
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.groups.problems.service import owner_for
from oj_appliance.groups.service import Groups
from oj_appliance.interchange.imports import rules
from oj_appliance.interchange.imports.service import Imports
from oj_appliance.interchange.reading.places import MOST_PROBLEMS
from oj_appliance.interchange.types import (
    Finding,
    ImportReport,
    ImportState,
    ReportEntry,
    Taken,
    finding_text,
)
from oj_appliance.problems.rules import LONGEST_TAG
from oj_appliance.problems.types.problem import OwningGroup
from oj_appliance.web import idempotency
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import PROBLEM_WRITER, Viewer
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id, up_to

LONGEST_KEY = 64

Auth = Annotated[int, Meta(ge=1, le=2)]
Index = Annotated[int, Meta(ge=0, le=MOST_PROBLEMS)]
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]


TagName = Annotated[str, up_to(LONGEST_TAG)]
MOST_TAGS = 10_000


class ImportForm(msgspec.Struct):
    uploadId: UploadId | None = None
    auth: Auth | None = None
    dryRun: bool = False
    gid: Id | None = None
    taken: Taken = Taken.SKIP


class KeyQuery(msgspec.Struct):
    key: Key


class OneTaken(msgspec.Struct):
    """As `taken`, of the problem with this number in the report."""

    index: Index
    taken: Taken


class CommitBody(msgspec.Struct):
    key: Key
    auth: Auth | None = None
    skip: Annotated[list[Index], Meta(max_length=MOST_PROBLEMS)] = []
    taken: Taken = Taken.SKIP
    tags: Annotated[list[TagName], Meta(max_length=MOST_TAGS)] | None = None
    each: Annotated[list[OneTaken], Meta(max_length=MOST_PROBLEMS)] = []


class ImportKey(msgspec.Struct):
    key: str


class FindingAnswer(msgspec.Struct):
    err: str
    msg: str


class LossAnswer(FindingAnswer):
    field: str


class ProblemAnswer(msgspec.Struct, kw_only=True):
    index: int
    problemId: str
    title: str
    cases: int
    unanswered: int
    tags: list[str]
    warnings: list[FindingAnswer]
    losses: list[LossAnswer]
    pid: int | UnsetType = UNSET
    duplicateOf: int | UnsetType = UNSET
    error: FindingAnswer | UnsetType = UNSET


class ReportAnswer(msgspec.Struct):
    format: str | None
    dryRun: bool
    imported: int
    failed: int
    problems: list[ProblemAnswer]


class ImportResult(msgspec.Struct):
    state: ImportState
    done: int
    total: int
    report: ReportAnswer | UnsetType = UNSET


class ImportApi:
    def __init__(self, imports: Imports, uploads: ResumableUploads, groups: Groups) -> None:
        self._imports = imports
        self._uploads = uploads
        self._groups = groups

    @post("/api/file/import", guard=PROBLEM_WRITER, summary="Import problems of any known format")
    async def import_package(self, call: Call, upload: Upload[ImportForm]) -> ImportKey:
        group = owner_for(self._groups, call.viewer, upload.form.gid)
        auth = _auth(call.viewer, group, upload.form.auth)
        file = await self._uploads.file_of(upload, call.viewer.account_id)
        package = await self._imports.keep(file.path)
        return ImportKey(
            await self._imports.begin(
                package,
                call.actor,
                client_name=file.client_name,
                auth=auth,
                dry_run=upload.form.dryRun,
                taken=upload.form.taken,
                group=group,
            )
        )

    @get(
        "/api/file/import-result",
        guard=PROBLEM_WRITER,
        summary="How far an import is, and its report",
    )
    async def get_import_result(self, call: Call, query: KeyQuery) -> ImportResult:
        task = await self._imports.result(query.key, call.viewer.account_id)
        told: ReportAnswer | UnsetType = UNSET
        if task.state is ImportState.DONE and task.report is not None:
            told = report_answer(task.report, call.language)
        return ImportResult(task.state, task.done, task.total, told)

    @post("/api/file/import-commit", guard=PROBLEM_WRITER, summary="Store what a dry run has shown")
    async def commit_import(self, call: Call, body: CommitBody) -> ImportKey:
        gid = await self._imports.group_of(body.key, call.viewer.account_id)
        group = owner_for(self._groups, call.viewer, gid)
        return ImportKey(
            await self._imports.commit(
                body.key,
                call.actor,
                auth=_auth(call.viewer, group, body.auth),
                skip=body.skip,
                taken=body.taken,
                tags=body.tags,
                idempotency_key=call.header(idempotency.HEADER) or None,
                group=group,
                each={one.index: one.taken for one in body.each},
            )
        )


def _auth(viewer: Viewer, group: OwningGroup | None, wanted: int | None) -> int:
    return rules.auth_of_import(viewer, wanted) if group is None else rules.auth_in_group(wanted)


def report_answer(report: ImportReport, language: Language) -> ReportAnswer:
    return ReportAnswer(
        report.format,
        report.dry_run,
        report.imported,
        report.failed,
        [_problem_answer(entry, language) for entry in report.problems],
    )


def _problem_answer(entry: ReportEntry, language: Language) -> ProblemAnswer:
    def told(finding: Finding) -> FindingAnswer:
        return FindingAnswer(finding.key, finding_text(finding, language))

    return ProblemAnswer(
        index=entry.index,
        problemId=entry.problem_id,
        title=entry.title,
        cases=entry.cases,
        unanswered=entry.unanswered,
        tags=list(entry.tags),
        warnings=[told(each) for each in entry.warnings],
        losses=[
            LossAnswer(each.key, finding_text(each, language), each.field or "")
            for each in entry.losses
        ],
        pid=UNSET if entry.pid is None else entry.pid,
        duplicateOf=UNSET if entry.duplicate_of is None else entry.duplicate_of,
        error=told(entry.error) if entry.error else UNSET,
    )
