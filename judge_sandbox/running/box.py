"""One box: files go in and out, programs run in it."""

from __future__ import annotations

import os
import select
import socket
import threading
from collections.abc import Callable
from types import TracebackType

from judge_sandbox.running import memory_files, protocol
from judge_sandbox.running.execution import Execution, Running
from judge_sandbox.running.protocol import ConnectionLostError, NativeError
from judge_sandbox.running.run import OutputFile, Run, RunResult
from judge_sandbox.running.run_messages import receive_run, send_run

# How soon a cancelled judging notices; it costs nothing while a run is quick.
_CANCEL_POLL_MS = 25
# A box serves one submission and at most so many runs (design of the sandbox, "Clean").
MAX_RUNS = 500


class Box:
    """One box, as long as its `with` block lasts."""

    def __init__(self, connection: socket.socket, drop: Callable[[], None]) -> None:
        """`drop` tells its maker that it is no longer needed."""
        self._socket = connection
        self._drop = drop
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
            self._drop()

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

    def run(self, run: Run, *, stdin: int, cancelled: threading.Event) -> Execution:
        """Runs a program to its end.

        Raises:
            NativeError: it could not be started; ConnectionLostError when the box has died.
        """
        stdout, stderr = memory_files.empty("stdout"), memory_files.empty("stderr")
        output = memory_files.empty("output") if run.output_file is not None else None
        try:
            send_run(self._socket, run, (stdin, stdout, stderr), output=output)
            self._wait(cancelled)
            result = self._count(receive_run(self._socket))
        except BaseException:
            for fd in (stdout, stderr, output):
                if fd is not None:
                    os.close(fd)
            raise
        return Execution(result, stdout, stderr, output)

    def start(self, run: Run, stdio: tuple[int, int, int]) -> Running:
        """Starts a program whose ends of pipes are the caller's; `news` of the answer tells how
        it goes on."""
        send_run(self._socket, run, stdio)
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
