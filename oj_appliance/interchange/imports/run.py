"""The problems of one package, one after the other: checked, then stored with all their parts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase, verbatim
from oj_appliance.files.archive_names import are_apart
from oj_appliance.files.service import PublicFiles, know_blobs
from oj_appliance.interchange import phrases
from oj_appliance.interchange.imports import store
from oj_appliance.interchange.imports.rules import fitting_attachments, fitting_files, of_group
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.spool import Spool, SpooledData
from oj_appliance.interchange.types import (
    BAD_FORMAT,
    Finding,
    ImportJob,
    ImportReport,
    Package,
    PackageFile,
    PackageProblem,
    ReadProblem,
    RefusedProblem,
    ReportEntry,
    Taken,
)
from oj_appliance.problems.attachments.service import write_attachments
from oj_appliance.problems.editing.replacing import write_replacement
from oj_appliance.problems.programs.program_check import ProgramCheck
from oj_appliance.problems.rules import check_draft, display_id_of, unanswered
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import AttachmentRecord, CaseDraft, ProblemDraft, Statement
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database

log = logging.getLogger(__name__)

# What a problem gets whose level of difficulty this server does not have.
USUAL_DIFFICULTY = 1
# Characters of the compiler's words in a report.
_COMPILER_TEXT = 1000
_SERVER_FAILED = Finding(BAD_FORMAT, {"entry": phrases.WHOLE_FILE, "reason": phrases.SERVER_FAILED})


class ImportTools(msgspec.Struct, frozen=True):
    """What every import works with."""

    database: Database
    clock: Clock
    problems: ProblemService
    programs: ProgramCheck
    files: PublicFiles


class ReadyProblem(msgspec.Struct, frozen=True):
    """A problem whose contents are stored; `replaces`: the pid of the one whose place it takes."""

    draft: ProblemDraft
    files: list[AttachmentRecord]
    entry: ReportEntry
    replaces: int | None


class ImportRun:
    """One import on its way: what is known of it so far."""

    def __init__(self, tools: ImportTools, job: ImportJob, package: Package, spool: Spool) -> None:
        self._tools = tools
        self._database = tools.database
        self._problems = tools.problems
        self._job = job
        self._package = package
        self._spool = spool
        self._report = ImportReport(package.format, job.dry_run)
        self._total = 0
        self._ids: set[str] = set()
        self._ready: list[ReadyProblem] | None = None

    async def together(self, also: Callable[[dict[str, int]], None]) -> ImportReport:
        """All problems in one write, and whatever `also` writes, which is told the pid of each by
        its id in the package; none of it where one problem is refused."""
        self._ready = []
        report = await self.problems()
        if report.failed:
            return report
        return await self._database.write(self._write_all, self._ready, also)

    async def problems(self) -> ImportReport:
        """Takes all that the job does not skip."""
        wanted = [
            (index, read)
            for index, read in enumerate(self._package.problems)
            if index not in self._job.skip
        ]
        self._total = len(wanted)
        for index, read in wanted:
            end = self._spool.end
            await self._take(await self._read(index, read))
            self._spool.cut(end)
        return self._report

    async def _read(self, index: int, read: ReadProblem) -> PackageProblem | RefusedProblem:
        """A bad problem never stops the others, also where its reader fails."""
        try:
            return await asyncio.to_thread(read)
        except Exception:
            log.exception("reading a problem fails", extra={"import": self._job.key})
            return RefusedProblem(index, "", _SERVER_FAILED)

    async def _take(self, problem: PackageProblem | RefusedProblem) -> None:
        """The report gets one more entry."""
        if isinstance(problem, RefusedProblem):
            await self._note(ReportEntry(problem.index, problem.title, error=problem.error))
            return
        problem = await self._fitting(problem)
        self._report = replace(
            self._report, format=problem.draft.import_format or self._package.format
        )
        files, lost = fitting_attachments(problem.attachments)
        entry = ReportEntry(
            problem.index,
            problem.draft.statement.title,
            problem.draft.problem_id,
            len(problem.cases),
            warnings=problem.warnings,
            losses=(*problem.losses, *lost, *self._unsupported(problem.draft)),
            tags=tuple(tag.name for tag in problem.draft.tags),
            unanswered=unanswered(
                problem.draft.judge_mode,
                (case.output.size if case.output else 0 for case in problem.cases),
            ),
        )
        try:
            draft, replaces = await self._placed(
                replace(problem.draft, auth=self._job.auth, group=self._job.group),
                self._job.each.get(problem.index, self._job.taken),
            )
            check_draft(_with_cases(draft, problem, _measured))
            self._ids.add(draft.problem_id.strip().upper())
            if not self._job.dry_run:
                await self._store(draft, problem, files, entry, replaces)
                return
        except ApiError as error:
            entry = replace(entry, error=finding_of(error))
            if error.key == "problem.id_used":
                taken_by = await self._database.read(store.pid_of_display_id, entry.problem_id)
                entry = replace(entry, duplicate_of=taken_by)
        except Exception:
            log.exception("storing a problem fails", extra={"import": self._job.key})
            entry = replace(entry, error=_SERVER_FAILED)
        await self._note(entry)

    async def _store(
        self,
        draft: ProblemDraft,
        problem: PackageProblem,
        files: list[PackageFile],
        entry: ReportEntry,
        replaces: int | None,
    ) -> None:
        """The problem with all its parts, and the word of it, in one write. `replaces`: the pid of
        the one whose place it takes."""
        draft = await self._with_pictures(draft, problem)
        # A package may name one file for two thousand cases: it is stored once.
        draft = await asyncio.to_thread(_with_cases, draft, problem, cache(self._stored))
        draft = replace(draft, original=self._job.package)
        kept = [
            AttachmentRecord(file.name, await asyncio.to_thread(self._stored, file.content))
            for file in files
        ]
        broken = await self._broken_program(draft)
        entry = replace(entry, warnings=(*entry.warnings, *broken))
        ready = ReadyProblem(draft, kept, entry, replaces)
        if self._ready is not None:
            self._ready.append(ready)
            self._report = _extended(self._report, entry)
            return
        self._report = await self._database.write(self._write, ready)
        if replaces is not None:
            self._problems.announce_change(replaces)

    async def _placed(self, draft: ProblemDraft, taken: Taken) -> tuple[ProblemDraft, int | None]:
        """The draft under an id that it can have, and whose place it takes. Before anything of the
        problem is stored, and in a dry run too. Raises problem.id_used, problem.bad_id where the
        job has no way around them."""
        if not draft.problem_id.strip():
            return draft, None
        try:
            wanted = display_id_of(draft.problem_id)
            holder = await self._database.read(store.pid_of_display_id, wanted)
            # Of two in one package the second has no place to take.
            if wanted in self._ids or (holder is not None and taken != Taken.REPLACE):
                raise ApiError("problem.id_used")
        except ApiError:
            if taken == Taken.SKIP:
                raise
            return replace(draft, problem_id=""), None
        return draft, holder

    async def _broken_program(self, draft: ProblemDraft) -> list[Finding]:
        """A checker or interactor that does not compile is imported all the same, to be mended in
        the editor; one that does is ready for the first submission."""
        try:
            await self._tools.programs.check_saved(draft)
        except ApiError as error:
            text = str(error.fill["text"])[:_COMPILER_TEXT]
            return [Finding("import.program_broken", {"text": verbatim(text)})]
        return []

    async def _fitting(self, problem: PackageProblem) -> PackageProblem:
        """With what this server has and its judge takes; what that costs is a loss."""
        problem = await self._with_known_difficulty(problem)
        draft, lost = fitting_files(problem.draft)
        wanted = self._job.tags
        if wanted is not None:
            draft = replace(draft, tags=tuple(tag for tag in draft.tags if tag.name in wanted))
        if self._job.group is not None:
            draft = of_group(draft, self._job.group)
        return replace(problem, draft=draft, losses=(*problem.losses, *lost))

    async def _with_known_difficulty(self, problem: PackageProblem) -> PackageProblem:
        level = problem.draft.difficulty
        if level == USUAL_DIFFICULTY or await self._database.read(store.difficulty_exists, level):
            return problem
        fill = {
            "field": phrases.FIELD_NAMES["difficulty"],
            "value": verbatim(str(USUAL_DIFFICULTY)),
        }
        return replace(
            problem,
            draft=replace(problem.draft, difficulty=USUAL_DIFFICULTY),
            losses=(*problem.losses, Finding("exchange.changed", fill, "difficulty")),
        )

    def _unsupported(self, draft: ProblemDraft) -> list[Finding]:
        """What this machine cannot judge is imported all the same (contract file.md §5)."""
        reason = self._problems.unsupported(draft)
        if reason is None:
            return []
        field = "unsupported" if draft.unsupported else draft.judge_mode
        return [Finding("judge.unsupported", {"reason": reason}, field)]

    async def _note(self, entry: ReportEntry) -> None:
        self._report = _extended(self._report, entry)
        await self._database.write(
            store.record_progress,
            self._job.key,
            done=len(self._report.problems),
            total=self._total,
            report=None,
            now=self._tools.clock.now_ms(),
        )

    def _write(self, ready: ReadyProblem) -> ImportReport:
        now = self._tools.clock.now_ms()
        report = _extended(self._report, self._written(ready, now))
        done = len(report.problems)
        store.record_progress(self._job.key, done=done, total=self._total, report=report, now=now)
        return report

    def _write_all(
        self, ready: list[ReadyProblem], also: Callable[[dict[str, int]], None]
    ) -> ImportReport:
        now = self._tools.clock.now_ms()
        know_blobs([self._job.package], now=now)
        entries = [self._written(each, now) for each in ready]
        pids = {
            each.entry.problem_id.strip().upper(): entry.pid
            for each, entry in zip(ready, entries, strict=True)
            if entry.pid is not None
        }
        also(pids)
        return replace(self._report, problems=tuple(entries))

    def _written(self, ready: ReadyProblem, now: int) -> ReportEntry:
        """The problem's entry with its pid, and under the id that it has now."""
        author, pid = self._job.author, ready.replaces
        if pid is None:
            pid = self._problems.write_problem(ready.draft, author, now)
            write_attachments(pid, ready.files, now=now)
        else:
            write_replacement(self._problems, pid, ready.draft, ready.files, author, now=now)
        return _renamed(replace(ready.entry, pid=pid), store.display_id(pid))

    async def _with_pictures(self, draft: ProblemDraft, problem: PackageProblem) -> ProblemDraft:
        """The draft whose texts, in every language, show our copies of the package's pictures."""
        links: dict[str, str] = {}
        for picture in problem.pictures:
            content = await asyncio.to_thread(self._spool.read, picture.content)
            saved = await asyncio.to_thread(
                self._tools.files.save_image,
                content,
                uid=self._job.author.account_id,
                client_name=picture.link.rpartition("/")[2],
            )
            links[picture.link] = saved.link
        if not links:
            return draft
        return replace(
            draft,
            statement=_with_links(draft.statement, links),
            further_statements={
                language: _with_links(statement, links)
                for language, statement in draft.further_statements.items()
            },
        )

    def _stored(self, data: SpooledData | None) -> StoredBlob:
        chunks: Iterator[bytes] = self._spool.chunks(data) if data else iter(())
        return self._problems.blobs.put_stream(chunks)


