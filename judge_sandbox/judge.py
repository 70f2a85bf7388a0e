"""judge(task) → report: compile, judge the cases as the case mode says, add up."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from fractions import Fraction

from judge_sandbox import scoring
from judge_sandbox.cases.contestant import Contestant
from judge_sandbox.cases.judging import CaseJudging, CaseResult, OrdinaryJudging
from judge_sandbox.cases.ordinary import OrdinaryRuns, Place
from judge_sandbox.cases.outputs import OutputMaking, is_full
from judge_sandbox.checkers.plain_check import compared
from judge_sandbox.checkers.special_check import SpecialCheck
from judge_sandbox.checkers.special_judge import UnplaceableFileError
from judge_sandbox.compilation import CompileFailure, Compiler, clean_diagnostics
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.compilation.recipes import Role
from judge_sandbox.interaction.interactor import Interactor
from judge_sandbox.interaction.judging import InteractiveJudging
from judge_sandbox.languages import Language
from judge_sandbox.running.inputs import DamagedDataError, InputCache
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.outputs import OutputCache
from judge_sandbox.running.quiet_lane import QuietLane
from judge_sandbox.types import (
    CaseMode,
    CaseReport,
    Convention,
    JudgeMode,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    Scoring,
    TestCase,
    Verdict,
)

LANGUAGE_NOT_INSTALLED = "language not installed"
NO_CASES = "the problem has no test cases"
# judge-rules §3
NO_PROGRAM_CODE = "program code does not exist"
UNUSABLE_ARGUMENT = "an argument of the checker holds a null character"


@dataclass(frozen=True, slots=True)
class Workplace:
    """What one judging needs of the sandbox."""

    keeper: Keeper
    languages: dict[str, Language]
    compiler: Compiler
    inputs: InputCache
    outputs: OutputCache
    lane: QuietLane


# What a program wrote to standard error, in lines of the student's own part.
Readable = Callable[[bytes], str]


class JudgeProgramError(Exception):
    """The problem's own checker or interactor does not work; the text is for staff."""


def judge(
    place: Workplace, task: JudgeTask, *, on_progress: OnProgress, cancelled: threading.Event
) -> JudgeReport:
    """Blocking. Raises NativeError when the sandbox itself fails."""
    refused = _refusal(place, task)
    if refused is not None:
        return JudgeReport(Verdict.SYSTEM_ERROR, error_message=refused)
    on_progress(Progress(Verdict.COMPILING, 0, len(task.cases)))

    def readable(errors: bytes) -> str:
        return place.compiler.surrounded(task).translate(clean_diagnostics(errors))

    with ExitStack() as scope:
        program = place.compiler.compile_submission(place.keeper, task, cancelled)
        if isinstance(program, CompileFailure):
            return JudgeReport(program.status, error_message=program.message or None)
        scope.callback(program.close)
        try:
            cases = _way_of_judging(place, task, program, scope, cancelled)
            return _judge_cases(task, cases, on_progress, readable)
        except CancelledError:
            return JudgeReport(Verdict.CANCELLED)
        except (DamagedDataError, JudgeProgramError, UnplaceableFileError) as error:
            return JudgeReport(Verdict.SYSTEM_ERROR, error_message=str(error))


def _refusal(place: Workplace, task: JudgeTask) -> str | None:
    if task.language not in place.languages:
        return LANGUAGE_NOT_INSTALLED
    for program in _programs_needed(task):
        builtin = program is not None and program.convention is Convention.BUILTIN
        if program is None or (builtin and program is task.interactor):
            return NO_PROGRAM_CODE
        if not builtin and not program.source.strip():
            return NO_PROGRAM_CODE
        if any("\0" in argument for argument in program.arguments):
            return UNUSABLE_ARGUMENT
    return None if task.cases else NO_CASES


def _programs_needed(task: JudgeTask) -> list[JudgeProgram | None]:
    if task.mode is JudgeMode.SPECIAL_JUDGE:
        return [task.checker]
    if task.mode is JudgeMode.INTERACTIVE:
        return [task.interactor, *([task.checker] if task.checker else [])]
    return []


