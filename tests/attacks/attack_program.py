"""An attack as a source file whose first comment lines say what must come of it.

// expected: MLE                    the one verdict; "AC" means: it tried, got nowhere, answered
// limits: 3000 ms, 64 MB           the problem's limits, when 1000 ms and 64 MB do not fit
// files: sum.in sum.out            reads and writes these files instead of the streams
// What it tries, in words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from judge_sandbox.types import FileIo, JudgeTask
from tests.judge_sandbox.sandbox_fixture import Bench

FOLDER = Path(__file__).parent / "programs"
_LANGUAGES = {
    ".c": "C With O2",
    ".cpp": "C++ 17",
    ".py": "Python3",
    ".java": "Java",
    ".js": "JavaScript Node",
    ".go": "Golang",
    ".rs": "Rust",
    ".php": "PHP",
    ".rb": "Ruby",
    ".cs": "C#",
    ".pypy": "PyPy3",
}
# What is no attack of a submission.
_OTHERS = {"compile_bombs", "checkers", "interactors", "honest", "channels"}


@dataclass(frozen=True, slots=True)
class AttackProgram:
    path: Path
    language: str
    source: str
    expected: str
    time_limit_ms: int
    memory_limit_mb: int
    file_io: FileIo | None

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}"

    def task(self, bench: Bench) -> JudgeTask:
        # Three cases in one box: what one run leaves would be met by the next. A program that
        # fails is not tried again.
        seqs = (1, 2, 3) if self.expected == "AC" else (1,)
        return bench.task(
            self.source,
            self.language,
            cases=tuple(bench.case(b"40 2\n", b"42\n", seq=seq) for seq in seqs),
            time_limit_ms=self.time_limit_ms,
            memory_limit_mb=self.memory_limit_mb,
            file_io=self.file_io,
        )


def read(path: Path) -> AttackProgram:
    """Raises ValueError when the head of the file does not say what is expected."""
    source = path.read_text()
    head = re.match(r"(?:(?://|#).*\n|<\?php\n)+", source)
    words = dict(
        re.findall(r"^(?://|#) (expected|limits|files): (.*)$", head[0] if head else "", re.M)
    )
    limits = re.fullmatch(r"(\d+) ms, (\d+) MB", words.get("limits", "1000 ms, 64 MB"))
    if "expected" not in words or limits is None:
        raise ValueError(f"{path}: no expected verdict, or limits that cannot be read")
    files = words.get("files", "").split()
    return AttackProgram(
        path=path,
        language=_LANGUAGES[path.suffix],
        source=source,
        expected=words["expected"],
        time_limit_ms=int(limits[1]),
        memory_limit_mb=int(limits[2]),
        file_io=FileIo(*files) if files else None,
    )


def programs() -> list[AttackProgram]:
    """Every attack of a submission, in the order of the folders."""
    return [
        read(path)
        for folder in sorted(FOLDER.iterdir())
        if folder.name not in _OTHERS
        for path in sorted(folder.iterdir())
    ]


def compile_bombs() -> list[AttackProgram]:
    """Sources that attack the compiler; they need no head: all of them are compile errors."""
    return [
        AttackProgram(path, _LANGUAGES[path.suffix], path.read_text(), "CE", 1000, 64, None)
        for path in sorted((FOLDER / "compile_bombs").iterdir())
    ]
