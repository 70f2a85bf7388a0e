"""A problem and somebody's code, as the judge takes them: a submission's row and the check of a
problem come through here alike."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.judging.types import Convention, DataBlob, JobCase, JudgeJob, JudgeProgram
from oj_appliance.problems.types.problem import CaseForJudging, ProblemForJudging, SurroundingCode

NOTHING_AROUND = SurroundingCode()


def judge_job(
    problem: ProblemForJudging,
    *,
    source: str,
    language: str,
    keeps_output: Callable[[CaseForJudging], bool],
    key: int = 0,
    attempt: int = 0,
) -> JudgeJob:
    """`keeps_output` says of which cases the program's own output is wanted, should they fail.
    A job without a row has no key."""
    around = problem.surrounding.get(language, NOTHING_AROUND)
    program = _program(problem)
    is_interactive = problem.judge_mode == "interactive"
    file_io_names = None
    if problem.is_file_io and not is_interactive:
        file_io_names = (problem.io_read_file_name or "", problem.io_write_file_name or "")
    return JudgeJob(
        key=key,
        attempt=attempt,
        source=source,
        language=language,
        time_limit_ms=problem.time_limit_ms,
        memory_limit_mb=problem.memory_limit_mb,
        stack_limit_mb=problem.stack_limit_mb,
        is_oi=problem.type == 1,
        judge_mode=problem.judge_mode,
        judge_case_mode=problem.judge_case_mode,
        is_remove_end_blank=problem.is_remove_end_blank,
        io_score=problem.io_score,
        file_io_names=file_io_names,
        extra_files=problem.user_extra_file,
        prepend=around.prepend,
        append=around.append,
        checker=None if is_interactive else program,
        interactor=program if is_interactive else None,
        cases=tuple(_job_case(case, keeps_output(case)) for case in problem.cases),
        data_version_id=problem.data_version_id,
    )


def _program(problem: ProblemForJudging) -> JudgeProgram | None:
    program = problem.program
    if program is None:
        return None
    return JudgeProgram(
        Convention(program.convention),
        program.language,
        program.source,
        tuple(program.arguments.split()),
        program.extra_files,
    )


def _job_case(case: CaseForJudging, keeps_output: bool) -> JobCase:
    return JobCase(
        case_id=case.case_id,
        seq=case.seq,
        input=DataBlob(case.input.sha256, case.input.size),
        output=DataBlob(case.output.sha256, case.output.size),
        score=case.score,
        group=case.group,
        keeps_output=keeps_output,
    )
