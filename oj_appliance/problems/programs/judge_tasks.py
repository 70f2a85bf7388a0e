"""A problem and somebody's code, as the judge takes them: a submission's row and the check of a
problem come through here alike."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.judging.types import (
    CaseMode,
    Convention,
    DataFile,
    FileIo,
    JudgeMode,
    JudgeProgram,
    JudgeTask,
    Scoring,
    TestCase,
)
from oj_appliance.problems.types.problem import (
    CaseForJudging,
    ProblemForJudging,
    ProgramForJudging,
    SurroundingCode,
)

NOTHING_AROUND = SurroundingCode()


def judge_task(
    problem: ProblemForJudging,
    *,
    source: str,
    language: str,
    keeps_output: Callable[[CaseForJudging], bool],
) -> JudgeTask:
    """`keeps_output` says of which cases the program's own output is wanted, should they fail."""
    around = problem.surrounding.get(language, NOTHING_AROUND)
    is_interactive = problem.judge_mode == "interactive"
    file_io = None
    if problem.is_file_io and not is_interactive:
        file_io = FileIo(problem.io_read_file_name or "", problem.io_write_file_name or "")
    return JudgeTask(
        source=source,
        language=language,
        time_limit_ms=problem.time_limit_ms,
        memory_limit_mb=problem.memory_limit_mb,
        stack_limit_mb=problem.stack_limit_mb,
        cases=tuple(_test_case(case, keeps_output(case)) for case in problem.cases),
        scoring=Scoring.OI if problem.type == 1 else Scoring.ACM,
        mode=JudgeMode(problem.judge_mode),
        case_mode=case_mode_of(problem),
        remove_end_blank=problem.is_remove_end_blank,
        tells_difference=problem.judge_mode == "default" and problem.show_checker_comment,
        io_score=problem.io_score,
        file_io=file_io,
        extra_files=problem.user_extra_file,
        prepend=around.prepend,
        append=around.append,
        checker=_program(problem.checker),
        interactor=_program(problem.interactor),
    )


def case_mode_of(problem: ProblemForJudging) -> CaseMode:
    """As the problem says; but where right or wrong is all that counts and nobody is shown the
    cases, none is run after the first failure (judge-rules §6)."""
    mode = CaseMode(problem.judge_case_mode)
    stops = mode is CaseMode.DEFAULT and problem.type == 0 and not problem.open_case_result
    return CaseMode.ERGODIC_WITHOUT_ERROR if stops else mode


def _program(program: ProgramForJudging | None) -> JudgeProgram | None:
    if program is None:
        return None
    return JudgeProgram(
        Convention(program.convention),
        program.language,
        program.source,
        tuple(program.arguments.split()),
        program.extra_files,
    )


def _test_case(case: CaseForJudging, keeps_output: bool) -> TestCase:
    return TestCase(
        seq=case.seq,
        input=DataFile(case.input.sha256, case.input.size),
        output=DataFile(case.output.sha256, case.output.size),
        score=case.score,
        group=case.group,
        case_id=case.case_id,
        keeps_output=keeps_output,
    )
