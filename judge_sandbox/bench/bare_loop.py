"""Python's handle on a process of bare runs (bare_process.py)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import TracebackType

from judge_sandbox.bench.programs import MeasuringError


class BareLoop:
    """A process bound to a core, as long as its `with` block lasts."""

    def __init__(self, program: Path, core: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "judge_sandbox.bench.bare_process", str(program), str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            text=True,
        )

    def __enter__(self) -> BareLoop:
        self.ms(1)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def ms(self, runs: int) -> float:
        """Wall time of so many runs one after the other."""
        asked, answer = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answer is not None
        asked.write(f"{runs}\n")
        asked.flush()
        line = answer.readline()
        if not line:
            raise MeasuringError("the process of bare runs has ended")
        return float(line)
