"""Use case of exports: who may, what would be lost, and the file itself (contract file.md §5)."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, DownloadError, Language, size_text
from oj_appliance.interchange import phrases
from oj_appliance.interchange.exports.content import content_digest
from oj_appliance.interchange.exports.source import ExportSource
from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.registry import FORMATS, format_named
from oj_appliance.interchange.losses.table import is_refused, losses_of
from oj_appliance.interchange.types import Finding, finding_text
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.editing.whole import WholeProblem, read_whole
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.uploads import check_space

# The format in which everything has a place.
WHOLE = next(each.name for each in FORMATS if each.losses is None)
# A larger file would keep its caller waiting longer than any call may (00-conventions §1).
LARGEST_EXPORT = 1024 * 1024 * 1024


class ExportedFile(msgspec.Struct, frozen=True):
    """An open file without a name, to be closed by the one who gets it."""

    content: IO[bytes]
    name: str


class ProblemLosses(msgspec.Struct, frozen=True):
    pid: int
    problem_id: str
    losses: tuple[Finding, ...]


class CannotHoldError(ApiError):
    """export.cannot_hold: the text tells of the first problem, the data of all of them."""

    http = 400  # the caller expects a file

    def __init__(
        self, format_name: str, problems: Sequence[ProblemLosses], language: Language
    ) -> None:
        first = problems[0]
        told = phrases.SEPARATOR.text(language).join(
            finding_text(loss, language) for loss in first.losses
        )
        super().__init__(
            "export.cannot_hold",
            data=[_losses_answer(each, language) for each in problems],
            format=format_name,
            problem=first.problem_id,
            losses=told,
        )


def _losses_answer(problem: ProblemLosses, language: Language) -> dict[str, object]:
    losses = [
        {"field": loss.field, "err": loss.key, "msg": finding_text(loss, language)}
        for loss in problem.losses
    ]
    return {"pid": problem.pid, "problemId": problem.problem_id, "losses": losses}


class Exports:
    """`scratch` is a folder on the data folder's disk, where a file grows before it is sent."""

    def __init__(
        self, database: Database, clock: Clock, source: ExportSource, scratch: Path
    ) -> None:
        self._database = database
        self._clock = clock
        self._source = source
        self._scratch = scratch

    async def export(
        self,
        viewer: Viewer,
        actor: Actor,
        pids: Sequence[int],
        format_name: str,
        *,
        lossy: bool,
        language: Language,
        gid: int | None = None,
    ) -> ExportedFile:
        """Raises problem.missing, problem.not_allowed, param.bad, CannotHoldError, file.too_large,
        file.no_space.
        `language` is that of the note on losses; `gid`: of this group, whose admin asks."""
        written = format_named(format_name)
        wanted = list(dict.fromkeys(pids))
        found = await self._database.read(_read_all, wanted, viewer, gid)
        if written.most_problems is not None and len(found) > written.most_problems:
            raise DownloadError("param.bad")
        problems, losses = await asyncio.to_thread(self._prepared, found, written)
        if losses and (not lossy or any(is_refused(list(each.losses)) for each in losses)):
            raise CannotHoldError(format_name, losses, language)
        note = _note(format_name, losses, language)
        file = await asyncio.to_thread(self._write, problems, written, note)
        await self._database.write(self._audit, actor, problems, format_name, losses)
        return ExportedFile(
            file,
            self._name(problems, written, has_note=note is not None),
        )

    async def whole_ones(self, viewer: Viewer, pids: Sequence[int]) -> list[ExportProblem]:
        """All of them, for `write_whole`. Raises problem.missing also where one is remote or a
        group's, and problem.not_allowed, file.too_large."""
        wanted = list(dict.fromkeys(pids))
        found = await self._database.read(_read_all, wanted, viewer, None)
        if len(found) != len(wanted):
            raise ApiError("problem.missing", status=404)
        problems, _ = await asyncio.to_thread(self._prepared, found, format_named(WHOLE))
        _check_size(problems)
        return problems

    async def write_whole(self, actor: Actor, problems: list[ExportProblem]) -> IO[bytes]:
        """In the format in which everything has a place: an open file without a name, to be closed
        by the one who gets it. Raises file.no_space."""
        written = format_named(WHOLE)
        file = await asyncio.to_thread(self._write, problems, written, None)
        await self._database.write(self._audit, actor, problems, WHOLE, [])
        return file

    async def digests(self, pids: Sequence[int]) -> dict[int, str]:
        """What each of these problems is, by its number: the same for equal ones everywhere."""
        found = await self._database.read(_whole_ones, pids)
        return await asyncio.to_thread(self._digests, found)

    def _digests(self, found: list[WholeProblem]) -> dict[int, str]:
        problems = (self._source.problem(each) for each in found)
        return {each.pid: content_digest(each) for each in problems}

    def _prepared(
        self, found: list[WholeProblem], written: Format
    ) -> tuple[list[ExportProblem], list[ProblemLosses]]:
        problems = with_short_names([self._source.problem(each) for each in found], written)
        told = [
            ProblemLosses(each.pid, each.problem_id, tuple(losses_of(each, written.losses)))
            for each in problems
        ]
        return problems, [each for each in told if each.losses]

    def _write(self, problems: list[ExportProblem], written: Format, note: str | None) -> IO[bytes]:
        check_space(self._scratch, _check_size(problems))
        file = tempfile.TemporaryFile(dir=self._scratch)  # noqa: SIM115 - closed by the caller
        try:
            written.writer.write(file, problems, note)
        except BaseException:
            file.close()
            raise
        return file

    def _audit(
        self,
        actor: Actor,
        problems: list[ExportProblem],
        format_name: str,
        losses: list[ProblemLosses],
    ) -> None:
        target = {
            "format": format_name,
            "problems": [{"pid": each.pid, "problemId": each.problem_id} for each in problems],
            "lossy": bool(losses),
        }
        record_audit(actor, "problem.export", target, now=self._clock.now_ms())

    def _name(self, problems: list[ExportProblem], written: Format, *, has_note: bool) -> str:
        extension = written.writer.extension(has_note=has_note)
        if written.named_by_problem and len(problems) == 1:
            return f"{problems[0].short_name}.{extension}"
        stem = written.file_name or f"problems_{written.name}"
        return f"{stem}_{self._clock.now_ms()}.{extension}"


