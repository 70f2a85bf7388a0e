"""Running the submission on one input, with standard streams or named files, until its time can be
trusted (contract judge-rules §2, §4, §7)."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass

from judge_sandbox.cases.contestant import Contestant
from judge_sandbox.outcome import NOTHING_WRITTEN, CaseOutcome, case_outcome, doubt_of
from judge_sandbox.running import memory_files
from judge_sandbox.running.execution import Execution
from judge_sandbox.running.inputs import InputCache
from judge_sandbox.running.limits import run_limits, stdout_cap
from judge_sandbox.running.measurement import Doubt, LoneRuns, StealClock, trusted_run
from judge_sandbox.running.quiet_lane import QuietLane
from judge_sandbox.running.run import Run
from judge_sandbox.types import FileIo, Verdict

# Where a runtime's word on its memory is looked for.
STDERR_READ = 64 * 1024


@dataclass(frozen=True, slots=True)
class Place:
    """The slot's surroundings of a case."""

    inputs: InputCache
    lane: QuietLane
    cancelled: threading.Event


@dataclass(frozen=True, slots=True)
class OrdinaryRun:
    """A program that has read its input and written its output; closed by its owner."""

    execution: Execution
    outcome: CaseOutcome
    doubt: Doubt | None
    output_cap: int
    output_name: str | None = None

    @property
    def exceeded_time(self) -> bool:
        return self.outcome.status is Verdict.TIME_LIMIT_EXCEEDED

    @property
    def cpu_ns(self) -> int:
        return self.execution.result.cpu_ns

    def unwritten_file(self) -> str:
        """The judge's word where the answer went to the screen instead of its file, else ""."""
        if self.output_name is None or memory_files.size(self.execution.output()):
            return ""
        if not memory_files.size(self.execution.stdout):
            return ""
        return NOTHING_WRITTEN.format(name=self.output_name)

    def errors(self, most: int) -> bytes:
        """The beginning of what it wrote to standard error."""
        return memory_files.content(self.execution.stderr, most)

    def output(self) -> bytes:
        """What the program wrote, not more than it may."""
        return memory_files.content(self.execution.output(), self.output_cap)

    def close(self) -> None:
        self.execution.close()


class OrdinaryRuns:
    """The runs of one submission."""

    def __init__(self, place: Place, contestant: Contestant, file_io: FileIo | None) -> None:
        self._place = place
        self._contestant = contestant
        self._file_io = file_io
        self._steal = StealClock()
        self._lone_runs = LoneRuns(place.lane)

    def run(self, open_input: Callable[[], int], *, expected_size: int) -> OrdinaryRun:
        """The run that counts, after what is measured again; the caller closes it."""
        return trusted_run(self._lone_runs, lambda: self._run(open_input, expected_size))

    def _run(self, open_input: Callable[[], int], expected_size: int) -> OrdinaryRun:
        contestant, file_io = self._contestant, self._file_io
        language = contestant.language
        box = contestant.box()
        limits = run_limits(
            contestant.limits, threads=language.threads, expected_size=expected_size
        )
        given = open_input()
        stdin = given if file_io is None else memory_files.empty("stdin")
        try:
            run = Run(
                contestant.command,
                contestant.environment,
                limits,
                input_file=(file_io.read_name, given) if file_io else None,
                output_file=file_io.write_name if file_io else None,
            )
            execution = box.run(run, stdin=stdin, cancelled=self._place.cancelled)
        finally:
            os.close(given)
            if stdin != given:
                os.close(stdin)
        return self._measured(execution, expected_size)

    def _measured(self, execution: Execution, expected_size: int) -> OrdinaryRun:
        limits = self._contestant.limits
        outcome = case_outcome(
            execution.result,
            limits,
            stdout_size=memory_files.size(execution.stdout),
            stdout_cap=stdout_cap(expected_size),
            stderr_size=memory_files.size(execution.stderr),
            signs=self._contestant.memory_signs,
            read_stderr=lambda: memory_files.content(execution.stderr, STDERR_READ),
        )
        doubt = None
        if outcome.status is Verdict.TIME_LIMIT_EXCEEDED:
            doubt = doubt_of(execution.result, limits, stolen_share=self._steal.share())
        name = self._file_io.write_name if self._file_io else None
        return OrdinaryRun(execution, outcome, doubt, stdout_cap(expected_size), name)
