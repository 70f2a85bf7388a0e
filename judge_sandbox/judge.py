"""judge(task) → report: compile, run the cases as the case mode says, compare, add up."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from judge_sandbox import memory_files, scoring
from judge_sandbox.boxes import Box, Execution, Keeper
from judge_sandbox.comparison import compare
from judge_sandbox.compilation import Artefact, CompileFailure, compile_program, put_text
from judge_sandbox.languages import Language
from judge_sandbox.limits import EffectiveLimits, effective_limits, run_limits, stdout_cap
from judge_sandbox.memory_files import DamagedDataError, InputCache
from judge_sandbox.outcome import CaseOutcome, case_outcome, deserves_another_measurement
from judge_sandbox.protocol import BoxKind
from judge_sandbox.quiet_lane import QuietLane
from judge_sandbox.types import (
    CaseMode,
    CaseReport,
    JudgeMode,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    Scoring,
    TestCase,
    Verdict,
)

NOT_YET_SUPPORTED = "not yet supported"
LANGUAGE_NOT_INSTALLED = "language not installed"
NO_CASES = "the problem has no test cases"
# judge-rules §2: measured again at most twice, the smallest time counts
_MEASUREMENTS = 3


@dataclass(frozen=True, slots=True)
class Workplace:
    """What one judging needs of the sandbox."""

    keeper: Keeper
    languages: dict[str, Language]
    header_flags: Callable[[Keeper, Language, str], tuple[str, ...]]
    inputs: InputCache
    lane: QuietLane


def judge(
    place: Workplace, task: JudgeTask, *, on_progress: OnProgress, cancelled: threading.Event
) -> JudgeReport:
    """Blocking. Raises NativeError when the sandbox itself fails."""
    refused = _refusal(place, task)
    if refused is not None:
        return JudgeReport(Verdict.SYSTEM_ERROR, error_message=refused)
    language = place.languages[task.language]
    on_progress(Progress(Verdict.COMPILING, 0, len(task.cases)))
    artefact = compile_program(
        place.keeper,
        language,
        task.source,
        task.extra_files,
        headers=place.header_flags(place.keeper, language, task.source),
        cancelled=cancelled,
    )
    if isinstance(artefact, CompileFailure):
        return JudgeReport(artefact.status, error_message=artefact.message or None)
    try:
        return _Judging(place, task, language, artefact, on_progress, cancelled).report()
    except DamagedDataError as error:
        return JudgeReport(Verdict.SYSTEM_ERROR, error_message=str(error))
    finally:
        artefact.close()


def _refusal(place: Workplace, task: JudgeTask) -> str | None:
    if task.mode is not JudgeMode.DEFAULT:
        return NOT_YET_SUPPORTED
    if task.language not in place.languages:
        return LANGUAGE_NOT_INSTALLED
    return None if task.cases else NO_CASES


class _Judging:
    """One submission's runs: a reused box, the cases in their order, the sum."""

    def __init__(
        self,
        place: Workplace,
        task: JudgeTask,
        language: Language,
        artefact: Artefact,
        on_progress: OnProgress,
        cancelled: threading.Event,
    ) -> None:
        self._place = place
        self._task = task
        self._language = language
        self._artefact = artefact
        self._on_progress = on_progress
        self._cancelled = cancelled
        self._limits = effective_limits(
            task.time_limit_ms,
            task.memory_limit_mb,
            task.stack_limit_mb,
            source_name=language.source,
        )
        self._steal = _StealClock()
        self._box: Box | None = None
        self._box_scope = ExitStack()

    def report(self) -> JudgeReport:
        task = self._task
        mode = scoring.effective_case_mode(task.scoring, task.case_mode)
        reports: list[CaseReport] = []
        self._on_progress(Progress(Verdict.JUDGING, 0, len(task.cases)))
        with self._box_scope:
            for case in scoring.running_order(mode, task.cases):
                if scoring.is_skipped(mode, case, reports):
                    reports.append(scoring.skipped_case(case))
                elif mode is CaseMode.ERGODIC_WITHOUT_ERROR and _has_failure(reports):
                    break
                else:
                    reports.append(self._judge_case(case))
                    if reports[-1].status is Verdict.CANCELLED:
                        return JudgeReport(Verdict.CANCELLED, cases=())
                self._on_progress(Progress(Verdict.JUDGING, len(reports), len(task.cases)))
        return self._sum(mode, sorted(reports, key=lambda report: report.seq))

    def _sum(self, mode: CaseMode, reports: list[CaseReport]) -> JudgeReport:
        task = self._task
        status, message = scoring.final_status(task.scoring, reports)
        score = None
        if task.scoring is Scoring.OI:
            io_score = task.io_score or scoring.full_score(mode, task.cases)
            score = scoring.total_score(mode, reports, io_score)
        return JudgeReport(
            status=status,
            time_ms=max(report.time_ms for report in reports),
            memory_kb=max(report.memory_kb for report in reports),
            score=score,
            error_message=message or None,
            cases=tuple(reports),
        )

    def _judge_case(self, case: TestCase) -> CaseReport:
        status, outcome = self._run_until_trusted(case)
        score = None
        if self._task.scoring is Scoring.OI:
            score = scoring.case_score(status, case.score)
        return CaseReport(
            seq=case.seq,
            status=status,
            time_ms=outcome.time_ms,
            memory_kb=outcome.memory_kb,
            score=score,
            group=case.group,
            message=outcome.message,
            case_id=case.case_id,
        )

    def _run_until_trusted(self, case: TestCase) -> tuple[Verdict, CaseOutcome]:
        best: tuple[Verdict, CaseOutcome] | None = None
        least_ns = 0
        for attempt in range(_MEASUREMENTS):
            lane = self._place.lane.alone() if attempt else self._place.lane.shared()
            with lane, self._run(case) as execution:
                cpu_ns = execution.result.cpu_ns
                checked = self._check(case, execution)
                suspicious = checked[
                    0
                ] is Verdict.TIME_LIMIT_EXCEEDED and deserves_another_measurement(
                    execution.result, self._limits, stolen_share=self._steal.share()
                )
            if best is None or checked[0] is not Verdict.TIME_LIMIT_EXCEEDED or cpu_ns < least_ns:
                best, least_ns = checked, cpu_ns
            if not suspicious:
                break
        assert best is not None
        return best

    def _check(self, case: TestCase, execution: Execution) -> tuple[Verdict, CaseOutcome]:
        cap = stdout_cap(case.output.size)
        outcome = case_outcome(
            execution.result,
            self._limits,
            stdout_size=memory_files.size(execution.stdout),
            stdout_cap=cap,
            stderr_size=memory_files.size(execution.stderr),
            memory_exit_codes=self._language.memory_exit_codes,
        )
        if outcome.status is not None:
            return outcome.status, outcome
        verdict = compare(
            memory_files.content(execution.output(), cap),
            memory_files.read_data(case.output),
            remove_end_blank=self._task.remove_end_blank,
        )
        return verdict, outcome

    @contextmanager
    def _run(self, case: TestCase) -> Iterator[Execution]:
        box = self._ready_box()
        task, language = self._task, self._language
        limits = run_limits(self._limits, threads=language.threads, expected_size=case.output.size)
        with ExitStack() as files:
            stdin = input_fd = self._place.inputs.open(case.input)
            files.callback(os.close, input_fd)
            if task.file_io is not None:
                stdin = memory_files.empty("stdin")
                files.callback(os.close, stdin)
            execution = box.run(
                _run_command(language, self._limits),
                language.environment,
                limits,
                stdin=stdin,
                cancelled=self._cancelled,
                input_file=(task.file_io.read_name, input_fd) if task.file_io else None,
                output_file_name=task.file_io.write_name if task.file_io else None,
            )
            files.callback(execution.close)
            yield execution

    def _ready_box(self) -> Box:
        if self._box is not None and not self._box.worn_out:
            return self._box
        self._box_scope.close()
        box = self._box_scope.enter_context(self._place.keeper.box(BoxKind.RUN))
        box.put(self._artefact.name, self._artefact.fd, executable=True)
        if self._language.compile is None:
            for name, content in self._task.extra_files.items():
                if name != self._artefact.name:
                    put_text(box, name, content)
        self._box = box
        return box


def _run_command(language: Language, limits: EffectiveLimits) -> list[str]:
    return language.run_command(memory_mb=limits.memory_mb, stack_mb=limits.stack_mb)


def _has_failure(reports: list[CaseReport]) -> bool:
    return any(report.status is not Verdict.ACCEPTED for report in reports)


class _StealClock:
    """Share of the processors' time that the host took away since this was made."""

    def __init__(self) -> None:
        self._before = _cpu_times()

    def share(self) -> float:
        total, stolen = _cpu_times()
        elapsed = total - self._before[0]
        return (stolen - self._before[1]) / elapsed if elapsed > 0 else 0.0


def _cpu_times() -> tuple[int, int]:
    """All ticks and stolen ticks, by proc(5) the eighth field of the first line of /proc/stat."""
    try:
        with Path("/proc/stat").open(encoding="ascii") as file:
            fields = [int(field) for field in file.readline().split()[1:9]]
    except (OSError, ValueError):
        return 0, 0
    return sum(fields), fields[7] if len(fields) > 7 else 0
