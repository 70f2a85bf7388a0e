"""The only place that knows threads and connections.

Reads run in a small pool of threads, each with its own read-only connection. All writes run in
one thread: calls that wait at the same time share one transaction, so that one fdatasync pays for
many rows, and nobody is answered before the commit (synchronous=FULL).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from peewee import OperationalError, SqliteDatabase

from oj_appliance.errors import BusyError, DiskFullError
from oj_appliance.fault_points import pass_point
from oj_appliance.storage.base import database_proxy
from oj_appliance.storage.room import may_write
from oj_appliance.storage.slow_statements import SlowStatements
from oj_appliance.storage.trouble import ANY_DATABASE_ERROR, Trouble

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

log = logging.getLogger(__name__)

# Rows of one commit: enough to make the disk's wait cheap, few enough to keep answers quick.
LARGEST_BATCH = 64
# SQLite calls the progress handler after so many of its instructions (some 0.1 ms).
INSTRUCTIONS_BETWEEN_CHECKS = 20_000

PRAGMAS: tuple[tuple[str, str | int], ...] = (
    ("busy_timeout", 5000),
    ("journal_mode", "wal"),
    ("synchronous", "full"),
    ("foreign_keys", "on"),
    ("temp_store", "memory"),
    # KB of each connection. The mapped pages do not count; these are those of the log alone.
    ("cache_size", -4000),
    ("mmap_size", 268435456),
    ("journal_size_limit", 67108864),
)


class _WriteCall:
    """One waiting write and where its result goes: to a future of `loop`, or to a thread's."""

    __slots__ = ("change", "error", "future", "is_quiet", "loop", "result")

    def __init__(
        self,
        change: Callable[[], Any],
        future: asyncio.Future[Any] | Future[Any],
        loop: asyncio.AbstractEventLoop | None = None,
        *,
        is_quiet: bool = False,
    ) -> None:
        self.change = change
        self.future = future
        self.loop = loop
        self.is_quiet = is_quiet
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """In the loop of the future. Whoever no longer waits is not told."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class _WatchedDatabase(SqliteDatabase):
    """Tells each statement to whoever looks for slow ones."""

    def __init__(self, path: Path, slow: SlowStatements) -> None:
        # Each thread has its own connection; readers' are closed when their threads have ended.
        super().__init__(str(path), pragmas=PRAGMAS, lock_type="IMMEDIATE", check_same_thread=False)
        self._slow = slow

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        self._slow.begin(sql)
        return super().execute_sql(sql, params)


class Database:
    """`slow` are the statements that took long, `trouble` what is wrong with file and disk, for the
    administrator; `changes` grows with every
    commit that a kept answer may depend on."""

    def __init__(
        self,
        path: Path,
        *,
        reader_threads: int,
        read_timeout_ms: int,
        trouble: Trouble | None = None,
    ) -> None:
        self.path = path
        self.slow = SlowStatements()
        self.trouble = trouble or Trouble()
        self.changes = 0
        self._read_timeout_s = read_timeout_ms / 1000
        self._peewee = _WatchedDatabase(path, self.slow)
        database_proxy.initialize(self._peewee)
        self._deadline = threading.local()
        self._reader_connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(
            reader_threads, thread_name_prefix="db-read", initializer=self._open_reader
        )
        self._waiting: queue.SimpleQueue[_WriteCall | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="db-write", daemon=True)
        self._writer.start()

    async def read(
        self,
        query: Callable[Parameters, Result],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Result:
        """The query's result, from a reader thread. Raises BusyError when it takes too long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, lambda: self._timed(lambda: query(*args, **kwargs), query.__name__)
        )

    async def write(
        self,
        change: Callable[Parameters, Result],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Result:
        """The change's result, once its commit is durable; its exception rolls back only itself."""
        return await self._queued(partial(change, *args, **kwargs), is_quiet=False)

    async def write_quietly(
        self,
        change: Callable[Parameters, Result],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Result:
        """As `write`, for what is its owner's alone and comes often: no kept answer depends on
        it."""
        return await self._queued(partial(change, *args, **kwargs), is_quiet=True)

    def _queued(self, change: Callable[[], Result], *, is_quiet: bool) -> asyncio.Future[Result]:
        if not may_write.get():
            raise DiskFullError
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._waiting.put(_WriteCall(change, future, loop, is_quiet=is_quiet))
        return future

    def write_now(
        self,
        change: Callable[Parameters, Result],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Result:
        """As `write`, for threads that are not the event loop (the command line, judge slots)."""
        if not may_write.get():
            raise DiskFullError
        future: Future[Result] = Future()
        self._waiting.put(_WriteCall(partial(change, *args, **kwargs), future))
        return future.result()

    def read_in_loop(
        self,
        query: Callable[Parameters, Result],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Result:
        """Runs in the calling thread: only for one indexed look-up, each use with its reason."""
        try:
            self._peewee.connect(reuse_if_open=True)
            return query(*args, **kwargs)
        except ANY_DATABASE_ERROR as error:
            raise self.trouble.seen(error) from error

    def close(self) -> None:
        """Finishes every waiting write, moves the journal into the database, closes."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        for connection in self._reader_connections:
            connection.close()
        self._peewee.connect(reuse_if_open=True)
        self._peewee.execute_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._peewee.close()

    # -- readers

    def _open_reader(self) -> None:
        self._peewee.connect(reuse_if_open=True)
        self._peewee.execute_sql("PRAGMA query_only = 1")
        connection: sqlite3.Connection = self._peewee.connection()
        connection.set_progress_handler(self._is_too_late, INSTRUCTIONS_BETWEEN_CHECKS)
        self._reader_connections.append(connection)

    def _is_too_late(self) -> bool:
        return time.monotonic() > getattr(self._deadline, "at", float("inf"))

    def _timed(self, query: Callable[[], Result], name: str) -> Result:
        self._deadline.at = time.monotonic() + self._read_timeout_s
        try:
            with self.slow.watched():
                return query()
        # sqlite3's own error where a row was being fetched, peewee's where the query began.
        except (OperationalError, sqlite3.OperationalError) as error:
            if "interrupted" not in str(error):
                raise self.trouble.seen(error) from error
            log.warning("slow query interrupted", extra={"query": name})
            raise BusyError from error
        except ANY_DATABASE_ERROR as error:
            raise self.trouble.seen(error) from error
        finally:
            self._deadline.at = float("inf")

    # -- the writer

    def _write_loop(self) -> None:
        self._peewee.connect(reuse_if_open=True)
        while (call := self._waiting.get()) is not None:
            batch = [call]
            ended = False
            while len(batch) < LARGEST_BATCH and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    ended = True
                    break
                batch.append(following)
            self._commit(batch)
            if ended:
                break
        self._peewee.close()

    def _commit(self, batch: list[_WriteCall]) -> None:
        try:
            with self.slow.watched(), self._peewee.atomic():
                for call in batch:
                    self._run_in_savepoint(call)
                pass_point("before_commit")
            pass_point("after_commit")
        except BaseException as error:  # the commit itself failed: nobody may believe in it
            told = self.trouble.seen(error)
            log.error("commit failed", exc_info=None if told is not error else error)
            for call in batch:
                call.error = call.error or told
        if not all(call.is_quiet for call in batch):
            # Before anybody hears of it: who is answered must not find what was kept before.
            self.changes += 1
        _tell_all(batch)

    def _run_in_savepoint(self, call: _WriteCall) -> None:
        try:
            with self._savepoint():
                call.result = call.change()
        except BaseException as error:
            call.error = self.trouble.seen(error)

    @contextlib.contextmanager
    def _savepoint(self) -> Iterator[None]:
        """Not peewee's: that gives each a name of its own, which SQLite reads as a statement it
        has never seen."""
        run = self._peewee.execute_sql
        run("SAVEPOINT one_call")
        try:
            yield
        except BaseException:
            run("ROLLBACK TO one_call")
            run("RELEASE one_call")
            raise
        run("RELEASE one_call")


def _tell_all(batch: list[_WriteCall]) -> None:
    """In the writer thread. A loop is woken once for all that it waits for."""
    of_loops: dict[asyncio.AbstractEventLoop, list[_WriteCall]] = {}
    for call in batch:
        if call.loop is None:
            call.tell()
        else:
            of_loops.setdefault(call.loop, []).append(call)
    for loop, calls in of_loops.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell_each, calls)


def _tell_each(calls: list[_WriteCall]) -> None:
    for call in calls:
        call.tell()
