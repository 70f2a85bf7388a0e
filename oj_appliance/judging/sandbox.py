"""Opens the sandbox while the process still has the rights for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from judge_sandbox.doctor.selftest import SelfTest, run_selftest
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import DataFile, SandboxUnavailable
from oj_appliance.judging.protocols import Judge
from oj_appliance.storage.blobs import blob_path

__all__ = ["SandboxUnavailable", "open_judge", "self_tests"]


def open_judge(
    cache: Path, blobs: Path, *, slots: int, owner: tuple[int, int] | None
) -> Judge | None:
    """The sandbox, or None after telling why this machine cannot judge safely. `blobs` is the
    folder in which it finds test data, `owner` who this process will become (uid, gid)."""

    def locate(file: DataFile) -> Path:
        return blob_path(blobs, file.sha256)

    try:
        return Sandbox.open(slots=slots, cache_dir=cache, locate=locate, owner=owner)
    except SandboxUnavailable as error:
        print(f"Judging is off / 评测不可用: {error}", file=sys.stderr, flush=True)  # noqa: T201
        return None


def self_tests(cache: Path) -> Iterator[SelfTest]:
    """Each installed language's programs with their verdicts; raises SandboxUnavailable."""
    files = LocalFiles()
    sandbox = Sandbox.open(slots=1, cache_dir=cache, locate=files.path)
    try:
        yield from run_selftest(sandbox, files)
    finally:
        sandbox.close()
