"""Use cases of imports: begin, look how far one is, commit what a dry run showed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.service import know_blobs
from oj_appliance.interchange import phrases
from oj_appliance.interchange.imports import rules, store
from oj_appliance.interchange.imports.importer import Importer
from oj_appliance.interchange.types import (
    BAD_FORMAT,
    Finding,
    ImportJob,
    ImportReport,
    ImportTask,
    ReportEntry,
    Taken,
)
from oj_appliance.problems.types.problem import OwningGroup
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.storage.temporary import get_temporary, put_temporary
from oj_appliance.web.guards import Actor
from oj_appliance.web.idempotency import check_idempotency_key

log = logging.getLogger(__name__)


class CommitRequest(msgspec.Struct, frozen=True):
    key: str
    author: Actor
    auth: int
    skip: frozenset[int]
    taken: Taken
    each: Mapping[int, Taken]
    tags: frozenset[str] | None
    group: OwningGroup | None
    idempotency_key: str | None


class Imports:
    """One import runs at a time, in the order of arrival. A row tells of each, so a restart
    forgets none; what a restart interrupts ends with an entry that says so."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        importer: Importer,
        check_freeze: Callable[[], None],
    ) -> None:
        self._check_freeze = check_freeze
        self._database = database
        self._clock = clock
        self._importer = importer
        self._waiting: asyncio.Queue[ImportJob] = asyncio.Queue()
        self._reports: dict[str, asyncio.Future[ImportReport]] = {}
        self._worker: asyncio.Task[None] | None = None

    # -- the worker

    async def recover(self) -> None:
        """At the server's start: what still runs in the table, runs nowhere."""
        left_over = await self._database.read(store.running_keys)
        for key in left_over:
            if key in self._reports:
                continue  # begun by this server, which answers calls already
            report = await self._broken_off(key, phrases.INTERRUPTED)
            await self._database.write(store.finish_task, key, report, now=self._clock.now_ms())

    def start(self) -> None:
        self._worker = asyncio.create_task(self._work(), name="imports")

    async def stop(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker

    async def _work(self) -> None:
        while True:
            job = await self._waiting.get()
            try:
                report = await self._run(job)
                await self._database.write(self._finish, job, report)
            except Exception as error:
                # Its row says that it runs until the next start, which ends it.
                log.exception("the end of an import cannot be written", extra={"import": job.key})
                end = self._reports.pop(job.key)
                end.set_exception(error)
                end.exception()  # mostly nobody waits for it
            else:
                self._reports.pop(job.key).set_result(report)

    async def _run(self, job: ImportJob) -> ImportReport:
        try:
            return await self._importer.run(job)
        except Exception:
            log.exception("import failed", extra={"import": job.key})
            return await self._broken_off(job.key, phrases.SERVER_FAILED)

    def _finish(self, job: ImportJob, report: ImportReport) -> None:
        now = self._clock.now_ms()
        store.finish_task(job.key, report, now=now)
        if job.dry_run:
            return
        actor = job.author
        target = {"name": job.name, "format": report.format}
        after = {
            "problems": [entry.pid for entry in report.problems if entry.pid is not None],
            "failed": report.failed,
        }
        record_audit(actor, "problem.import", target, after=after, now=now)

    async def _broken_off(self, key: str, reason: Phrase) -> ImportReport:
        """What the import had stored until then, and an entry that tells why it ended."""
        known = await self._database.read(store.report_so_far, key)
        finding = Finding(BAD_FORMAT, {"entry": phrases.WHOLE_FILE, "reason": reason})
        entry = ReportEntry(len(known.problems), "", error=finding)
        return replace(known, problems=(*known.problems, entry))

    # -- use cases

    async def keep(self, file: Path) -> StoredBlob:
        """Stores a package as it came; everything made from it names these bytes. Raises
        file.no_space."""

        def put() -> StoredBlob:
            with file.open("rb") as content:
                return self.keep_open(content)

        return await asyncio.to_thread(put)

    def keep_open(self, content: BinaryIO) -> StoredBlob:
        """As `keep`, in the calling thread and from a file that is open already."""
        return self._importer.keep(content)

    async def begin(
        self,
        package: StoredBlob,
        author: Actor,
        *,
        client_name: str,
        auth: int,
        dry_run: bool = False,
        only: str | None = None,
        taken: Taken = Taken.SKIP,
        group: OwningGroup | None = None,
    ) -> str:
        """Queues the import of a stored package; the key of its result. `only`: any other format
        is refused; `group`: its problems become this one's. Raises exam.frozen."""
        self._check_freeze()
        job = ImportJob(
            key=secrets.token_hex(16),
            author=author,
            package=package,
            name=rules.package_name(client_name),
            auth=auth,
            dry_run=dry_run,
            only=only,
            taken=taken,
            group=group,
        )
        return await self._begin(job.key, partial(self._write_task, job))

    def finished(self, key: str) -> asyncio.Future[ImportReport]:
        """The end of an import that was begun just now; nobody who stops waiting cancels it."""
        return asyncio.shield(self._reports[key])

    async def result(self, key: str, uid: str) -> ImportTask:
        """Raises import.missing."""
        task = await self._database.read(store.find_task, key, uid, now=self._clock.now_ms())
        if task is None:
            raise ApiError("import.missing")
        return task

    async def group_of(self, key: str, uid: str) -> int | None:
        """Into which group the dry run of this person would go."""
        return await self._database.read(store.group_of_task, key, uid)

    async def commit(
        self,
        key: str,
        author: Actor,
        *,
        auth: int,
        skip: Iterable[int],
        taken: Taken,
        tags: Iterable[str] | None,
        idempotency_key: str | None,
        group: OwningGroup | None = None,
        each: Mapping[int, Taken] | None = None,
    ) -> str:
        """Stores what a dry run has shown; the key of the new result. `each` is as `taken`, of
        single problems by number.

        The same idempotency key gets the same answer again. Raises import.missing, param.bad,
        exam.frozen.
        """
        self._check_freeze()
        if idempotency_key is not None:
            check_idempotency_key(idempotency_key)
        request = CommitRequest(
            key,
            author,
            auth,
            frozenset(skip),
            taken,
            each or {},
            None if tags is None else frozenset(tags),
            group,
            idempotency_key,
        )
        new_key = secrets.token_hex(16)
        return await self._begin(new_key, partial(self._write_commit, request, new_key))

    async def _begin(self, key: str, write: Callable[[], ImportJob | str]) -> str:
        """Queues what `write` has made a row of, or gives the key of what it repeats. `key` is
        known here before its row exists: `recover` must not take it for a left-over."""
        self._reports[key] = asyncio.get_running_loop().create_future()
        try:
            begun = await self._database.write(write)
        except BaseException:
            del self._reports[key]
            raise
        if isinstance(begun, str):
            del self._reports[key]
            return begun
        self._waiting.put_nowait(begun)
        return key

    def _write_commit(self, request: CommitRequest, new_key: str) -> ImportJob | str:
        """A new job, or the key of the one that the same request began before."""
        now = self._clock.now_ms()
        uid = request.author.account_id
        repeated = f"import-commit:{uid}:{request.key}:{request.idempotency_key}"
        if request.idempotency_key is not None:
            begun = get_temporary(repeated, now=now)
            if begun is not None:
                return str(begun)
        claimed = store.claim_for_commit(request.key, uid, now=now)
        if claimed is None:
            raise ApiError("import.missing")
        package, name = claimed
        job = ImportJob(
            key=new_key,
            author=request.author,
            package=package,
            name=name,
            auth=request.auth,
            dry_run=False,
            skip=request.skip,
            taken=request.taken,
            each=request.each,
            tags=request.tags,
            group=request.group,
        )
        if request.idempotency_key is not None:
            put_temporary(repeated, job.key, expires_at=now + rules.KEPT_MS)
        return self._write_task(job)

    def _write_task(self, job: ImportJob) -> ImportJob:
        now = self._clock.now_ms()
        know_blobs([job.package], now=now)
        store.insert_task(job, now=now, expires_at=now + rules.KEPT_MS)
        return job
