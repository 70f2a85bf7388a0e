"""Compiles programs against the project's testlib.h, with the header precompiled once per flags."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from judge_sandbox.testlib import header

FIXTURES = Path(__file__).parents[2] / "fixtures" / "testlib"
OWN_PROGRAMS = Path(__file__).parent / "programs"


class Compiler:
    """g++ with certain flags; the header lies precompiled in a folder of its own."""

    def __init__(self, folder: Path, *flags: str, precompile: bool = True) -> None:
        self.folder = folder
        self.flags = flags
        folder.mkdir(parents=True, exist_ok=True)
        text = folder / "testlib.h"
        text.write_text(header(), encoding="utf-8")
        if precompile:
            self._run("-x", "c++-header", str(text), "-o", f"{text}.gch")

    def check(self, source: Path) -> None:
        """Fails with the compiler's text when the source does not compile."""
        self._run("-fsyntax-only", str(source))

    def build(self, source: Path) -> Path:
        """The executable made of a source."""
        executable = self.folder / source.stem
        if not executable.exists():
            self._run(str(source), "-o", str(executable))
        return executable

    def build_all(self, sources: Iterable[Path]) -> dict[str, Path]:
        """Executables by the names of their sources, compiled two at a time."""
        with ThreadPoolExecutor(2) as pool:
            return {path.name: path for path in pool.map(self.build, sources)}

    def check_all(self, sources: Iterable[Path]) -> None:
        with ThreadPoolExecutor(2) as pool:
            for _ in pool.map(self.check, sources):
                pass

    def _run(self, *arguments: str) -> None:
        command = ["/usr/bin/g++", *self.flags, "-I", str(self.folder), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stderr[:4000]}"
        assert done.stderr == "", done.stderr[:4000]


def run(
    executable: Path, *arguments: str, folder: Path | None = None, stdin: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """One run of a compiled program; its exit code and both outputs."""
    return subprocess.run(
        [str(executable), *arguments],
        input=stdin,
        capture_output=True,
        cwd=folder,
        env={"LC_ALL": "C.UTF-8"},
        timeout=120,
        check=False,
    )
