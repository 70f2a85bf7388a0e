"""Asks programs/probe.cpp many questions in one run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.judge_sandbox.testlib.compiled_programs import run


def ask(own_program: Callable[[str], Path], questions: Sequence[str]) -> list[str]:
    """The probe's answers, one a question."""
    ended = run(own_program("probe"), stdin="".join(f"{q}\n" for q in questions).encode())
    assert (ended.returncode, ended.stderr) == (0, b"")
    answers = ended.stdout.decode().split("\n")[:-1]
    assert len(answers) == len(questions)
    return answers
