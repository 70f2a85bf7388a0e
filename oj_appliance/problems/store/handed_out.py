"""What submissions and judging read of a problem: hot, so the SQL text is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from oj_appliance.problems.data_version_rules import row_of_version
from oj_appliance.problems.program_rules import unsupported_reason
from oj_appliance.problems.rules import ProblemType, examples_of
from oj_appliance.problems.store.languages import switched_off
from oj_appliance.problems.store.problems import find_problem, id_of_reference, parts_in
from oj_appliance.problems.store.test_data import find_manifest
from oj_appliance.problems.titles import titles_in
from oj_appliance.problems.types.data_versions import DataVersion, Manifest
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.problems.types.problem import (
    CaseForJudging,
    ProblemForJudging,
    ProblemForSubmitting,
    SurroundingCode,
)
from oj_appliance.problems.types.settings import ProblemSettings, settings_of
from oj_appliance.storage.base import fetch_all, fetch_one

_FOR_SUBMITTING = """
SELECT id, problem_id, title, type, auth, author_uid, is_group, group_id, is_remote, code_share,
       open_case_result, show_checker_comment, judge_case_mode,
       statements, judge_mode, spj_abi, spj_language, checker_abi, checker_language, unsupported,
       objective_parts
FROM problem WHERE id = ? AND deleted_at IS NULL
"""
_SURROUNDING_CODE = """
SELECT language.name, code_template.prepend, code_template.append FROM code_template
JOIN language ON language.id = code_template.language_id
WHERE code_template.problem_id = ? AND (code_template.prepend <> '' OR code_template.append <> '')
"""
_LANGUAGE_NAMES = """
SELECT language.name FROM problem_language
JOIN language ON language.id = problem_language.language_id
WHERE problem_language.problem_id = ?
ORDER BY language.seq DESC, language.id
"""


class _Judged(NamedTuple):
    judge_mode: str
    spj_abi: str
    spj_language: str | None
    checker_abi: str | None
    checker_language: str | None
    unsupported: str | None


def languages_named(pid: int) -> tuple[str, ...]:
    """Those that the problem asks for; none where any will do."""
    return tuple(name for (name,) in fetch_all(_LANGUAGE_NAMES, pid))


def problem_for_submitting(
    reference: int | str, installed_languages: tuple[str, ...]
) -> ProblemForSubmitting | None:
    """By pid or display id, as the submit call names it; None for an unknown or deleted one."""
    pid = id_of_reference(reference)
    row = None if pid is None else fetch_one(_FOR_SUBMITTING, pid)
    if pid is None or row is None:
        return None
    is_objective = row[3] == ProblemType.OBJECTIVE
    named = (OBJECTIVE,) if is_objective else languages_named(pid)
    off = switched_off()
    return ProblemForSubmitting(
        id=row[0],
        problem_id=row[1],
        title=row[2],
        titles=titles_in(row[13]),
        type=row[3],
        auth=row[4],
        author_uid=row[5],
        is_group=bool(row[6]),
        group_id=row[7],
        is_remote=bool(row[8]),
        code_share=bool(row[9]),
        open_case_result=bool(row[10]),
        show_checker_comment=bool(row[11]),
        judge_case_mode=row[12],
        unsupported=unsupported_reason(_Judged(*row[14:20]), installed_languages),
        languages=tuple(name for name in named or installed_languages if name not in off),
        objective_parts=parts_in(row[20]),
    )


def problem_for_judging(
    pid: int, installed_languages: tuple[str, ...], *, of_version: DataVersion | None = None
) -> ProblemForJudging | None:
    """With the cases of the active version, or of another, in judging order; None for an unknown
    or deleted problem."""
    problem = find_problem(pid)
    if problem is None:
        return None
    if of_version is not None:
        problem = replace(problem, **row_of_version(problem, of_version))
    version = problem.data_version_id
    manifest = None if version is None else find_manifest(version)
    return ProblemForJudging(
        **settings_of(ProblemSettings, problem),
        id=problem.id,
        problem_id=problem.problem_id,
        io_score=problem.io_score,
        surrounding={
            name: SurroundingCode(prepend, append)
            for name, prepend, append in fetch_all(_SURROUNDING_CODE, pid)
        },
        unsupported=unsupported_reason(problem, installed_languages),
        data_version_id=version,
        cases=cases_of(manifest),
        examples=examples_of(problem.examples),
        is_paused=problem.judging_paused_at is not None,
    )


def cases_of(manifest: Manifest | None) -> tuple[CaseForJudging, ...]:
    return tuple(
        CaseForJudging(
            case_id=case.case_id,
            seq=case.seq,
            input_name=case.input_name,
            output_name=case.output_name,
            input=case.input,
            output=case.output,
            score=case.score or 0,
            group=case.group,
        )
        for case in (manifest.cases if manifest else ())
    )
