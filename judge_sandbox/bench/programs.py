"""The benchmark's own programs and test data, and running them without any box.

Only for these sources: nothing of a user ever comes here.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from judge_sandbox.languages import all_languages
from judge_sandbox.running import memory_files
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import DataFile, JudgeTask, TestCase, Verdict

CPP = "C++ 17 With O2"
STATIC_TRUE = "int main(void) { return 0; }\n"
A_PLUS_B = """#include <iostream>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }
"""
_A_PLUS_B_OF_A_STUDENT = """#include <bits/stdc++.h>
using namespace std;
// {mark}
int main() {{
    long long a, b;
    cin >> a >> b;
    cout << a + b << endl;
}}
"""


class MeasuringError(Exception):
    """A measurement itself failed; the text says how."""


def student_source(mark: object) -> str:
    """A+B with bits/stdc++.h; another mark makes a source that no cache knows."""
    return _A_PLUS_B_OF_A_STUDENT.format(mark=mark)


class Workshop:
    """A temporary folder for test data, which the sandbox finds by `files`, and bare programs."""

    def __init__(self, header_folder: Path, files: LocalFiles) -> None:
        self._files = files
        self._headers = header_folder
        self._folder = Path(tempfile.mkdtemp(prefix="oj-bench-"))

    def __enter__(self) -> Workshop:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        shutil.rmtree(self._folder)

    def data(self, content: bytes) -> DataFile:
        digest = hashlib.sha256(content).hexdigest()
        path = self._folder / digest
        path.write_bytes(content)
        return self._files.add(path)

    def task(self, source: str, cases: Sequence[tuple[bytes, bytes]], **limits: int) -> JudgeTask:
        """An ACM task in C++; `limits`: time_limit_ms."""
        return JudgeTask(
            source=source,
            language=CPP,
            time_limit_ms=limits.get("time_limit_ms", 1000),
            memory_limit_mb=256,
            stack_limit_mb=64,
            cases=tuple(
                TestCase(seq, self.data(given), self.data(wanted))
                for seq, (given, wanted) in enumerate(cases, start=1)
            ),
        )

    def compile(self, name: str, source: str, language: str, *flags: str) -> Path:
        """Compiles with the judge's own command; the program's path."""
        profile = all_languages()[language]
        place = self._folder / name
        place.mkdir(exist_ok=True)
        (place / profile.source).write_text(source, encoding="utf-8")
        program = place / profile.artefact
        for command in profile.compile_commands(flags):
            self._check(command[0], spawn([self._located(word, place) for word in command]))
        return program

    def compile_with_header(self, name: str, source: str) -> Path:
        """The same with the judge's precompiled header, which must have been made by now.

        The folder holds one for each set of flags; g++ takes the first that fits.
        """
        found = sorted(self._headers.glob("*/bits/stdc++.h.gch"))
        if not found:
            raise MeasuringError("the judge has made no precompiled header")
        return self.compile(name, source, CPP, *(f"-I{path.parents[1]}" for path in found))

    def _located(self, word: str, place: Path) -> str:
        """Commands are meant for the work directory of a box; here a path does the same."""
        profile_names = {"main.c", "main.cpp", "main"}
        return str(place / word) if word in profile_names else word

    def _check(self, what: str, status: int) -> None:
        if status:
            raise MeasuringError(f"{what} ended with status {status}")


class BareRun:
    """A program, run as often as wanted by posix_spawn with fresh descriptors like a judge's."""

    def __init__(self, program: Path, given: bytes = b"1 2\n") -> None:
        self._program = str(program)
        self._given = memory_files.sealed(given, "stdin")

    def __call__(self) -> None:
        stdin = memory_files.reopen(self._given)
        stdout, stderr = memory_files.empty("stdout"), memory_files.empty("stderr")
        status = spawn([self._program], stdin, stdout, stderr)
        for fd in (stdin, stdout, stderr):
            os.close(fd)
        if status:
            raise MeasuringError(f"{self._program} ended with status {status}")

    def close(self) -> None:
        os.close(self._given)


def spawn(command: Sequence[str], *stdio: int) -> int:
    """posix_spawn and wait; the wait status. Without `stdio` the caller's own are inherited."""
    pid = os.posix_spawn(
        command[0],
        list(command),
        {"PATH": "/usr/bin:/bin"},
        file_actions=[(os.POSIX_SPAWN_DUP2, fd, number) for number, fd in enumerate(stdio)],
    )
    return os.waitpid(pid, 0)[1]


def judge(sandbox: Sandbox, task: JudgeTask, *, slot: int = 0) -> int:
    """Judges what must be accepted; the reported time in ms."""
    report = sandbox.judge(task, slot=slot, on_progress=lambda _: None, cancelled=threading.Event())
    if report.status is not Verdict.ACCEPTED:
        why = report.sandbox_failure or report.error_message or ""
        raise MeasuringError(f"the benchmark's own program got {report.status.name} {why}".strip())
    return report.time_ms


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Binds the calling thread, as the sandbox binds a slot."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


class Clock:
    """Milliseconds of wall time since it was made."""

    def __init__(self) -> None:
        self._start = time.perf_counter()

    def ms(self) -> float:
        return (time.perf_counter() - self._start) * 1000
