"""QDUOJ zip: one numbered folder of it; what it cannot hold is left out (formats §10)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from oj_appliance.interchange.formats.qduoj.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.qduoj.reading import (
    DATA_FOLDER,
    NO_OUTPUT,
    PROBLEM_FILE,
    SMALLEST_SCORE,
)
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.programs.frames import frames_of
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.programs.solutions import accepted_in_families
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.interchange.writing.scores import split_scores
from oj_appliance.problems import rules

LONGEST_ID = 24
LONGEST_TITLE = 128
LONGEST_SOURCE = 200
# What exports of QDUOJ say of every case where points are not counted.
SCORE_WITHOUT_MEANING = 100


def write_qduoj(problem: ExportProblem, folder: ArchiveWriter) -> None:
    """`folder` is the problem's own, which QDUOJ wants called 1, 2, 3 …"""
    folder.add(PROBLEM_FILE, json.dumps(_document(problem), indent=1))
    data = folder.folder(DATA_FOLDER)
    for number, case in enumerate(problem.cases, 1):
        data.add_file(f"{number}.in", case.input)
        if not _has_checker(problem):
            data.add_file(f"{number}.out", case.output)


def _has_checker(problem: ExportProblem) -> bool:
    return problem.draft.judge_mode == "spj"


def _document(problem: ExportProblem) -> dict[str, Any]:
    draft = problem.draft
    is_oi = draft.type == rules.ProblemType.OI
    return {
        "display_id": draft.problem_id[:LONGEST_ID],
        "title": draft.statement.title[:LONGEST_TITLE],
        "description": _text(problem, draft.statement.description),
        "input_description": _text(problem, draft.statement.input),
        "output_description": _text(problem, draft.statement.output),
        "hint": _text(problem, draft.statement.hint),
        "tags": [tag.name for tag in draft.tags],
        "test_case_score": _cases(problem),
        "time_limit": draft.time_limit_ms,
        "memory_limit": draft.memory_limit_mb,
        "samples": [{"input": each.input, "output": each.output} for each in draft.examples],
        "template": _templates(problem),
        "spj": _checker(problem),
        "rule_type": "OI" if is_oi else "ACM",
        "source": draft.source[:LONGEST_SOURCE],
        "answers": _answers(problem),
    }


def _text(problem: ExportProblem, text: str) -> dict[str, str]:
    """Pictures stay on this server: QDUOJ's packages carry none."""
    links = {
        picture.link: problem.site_address + picture.link
        for picture in problem.pictures
        if picture.link.startswith("/")
    }
    return {"format": "markdown", "value": replace_links(text, links)}


def _cases(problem: ExportProblem) -> list[dict[str, object]]:
    is_oi = problem.draft.type == rules.ProblemType.OI
    scores = _scores(problem) if is_oi else [SCORE_WITHOUT_MEANING] * len(problem.cases)
    return [
        {
            "score": max(SMALLEST_SCORE, score),
            "input_name": f"{number}.in",
            "output_name": NO_OUTPUT if _has_checker(problem) else f"{number}.out",
        }
        for number, score in enumerate(scores, 1)
    ]


def _scores(problem: ExportProblem) -> Sequence[int]:
    """A case's own points; of groups, which QDUOJ does not have, a share of the group's."""
    mode = problem.draft.judge_case_mode
    if mode.startswith("subtask"):
        return split_scores(problem.cases, mode)
    return [case.score or 0 for case in problem.cases]


def _templates(problem: ExportProblem) -> dict[str, dict[str, str]]:
    return {
        LANGUAGE_NAMES[family]: {
            "prepend": frame.prepend,
            "template": frame.template,
            "append": frame.append,
        }
        for family, frame in frames_of(problem.draft.code_templates).items()
        if family in LANGUAGE_NAMES
    }


def _checker(problem: ExportProblem) -> dict[str, str] | None:
    draft = problem.draft
    family = family_of(draft.spj_language or "")
    if not _has_checker(problem) or family is None:
        return None
    return {"code": draft.spj_code or "", "language": LANGUAGE_NAMES[family]}


def _answers(problem: ExportProblem) -> list[dict[str, str]]:
    """Accepted programs alone: nothing says what others are expected to get."""
    return [
        {"language": LANGUAGE_NAMES[family], "code": each.code}
        for each in accepted_in_families(problem.draft.reference_solutions, LANGUAGE_NAMES)
        if (family := family_of(each.language)) is not None
    ]
