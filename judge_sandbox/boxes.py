"""Python's handles on the native side: the manager, a slot's keeper, a box."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from judge_sandbox import memory_files, protocol
from judge_sandbox.protocol import (
    BoxKind,
    ConnectionLostError,
    NativeError,
    OutputFile,
    RunLimits,
    RunResult,
)

# How soon a cancelled judging notices; it costs nothing while a run is quick.
_CANCEL_POLL_MS = 25
# A box serves one submission and at most so many runs (design of the sandbox, "Clean").
MAX_RUNS = 500


@dataclass(frozen=True, slots=True)
class Execution:
    """A finished run with its output still in memory files; `close` frees them."""

    result: RunResult
    stdout: int
    stderr: int
    output_file: int | None

    def output(self) -> int:
        """The descriptor that holds the answer: the named file in file mode, else stdout."""
        return self.stdout if self.output_file is None else self.output_file

    def close(self) -> None:
        os.close(self.stdout)
        os.close(self.stderr)
        if self.output_file is not None:
            os.close(self.output_file)


class Manager:
    """The root part of the judge, forked before threads and before privileges are dropped."""

    def __init__(self, runner: Path, headers: Path, cores: Sequence[int]) -> None:
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._process = subprocess.Popen(
                [
                    str(runner),
                    str(other.fileno()),
                    str(len(cores)),
                    str(headers),
                    *(str(core) for core in cores),
                ],
                pass_fds=[other.fileno()],
                cwd="/",
                env={},
                stdin=subprocess.DEVNULL,
            )
        self._socket = own
        self.pid = self._process.pid
        self._lock = threading.Lock()
        try:
            hello = protocol.receive_reply(own, "the manager").number
        except NativeError:
            self.close()
            raise
        if hello >> 8 != protocol.PROTOCOL_VERSION:
            self.close()
            raise NativeError("protocol", "the native runner is of another version; rebuild it")
        self.cgroup_version = hello & 0xFF

    def keeper(self, slot: int) -> Keeper:
        """Starts (or, after its death, restarts) the keeper of a slot."""
        reply = self._ask(protocol.MANAGER_KEEPER, number=slot)
        if reply.fd is None:
            raise NativeError("keeper", "no socket came with the answer")
        return Keeper(socket.socket(fileno=reply.fd), pid=reply.number)

    def store_header(self, name: str, content: int) -> None:
        """Stores a precompiled header in the root-owned directory that compile boxes see."""
        self._ask(protocol.MANAGER_STORE_HEADER, name=name, fds=[content])

    def close(self) -> None:
        """Everything native ends when this socket does; waits for the tidying up."""
        self._socket.close()
        self._process.wait(timeout=30)

    def _ask(
        self, operation: int, *, number: int = 0, name: str = "", fds: Sequence[int] = ()
    ) -> protocol.Reply:
        with self._lock:
            protocol.send_request(self._socket, operation, number=number, name=name, fds=fds)
            return protocol.receive_reply(self._socket, "the manager")


class Keeper:
    """The maker of one slot's boxes. Used by one thread at a time."""

    def __init__(self, connection: socket.socket, pid: int) -> None:
        self._socket = connection
        self.pid = pid
        self.lost = False

    def box(self, kind: BoxKind) -> Box:
        protocol.send_request(self._socket, protocol.KEEPER_BOX, number=kind)
        reply = protocol.receive_reply(self._socket, "the keeper")
        if reply.fd is None:
            raise NativeError("keeper", "no socket came with the box")
        return Box(self, socket.socket(fileno=reply.fd), reply.number)

    def drop(self, number: int) -> None:
        protocol.send_request(self._socket, protocol.KEEPER_DROP, number=number)

    def close(self) -> None:
        """Ends the keeper and its boxes."""
        self.lost = True
        self._socket.close()