def _whole_ones(pids: Sequence[int]) -> list[WholeProblem]:
    return [whole for pid in pids if (whole := read_whole(pid)) is not None]


def _read_all(pids: list[int], viewer: Viewer, gid: int | None) -> list[WholeProblem]:
    """Those there are, without remote ones and those of groups, or of another group; in the given
    order."""
    found = [whole for pid in pids if (whole := read_whole(pid)) is not None]
    if not found:
        raise DownloadError("problem.missing", status=404)
    is_theirs = gid is not None or viewer.is_root
    if not is_theirs and any(whole.record.author_uid != viewer.account_id for whole in found):
        raise DownloadError("problem.not_allowed")
    kept = [each for each in found if not each.record.is_remote and _is_of(each, gid)]
    if not kept:
        raise DownloadError("problem.missing", status=404)
    return kept


def _is_of(whole: WholeProblem, gid: int | None) -> bool:
    record = whole.record
    return not record.is_group if gid is None else record.group_id == gid


def with_short_names(problems: list[ExportProblem], written: Format) -> list[ExportProblem]:
    """Different ones: two ids may be alike when signs fall out of them."""
    taken: set[str] = set()
    named = []
    for problem in problems:
        name = plain = written.short_name(problem.problem_id) or f"p{problem.pid}"
        number = 2
        while name in taken:
            name, number = f"{plain}x{number}", number + 1
        taken.add(name)
        named.append(replace(problem, short_name=name))
    return named


def _note(format_name: str, losses: list[ProblemLosses], language: Language) -> str | None:
    """`losses.txt`; None when nothing is lost."""
    if not losses:
        return None
    lines = [phrases.LOSSES_HEAD.filled(format=format_name).text(language)]
    for problem in losses:
        lines += ["", f"{problem.problem_id}:"]
        lines += [f"  {finding_text(loss, language)}" for loss in problem.losses]
    return "\n".join(lines) + "\n"


def _check_size(problems: Sequence[ExportProblem]) -> int:
    """Bytes of all of them. Raises file.too_large."""
    size = sum(_size(problem) for problem in problems)
    if size > LARGEST_EXPORT:
        raise DownloadError("file.too_large", limit=size_text(LARGEST_EXPORT))
    return size


def _size(problem: ExportProblem) -> int:
    files = [file for case in problem.cases for file in (case.input, case.output)]
    files += [*problem.attachments, *(picture.content for picture in problem.pictures)]
    return sum(file.size for file in files)
