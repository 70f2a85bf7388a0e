"""From a package to problems: keeps the package, opens it, and takes its problems one by one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files.service import PublicFiles
from oj_appliance.interchange.imports.opening import open_package
from oj_appliance.interchange.imports.run import ImportRun, ImportTools, finding_of
from oj_appliance.interchange.spool import CHUNK, Spool
from oj_appliance.interchange.types import (
    Finding,
    ImportJob,
    ImportReport,
    Package,
    ReportEntry,
    UnreadableError,
)
from oj_appliance.problems.programs.program_check import ProgramCheck
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.uploads import check_space


class Importer:
    """`scratch` is a folder on the data folder's disk: a package's data pass through it.
    `site_language` tells the language of this site's statements, now."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        programs: ProgramCheck,
        files: PublicFiles,
        scratch: Path,
        site_language: Callable[[], str],
    ) -> None:
        self._tools = ImportTools(database, clock, problems, programs, files)
        self._scratch = scratch
        self._site_language = site_language

    def keep(self, content: BinaryIO) -> StoredBlob:
        """The original package among the blobs; takes as long as the disk does. Raises
        file.no_space: the package once more is what its data take, twice that what it needs."""
        size = os.fstat(content.fileno()).st_size
        check_space(self._scratch, 3 * size)
        return self._tools.problems.blobs.put_stream(iter(lambda: content.read(CHUNK), b""))

    async def run(self, job: ImportJob) -> ImportReport:
        """Does the whole job; each problem is stored for itself, together with the word of it."""
        return await self._run(job, ImportRun.problems)

    async def run_together(
        self, job: ImportJob, also: Callable[[dict[str, int]], None]
    ) -> ImportReport:
        """All problems and what `also` writes, in one write, or nothing of it."""
        return await self._run(job, lambda run: run.together(also))

    async def _run(
        self, job: ImportJob, do: Callable[[ImportRun], Awaitable[ImportReport]]
    ) -> ImportReport:
        path = self._tools.problems.blobs.path(job.package.sha256)
        with Spool(self._scratch) as spool, ExitStack() as opened:
            opening = open_package(path, spool, job.name, job.only, self._site_language())
            try:
                package: Package = await asyncio.to_thread(opened.enter_context, opening)
                # Its data pass through the scratch file and are kept: twice at the worst.
                check_space(self._scratch, 2 * package.unpacked)
            except UnreadableError as error:
                return _refused(job, error.finding)
            except ApiError as error:
                return _refused(job, finding_of(error))
            return await do(ImportRun(self._tools, job, package, spool))


def _refused(job: ImportJob, finding: Finding) -> ImportReport:
    return ImportReport(None, job.dry_run, (ReportEntry(0, "", error=finding),))
