"""A run with the user's own input (contract judge-rules §8). Checkers and interactors stay out."""

from __future__ import annotations

import threading
from dataclasses import replace

from judge_sandbox.cases.contestant import Contestant
from judge_sandbox.cases.ordinary import OrdinaryRun, OrdinaryRuns, Place
from judge_sandbox.checkers.comparison import compare
from judge_sandbox.compilation import CompileFailure, clean_diagnostics
from judge_sandbox.judge import LANGUAGE_NOT_INSTALLED, Workplace
from judge_sandbox.running import memory_files
from judge_sandbox.types import TestRunReport, TestRunTask, Verdict

# judge-rules §8
SHOWN_CHARACTERS = 1000
# Ours: what is shown of the program's standard error.
_SHOWN_ERROR_BYTES = 16 * 1024


def test_run(place: Workplace, task: TestRunTask, *, cancelled: threading.Event) -> TestRunReport:
    """Blocking. Raises NativeError when the sandbox itself fails."""
    if task.language not in place.languages:
        return TestRunReport(Verdict.SYSTEM_ERROR, stderr=LANGUAGE_NOT_INSTALLED)
    program = place.compiler.compile_submission(place.keeper, task, cancelled, with_warnings=True)
    if isinstance(program, CompileFailure):
        return TestRunReport(program.status, stderr=program.message)
    contestant = Contestant(place.keeper, task, place.languages[task.language], program)
    try:
        runs = OrdinaryRuns(Place(place.inputs, place.lane, cancelled), contestant, task.file_io)
        expected = "" if task.expected is None else task.expected
        given = (task.input + "\n").encode("utf-8", "replace")
        run = runs.run(
            lambda: memory_files.sealed(given, "input"),
            expected_size=len(expected.encode("utf-8", "replace")),
        )
        try:
            return replace(_report(place, task, run), warnings=program.warnings)
        finally:
            run.close()
    finally:
        contestant.close()
        program.close()


def _report(place: Workplace, task: TestRunTask, run: OrdinaryRun) -> TestRunReport:
    output = run.output()
    status = run.outcome.status
    if status is None:
        status = _compared(task, output)
    errors = memory_files.content(run.execution.stderr, _SHOWN_ERROR_BYTES)
    said = place.compiler.surrounded(task).translate(clean_diagnostics(errors))
    missed = run.unwritten_file() if status is Verdict.WRONG_ANSWER else ""
    parts = (run.outcome.message, missed, said)
    return TestRunReport(
        status=status,
        time_ms=run.outcome.time_ms,
        memory_kb=run.outcome.memory_kb,
        stdout=_shown(output),
        stderr="\n".join(part for part in parts if part.strip()),
    )


def _compared(task: TestRunTask, output: bytes) -> Verdict:
    """Without an expected output everything is right; there is no presentation error here."""
    if task.expected is None:
        return Verdict.ACCEPTED
    verdict = compare(
        output,
        task.expected.encode("utf-8", "replace"),
        remove_end_blank=task.remove_end_blank,
    )
    return verdict if verdict is Verdict.ACCEPTED else Verdict.WRONG_ANSWER


def _shown(output: bytes) -> str:
    """At most so many characters; what was cut is told by dots."""
    text = output[: 4 * SHOWN_CHARACTERS + 4].decode("utf-8", "replace")
    if len(text) <= SHOWN_CHARACTERS and len(output) <= 4 * SHOWN_CHARACTERS + 4:
        return text
    return text[:SHOWN_CHARACTERS] + "..."
