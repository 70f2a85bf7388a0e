"""A judge on another machine, which hears of this one only what goes over a wire.

Each task comes as JSON and each report goes back as JSON. Test data come by digest, once, into a
folder of that machine's own; the sandbox there is a real one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import (
    DataFile,
    InstalledLanguage,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    Progress,
    TestRunReport,
    TestRunTask,
)


class RemoteJudge:
    """`fetch` gives the content of a digest; `messages` are the tasks as they came, `fetched` the
    digests that were asked for."""

    def __init__(self, folder: Path, fetch: Callable[[str], bytes]) -> None:
        self._data = folder / "data"
        self._data.mkdir()
        self._fetch = fetch
        self.messages: list[bytes] = []
        self.fetched: list[str] = []
        self._sandbox = Sandbox.open(slots=1, cache_dir=folder / "cache", locate=self._locate)

    def _locate(self, file: DataFile) -> Path:
        path = self._data / file.sha256
        if not path.exists():
            self.fetched.append(file.sha256)
            path.write_bytes(self._fetch(file.sha256))
        return path

    def languages(self) -> tuple[InstalledLanguage, ...]:
        return self._sandbox.languages()

    def judge(
        self,
        task: JudgeTask,
        *,
        slot: int,
        on_progress: Callable[[Progress], None],
        cancelled: threading.Event,
    ) -> JudgeReport:
        there = self._sent(task, JudgeTask)
        report = self._sandbox.judge(there, slot=slot, on_progress=on_progress, cancelled=cancelled)
        return _answered(report, JudgeReport)

    def test_run(
        self, task: TestRunTask, *, slot: int, cancelled: threading.Event
    ) -> TestRunReport:
        there = self._sent(task, TestRunTask)
        report = self._sandbox.test_run(there, slot=slot, cancelled=cancelled)
        return _answered(report, TestRunReport)

    def compile_check(
        self, program: JudgeProgram, *, role: Any, slot: int, cancelled: threading.Event
    ) -> str | None:
        return self._sandbox.compile_check(program, role=role, slot=slot, cancelled=cancelled)

    def probe(self, *, slot: int) -> tuple[InstalledLanguage, ...]:
        return self._sandbox.probe(slot=slot)

    def close(self) -> None:
        self._sandbox.close()

    def _sent(self, task: Any, kind: Any) -> Any:
        self.messages.append(msgspec.json.encode(task))
        return msgspec.json.decode(self.messages[-1], type=kind)


def _answered(report: Any, kind: Any) -> Any:
    message = msgspec.json.encode(report, enc_hook=str)
    return msgspec.json.decode(message, type=kind, dec_hook=_fraction)


def _fraction(kind: type, text: str) -> Any:
    assert kind is Fraction, kind
    return Fraction(text)
