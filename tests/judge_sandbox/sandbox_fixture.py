"""A real sandbox for tests, and a short way to judge one program in it."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import DataFile, JudgeReport, JudgeTask, Progress, TestCase

# All test data of this process; whatever sandbox is opened finds them here.
FILES = LocalFiles()
FIXTURES = Path(__file__).parents[1] / "fixtures" / "problems" / "plain"


@contextmanager
def open_sandbox(cache_dir: Path, slots: int = 1) -> Iterator[Sandbox]:
    sandbox = Sandbox.open(slots=slots, cache_dir=cache_dir, locate=FILES.path)
    try:
        yield sandbox
    finally:
        sandbox.close()


@dataclass(frozen=True)
class Bench:
    """A sandbox with a folder for test data."""

    sandbox: Sandbox
    folder: Path

    def data(self, content: bytes) -> DataFile:
        path = self.folder / hashlib.sha256(content).hexdigest()
        if not path.exists():
            path.write_bytes(content)
        return FILES.add(path)

    def case(self, given: bytes, wanted: bytes, seq: int = 1, **more: int) -> TestCase:
        return TestCase(seq=seq, input=self.data(given), output=self.data(wanted), **more)

    def task(
        self,
        source: str,
        language: str = "C++ 17",
        *,
        cases: tuple[TestCase, ...] = (),
        time_limit_ms: int = 1000,
        memory_limit_mb: int = 64,
        **more: object,
    ) -> JudgeTask:
        task = JudgeTask(
            source=source,
            language=language,
            time_limit_ms=time_limit_ms,
            memory_limit_mb=memory_limit_mb,
            stack_limit_mb=64,
            cases=cases or (self.case(b"40 2\n", b"42\n"),),
        )
        return replace(task, **more)  # type: ignore[arg-type] # fields by name

    def judge(
        self,
        task: JudgeTask,
        slot: int = 0,
        on_progress: Callable[[Progress], None] = lambda _: None,
        cancelled: threading.Event | None = None,
    ) -> JudgeReport:
        return self.sandbox.judge(
            task,
            slot=slot,
            on_progress=on_progress,
            cancelled=cancelled or threading.Event(),
        )


CANARY = """#include <stdio.h>
int main(void) { int a, b; if (scanf("%d%d", &a, &b) != 2) return 1; printf("%d\\n", a + b); }
"""