class Box:
    """One box, as long as its `with` block lasts."""

    def __init__(self, keeper: Keeper, connection: socket.socket, number: int) -> None:
        self._keeper = keeper
        self._socket = connection
        self._number = number
        self._poll = select.poll()
        self._poll.register(connection, select.POLLIN)
        self.runs = 0
        self.unclean = False

    @property
    def worn_out(self) -> bool:
        """True when the next run must have a new box."""
        return self.unclean or self.runs >= MAX_RUNS

    def __enter__(self) -> Box:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._socket.close()
        if not isinstance(error, ConnectionLostError):
            self._keeper.drop(self._number)

    def put(self, name: str, content: int, *, executable: bool = False) -> None:
        """Places a read-only file in the work directory, which survives cleaning."""
        protocol.send_request(
            self._socket,
            protocol.BOX_PUT,
            number=0o555 if executable else 0o444,
            name=name,
            fds=[content],
        )
        protocol.receive_reply(self._socket, "the box")

    def get(self, path: str, limit: int) -> tuple[OutputFile, int | None]:
        """A sealed copy of a regular file of the work directory, never followed over a link."""
        protocol.send_request(self._socket, protocol.BOX_GET, amount=limit, name=path)
        reply = protocol.receive_reply(self._socket, "the box")
        state = OutputFile(reply.number)
        if reply.fd is None:
            return state, None
        if state is not OutputFile.COPIED:
            os.close(reply.fd)
            return state, None
        memory_files.seal(reply.fd)
        return state, reply.fd

    def make_directory(self, name: str) -> None:
        """A directory of the work directory that programs may write; `clean` removes it."""
        protocol.send_request(self._socket, protocol.BOX_DIRECTORY, name=name)
        protocol.receive_reply(self._socket, "the box")

    def clean(self) -> None:
        """Removes what runs left that kept their files; an unclean box says so."""
        protocol.send_request(self._socket, protocol.BOX_CLEAN)
        try:
            protocol.receive_reply(self._socket, "the box")
        except ConnectionLostError:
            raise
        except NativeError:
            self.unclean = True

    def run(
        self,
        argv: Sequence[str],
        environment: Mapping[str, str],
        limits: RunLimits,
        *,
        stdin: int,
        cancelled: threading.Event,
        keep_files: bool = False,
        input_file: tuple[str, int] | None = None,
        output_file_name: str | None = None,
        extra_fds: Sequence[int] = (),
    ) -> Execution:
        """Runs a program to its end; `argv[0]` is a path inside the box. The program sees
        `extra_fds` as descriptors 3, 4, 5 and so on.

        Raises:
            NativeError: it could not be started; ConnectionLostError when the box has died.
        """
        stdout, stderr = memory_files.empty("stdout"), memory_files.empty("stderr")
        output = memory_files.empty("output") if output_file_name is not None else None
        try:
            protocol.send_run(
                self._socket,
                argv,
                environment,
                limits,
                (stdin, stdout, stderr),
                keep_files=keep_files,
                input_file=input_file,
                output_file=None
                if output is None or output_file_name is None
                else (output_file_name, output),
                extra_fds=extra_fds,
            )
            self._wait(cancelled)
            result = self._count(protocol.receive_run(self._socket))
        except BaseException:
            for fd in (stdout, stderr, output):
                if fd is not None:
                    os.close(fd)
            raise
        return Execution(result, stdout, stderr, output)

    def start(
        self,
        argv: Sequence[str],
        environment: Mapping[str, str],
        limits: RunLimits,
        stdio: tuple[int, int, int],
        *,
        keep_files: bool = False,
        extra_fds: Sequence[int] = (),
    ) -> Running:
        """Starts a program whose ends of pipes are the caller's; `news` of the answer tells how
        it goes on."""
        protocol.send_run(
            self._socket,
            argv,
            environment,
            limits,
            stdio,
            keep_files=keep_files,
            extra_fds=extra_fds,
        )
        return Running(self._socket, self._count)

    def _count(self, result: RunResult) -> RunResult:
        self.runs += 1
        self.unclean = self.unclean or result.box_unclean
        return result

    def _wait(self, cancelled: threading.Event) -> None:
        asked = False
        while not self._poll.poll(_CANCEL_POLL_MS):
            if cancelled.is_set() and not asked:
                protocol.send_request(self._socket, protocol.BOX_CANCEL)
                asked = True


class Running:
    """A program that runs in a box while the caller does something else."""

    def __init__(self, connection: socket.socket, count: Callable[[RunResult], RunResult]) -> None:
        self._socket = connection
        self._count = count
        self._questions = 0
        self._cancelled = False
        self.result: RunResult | None = None
        self.progress_ms = 0
        self.answered_at = time.monotonic()

    def fileno(self) -> int:
        """Readable when there are news."""
        return self._socket.fileno()

    def ended(self) -> RunResult:
        """The report; only of a program that has ended."""
        assert self.result is not None
        return self.result

    def ask_progress(self) -> None:
        """The answer comes as news and changes `progress_ms` (CPU time and waiting for it) and
        `answered_at`."""
        if self.result is None and not self._questions:
            protocol.send_request(self._socket, protocol.BOX_PROGRESS)
            self._questions += 1

    def cancel(self) -> None:
        if self.result is None and not self._cancelled:
            protocol.send_request(self._socket, protocol.BOX_CANCEL)
            self._cancelled = True

    def receive(self) -> bool:
        """Takes one piece of news; True when it is the report. Then it also takes the answers
        still on their way, so that the box's socket is clean for the next request."""
        news = protocol.receive_news(self._socket)
        if isinstance(news, int):
            self._questions -= 1
            self.progress_ms = news
            self.answered_at = time.monotonic()
            return False
        while self._questions:
            protocol.receive_reply(self._socket, "the box")
            self._questions -= 1
        self.result = self._count(news)
        return True