def _way_of_judging(
    place: Workplace,
    task: JudgeTask,
    program: CompiledProgram,
    scope: ExitStack,
    cancelled: threading.Event,
) -> CaseJudging:
    """The mode's judging, its programs compiled; everything is closed with `scope`."""
    surroundings = Place(place.inputs, place.lane, cancelled)
    contestant = Contestant(place.keeper, task, place.languages[task.language], program)
    scope.callback(contestant.close)
    check = None
    if task.checker is not None and task.mode is not JudgeMode.DEFAULT:
        checker = None
        if task.checker.convention is not Convention.BUILTIN:
            checker = _compiled(place, task.checker, "spj", scope, cancelled)
        special = SpecialCheck(
            surroundings, place.outputs, place.keeper, task, task.checker, checker
        )
        scope.callback(special.close)
        check = special.check
    if task.mode is JudgeMode.INTERACTIVE and task.interactor is not None:
        talker = _compiled(place, task.interactor, "interactive", scope, cancelled)
        interactor = Interactor(place.keeper, place.inputs, task.interactor, talker, task.scoring)
        scope.callback(interactor.close)
        return InteractiveJudging(surroundings, contestant, interactor, check)
    runs = OrdinaryRuns(surroundings, contestant, task.file_io)
    if task.makes_outputs:
        return OutputMaking(runs, place.inputs)
    return OrdinaryJudging(
        runs,
        place.inputs,
        check
        or compared(
            place.outputs,
            remove_end_blank=task.remove_end_blank,
            tells_difference=task.tells_difference,
        ),
    )


def _compiled(
    place: Workplace,
    program: JudgeProgram,
    role: Role,
    scope: ExitStack,
    cancelled: threading.Event,
) -> CompiledProgram:
    """A checker or interactor ready to run.

    Raises:
        JudgeProgramError: it does not compile.
    """
    result = place.compiler.compile_judge_program(place.keeper, program, role, cancelled)
    if isinstance(result, CompileFailure):
        if result.status is Verdict.CANCELLED:
            raise CancelledError
        what = "checker" if role == "spj" else "interactor"
        raise JudgeProgramError(f"the {what} does not compile\n{result.message}")
    scope.callback(result.close)
    return result


class CancelledError(Exception):
    """The caller gave the judging up."""


def _judge_cases(
    task: JudgeTask, cases: CaseJudging, on_progress: OnProgress, readable: Readable
) -> JudgeReport:
    mode = scoring.effective_case_mode(task.scoring, task.case_mode)
    reports: list[CaseReport] = []
    on_progress(Progress(Verdict.JUDGING, 0, len(task.cases)))
    for case in scoring.running_order(mode, task.cases):
        if scoring.is_skipped(mode, case, reports):
            reports.append(scoring.skipped_case(case))
        elif _is_enough(task, mode, reports):
            break
        else:
            reports.append(_case_report(task, case, cases.judge(case), readable))
            if reports[-1].status is Verdict.CANCELLED:
                return JudgeReport(Verdict.CANCELLED)
        on_progress(Progress(Verdict.JUDGING, len(reports), len(task.cases)))
    return _sum(task, mode, sorted(reports, key=lambda report: report.seq))


def _case_report(
    task: JudgeTask, case: TestCase, result: CaseResult, readable: Readable
) -> CaseReport:
    score = None
    if task.scoring is Scoring.OI:
        score = scoring.case_score(result.status, case.score, result.percentage or Fraction(0))
    return CaseReport(
        seq=case.seq,
        status=result.status,
        time_ms=result.time_ms,
        memory_kb=result.memory_kb,
        score=score,
        group=case.group,
        message=result.message,
        case_id=case.case_id,
        percentage=result.percentage,
        output=result.output,
        errors=readable(result.errors) if result.errors else "",
    )


def _sum(task: JudgeTask, mode: CaseMode, reports: list[CaseReport]) -> JudgeReport:
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


def _is_enough(task: JudgeTask, mode: CaseMode, reports: list[CaseReport]) -> bool:
    """Whether no further case need run."""
    if task.makes_outputs:
        return is_full(reports)
    return mode is CaseMode.ERGODIC_WITHOUT_ERROR and _has_failure(reports)


def _has_failure(reports: list[CaseReport]) -> bool:
    return any(report.status is not Verdict.ACCEPTED for report in reports)
