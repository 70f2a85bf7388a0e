"""Checkers and interactors that attack, as source files with a head like those of submissions.

// expected: SE           what the submission gets; "AC": it tried, got nowhere, and accepted
// convention: kattis     how it is called, "hoj" unless said otherwise
// student: flood.c       the submission of programs/honest that it meets, adder.c unless said
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from judge_sandbox.types import Convention, JudgeMode, JudgeProgram, JudgeTask, Scoring
from tests.attacks.attack_program import FOLDER
from tests.judge_sandbox.sandbox_fixture import Bench

HONEST = FOLDER / "honest"
_LANGUAGES = {".c": "C", ".cpp": "C++"}


@dataclass(frozen=True, slots=True)
class HostileJudge:
    path: Path
    mode: JudgeMode
    expected: str
    convention: Convention
    student: Path

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}"

    def task(self, bench: Bench) -> JudgeTask:
        """OI, so that scores are asked for; three cases where it is called again and again."""
        seqs = (1, 2, 3) if self.expected in {"AC", "PAC"} else (1,)
        program = JudgeProgram(
            convention=self.convention,
            language=_LANGUAGES[self.path.suffix],
            source=self.path.read_text(),
        )
        task = bench.task(
            self.student.read_text(),
            "C",
            cases=tuple(bench.case(b"40 2\n", b"42\n", seq=seq, score=10) for seq in seqs),
            time_limit_ms=500,
            mode=self.mode,
            scoring=Scoring.OI,
        )
        if self.mode is JudgeMode.INTERACTIVE:
            return replace(task, interactor=program)
        return replace(task, checker=program)


def _read(path: Path, mode: JudgeMode) -> HostileJudge:
    found = re.findall(r"^// (expected|convention|student): (.*)$", path.read_text(), re.M)
    words = dict(found)
    return HostileJudge(
        path=path,
        mode=mode,
        expected=words["expected"],
        convention=Convention(words.get("convention", "hoj")),
        student=HONEST / words.get("student", "adder.c"),
    )


def checkers() -> list[HostileJudge]:
    return [
        _read(path, JudgeMode.SPECIAL_JUDGE) for path in sorted((FOLDER / "checkers").iterdir())
    ]


def interactors() -> list[HostileJudge]:
    return [
        _read(path, JudgeMode.INTERACTIVE) for path in sorted((FOLDER / "interactors").iterdir())
    ]
