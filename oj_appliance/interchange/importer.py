"""From a package to problems: reads it, checks each problem, stores data, pictures and rows."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase, verbatim
from oj_appliance.files.service import PublicFiles, check_space
from oj_appliance.interchange import store
from oj_appliance.interchange.formats.fps_texts import replace_links
from oj_appliance.interchange.packages import read_package
from oj_appliance.interchange.spool import CHUNK, Spool, SpooledData
from oj_appliance.interchange.types import (
    Finding,
    ImportJob,
    ImportReport,
    PackageProblem,
    RefusedProblem,
    ReportEntry,
    UnreadableError,
)
from oj_appliance.problems.rules import check_draft
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types import CaseDraft, ProblemDraft, Statement
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database


class Importer:
    """`scratch` is a folder on the data folder's disk: a package's data pass through it."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        files: PublicFiles,
        scratch: Path,
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._files = files
        self._scratch = scratch

    def keep(self, content: BinaryIO) -> StoredBlob:
        """The original package among the blobs; takes as long as the disk does. Raises
        file.no_space: the package once more is what its data take, twice that what it needs."""
        size = os.fstat(content.fileno()).st_size
        check_space(self._scratch, 3 * size)
        return self._problems.blobs.put_stream(iter(lambda: content.read(CHUNK), b""))

    async def run(self, job: ImportJob) -> ImportReport:
        """Does the whole job; each problem is stored for itself, together with the word of it."""
        path = self._problems.blobs.path(job.package.sha256)
        with Spool(self._scratch) as spool:
            try:
                package = await asyncio.to_thread(read_package, path, spool)
            except UnreadableError as error:
                entry = ReportEntry(0, "", error=error.finding)
                return ImportReport(None, job.dry_run, (entry,))
            report = ImportReport(package.format, job.dry_run)
            wanted = [each for each in package.problems if each.index not in job.skip]
            for problem in wanted:
                report = await self._take(job, problem, spool, report, total=len(wanted))
        return report

    async def _take(
        self,
        job: ImportJob,
        problem: PackageProblem | RefusedProblem,
        spool: Spool,
        report: ImportReport,
        *,
        total: int,
    ) -> ImportReport:
        """The report with one more entry."""
        if isinstance(problem, RefusedProblem):
            entry = ReportEntry(problem.index, problem.title, error=problem.error)
            return await self._noted(job, report, entry, total)
        entry = ReportEntry(
            problem.index,
            problem.draft.statement.title,
            problem.draft.problem_id,
            len(problem.cases),
            warnings=problem.warnings,
            losses=(*problem.losses, *self._unsupported(problem.draft)),
        )
        try:
            draft = replace(problem.draft, auth=job.auth)
            check_draft(_with_cases(draft, problem, _measured))
            if job.dry_run:
                return await self._noted(job, report, entry, total)
            draft = await self._with_pictures(draft, problem, spool, job)
            draft = await asyncio.to_thread(
                _with_cases, draft, problem, lambda data: self._stored(spool, data)
            )
            draft = replace(draft, original=job.package)
            return await self._database.write(self._write, job, draft, entry, report, total)
        except ApiError as error:
            entry = replace(entry, error=_finding(error))
            if error.key == "problem.id_used":
                taken_by = await self._database.read(store.pid_of_display_id, entry.problem_id)
                entry = replace(entry, duplicate_of=taken_by)
            return await self._noted(job, report, entry, total)

    def _unsupported(self, draft: ProblemDraft) -> list[Finding]:
        """What this machine cannot judge is imported all the same (contract file.md §5)."""
        reason = self._problems.unsupported(draft)
        if reason is None:
            return []
        return [Finding("judge.unsupported", {"reason": reason}, draft.judge_mode)]

    async def _noted(
        self, job: ImportJob, report: ImportReport, entry: ReportEntry, total: int
    ) -> ImportReport:
        report = _extended(report, entry)
        await self._database.write(
            store.record_progress,
            job.key,
            done=len(report.problems),
            total=total,
            report=None,
            now=self._clock.now_ms(),
        )
        return report

    def _write(
        self,
        job: ImportJob,
        draft: ProblemDraft,
        entry: ReportEntry,
        report: ImportReport,
        total: int,
    ) -> ImportReport:
        now = self._clock.now_ms()
        pid = self._problems.write_problem(draft, job.author, now)
        report = _extended(report, replace(entry, pid=pid, problem_id=store.display_id(pid)))
        done = len(report.problems)
        store.record_progress(job.key, done=done, total=total, report=report, now=now)
        return report

    async def _with_pictures(
        self, draft: ProblemDraft, problem: PackageProblem, spool: Spool, job: ImportJob
    ) -> ProblemDraft:
        """The draft whose texts show our copies of the package's pictures."""
        links: dict[str, str] = {}
        for picture in problem.pictures:
            content = await asyncio.to_thread(spool.read, picture.content)
            name = picture.link.rpartition("/")[2]
            saved = await asyncio.to_thread(
                self._files.save_image, content, uid=job.author.uid, client_name=name
            )
            links[picture.link] = saved.link
        shown = draft.statement
        statement = Statement(
            shown.title,
            *(
                replace_links(text, links)
                for text in (shown.description, shown.input, shown.output, shown.hint)
            ),
        )
        return replace(draft, statement=statement)

    def _stored(self, spool: Spool, data: SpooledData | None) -> StoredBlob:
        chunks: Iterator[bytes] = spool.chunks(data) if data else iter(())
        return self._problems.blobs.put_stream(chunks)


def _with_cases(
    draft: ProblemDraft,
    problem: PackageProblem,
    blob_of: Callable[[SpooledData | None], StoredBlob],
) -> ProblemDraft:
    cases = tuple(
        CaseDraft(case.input_name, case.output_name, blob_of(case.input), blob_of(case.output))
        for case in problem.cases
    )
    return replace(draft, cases=cases)


def _measured(data: SpooledData | None) -> StoredBlob:
    """Stands for data that are not stored yet: all that the rules ask is their size."""
    return StoredBlob("", data.size if data else 0)


def _extended(report: ImportReport, entry: ReportEntry) -> ImportReport:
    return replace(report, problems=(*report.problems, entry))


def _finding(error: ApiError) -> Finding:
    fill = {
        name: value if isinstance(value, Phrase) else verbatim(str(value))
        for name, value in error.fill.items()
    }
    return Finding(error.key, fill)