def _with_links(shown: Statement, links: dict[str, str]) -> Statement:
    texts = (shown.description, shown.input, shown.output, shown.hint)
    return Statement(shown.title, *(replace_links(text, links) for text in texts))


def _with_cases(
    draft: ProblemDraft,
    problem: PackageProblem,
    blob_of: Callable[[SpooledData | None], StoredBlob],
) -> ProblemDraft:
    """A package may name one file for several cases; here each has files of its own name."""
    names = [name for case in problem.cases for name in (case.input_name, case.output_name)]
    are_different = are_apart(names)
    cases = tuple(
        CaseDraft(
            case.input_name if are_different else f"{number}.in",
            case.output_name if are_different else f"{number}.out",
            blob_of(case.input),
            blob_of(case.output),
            case.score,
            case.group,
        )
        for number, case in enumerate(problem.cases, 1)
    )
    return replace(draft, cases=cases)


def _renamed(entry: ReportEntry, problem_id: str) -> ReportEntry:
    """Under the id that it has now; another one than the package's is told."""
    wanted = entry.problem_id.strip()
    entry = replace(entry, problem_id=problem_id)
    if wanted.upper() in ("", problem_id):
        return entry
    value = {"field": phrases.FIELD_NAMES["problemId"], "value": verbatim(problem_id)}
    return replace(entry, losses=(Finding("exchange.changed", value, "problemId"), *entry.losses))


def _measured(data: SpooledData | None) -> StoredBlob:
    """Stands for data that are not stored yet: all that the rules ask is their size."""
    return StoredBlob("", data.size if data else 0)


def _extended(report: ImportReport, entry: ReportEntry) -> ImportReport:
    return replace(report, problems=(*report.problems, entry))


def finding_of(error: ApiError) -> Finding:
    fill = {
        name: value if isinstance(value, Phrase) else verbatim(str(value))
        for name, value in error.fill.items()
    }
    return Finding(error.key, fill)
