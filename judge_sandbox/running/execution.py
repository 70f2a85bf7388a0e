"""A program in a box that has ended, and one that still runs."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass

from judge_sandbox.running import protocol
from judge_sandbox.running.run import RunResult
from judge_sandbox.running.run_messages import receive_news


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

    def shorten(self, wall_ms: int) -> None:
        """From now on it may take so much more wall time, and never more than it might before."""
        if self.result is None and not self._cancelled:
            protocol.send_request(self._socket, protocol.BOX_WALL, amount=wall_ms * 1_000_000)

    def cancel(self) -> None:
        if self.result is None and not self._cancelled:
            protocol.send_request(self._socket, protocol.BOX_CANCEL)
            self._cancelled = True

    def receive(self) -> bool:
        """Takes one piece of news; True when it is the report. Then it also takes the answers
        still on their way, so that the box's socket is clean for the next request."""
        news = receive_news(self._socket)
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
