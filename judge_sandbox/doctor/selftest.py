"""Every installed language proves itself: AC, WA, TLE, MLE, RE and CE through the real sandbox."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from judge_sandbox.languages import all_languages
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import DataFile, JudgeReport, JudgeTask, TestCase
from judge_sandbox.verdict_names import verdict_name

_INPUT, _OUTPUT = b"40 2\n", b"42\n"


@dataclass(frozen=True, slots=True)
class SelfTest:
    """One program of a profile and what became of it."""

    language: str
    expected: str
    report: JudgeReport

    @property
    def passed(self) -> bool:
        return verdict_name(self.report) == self.expected


def run_selftest(
    sandbox: Sandbox, files: LocalFiles, *, slot: int = 0, only: frozenset[str] = frozenset()
) -> Iterator[SelfTest]:
    """Yields as it goes. `files` is where the sandbox looks for test data; `only` restricts the
    languages by name."""
    with tempfile.TemporaryDirectory() as folder:
        case = TestCase(
            seq=1,
            input=_write(files, Path(folder) / "1.in", _INPUT),
            output=_write(files, Path(folder) / "1.out", _OUTPUT),
        )
        for installed in sandbox.languages():
            if only and installed.name not in only:
                continue
            for expected in all_languages()[installed.name].selftest:
                yield _try(sandbox, slot, case, installed.name, expected)


def debian_languages() -> tuple[str, ...]:
    """Names of the languages whose tools Debian 12 has: the project itself is tested with all."""
    return tuple(name for name, language in all_languages().items() if language.in_debian)


def missing_languages(sandbox: Sandbox, wanted: Iterable[str]) -> tuple[str, ...]:
    """Which of these names did not answer their probe, or have no profile at all."""
    installed = {language.name for language in sandbox.languages()}
    return tuple(name for name in wanted if name not in installed)


def _try(sandbox: Sandbox, slot: int, case: TestCase, language: str, expected: str) -> SelfTest:
    task = JudgeTask(
        source=all_languages()[language].selftest[expected],
        language=language,
        time_limit_ms=1000,
        memory_limit_mb=64,
        stack_limit_mb=64,
        cases=(case,),
    )
    report = sandbox.judge(task, slot=slot, on_progress=lambda _: None, cancelled=threading.Event())
    return SelfTest(language, expected, report)


def _write(files: LocalFiles, path: Path, content: bytes) -> DataFile:
    path.write_bytes(content)
    return files.add(path)
