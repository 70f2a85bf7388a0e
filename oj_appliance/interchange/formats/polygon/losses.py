"""What a Polygon package keeps of a problem (formats §10)."""

from __future__ import annotations

from oj_appliance.interchange.formats.polygon.phrases import AS_TEX
from oj_appliance.interchange.formats.polygon.programs_writing import COMPARISONS, FLOATS
from oj_appliance.interchange.formats.polygon.solutions import solution_files
from oj_appliance.interchange.formats.polygon.statements_writing import WRITTEN_TAGS
from oj_appliance.interchange.losses.answers import kept
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.fields import STATEMENT_ROWS, Fields
from oj_appliance.interchange.losses.judging import Judging, JudgingProgram
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.scoring import points_and_groups, points_lost
from oj_appliance.interchange.losses.solutions import SolutionFiles
from oj_appliance.interchange.losses.texts import (
    StatementsReadAgain,
    id_from_folder,
    pictures_of_kept_texts,
)
from oj_appliance.interchange.markup.parsing import visible_text
from oj_appliance.interchange.markup.tex.writing import seen_after_tex
from oj_appliance.interchange.programs.languages import CPP, C, family_of
from oj_appliance.interchange.writing.problem import ExportProblem, texts_of
from oj_appliance.interchange.writing.scores import group_points
from oj_appliance.interchange.writing.xml_texts import draft_with_names_in_xml
from oj_appliance.problems.rules import BUILTIN
from oj_appliance.problems.types.problem import Statement

# A tag of a solution says one verdict, or one of these pairs.
_TOLD = ((-3,), (-1,), (1,), (2,), (0, 1), (1, 2))


def compared(fields: Fields) -> Fields:
    """Markdown becomes TeX and Markdown again: what counts is what a reader sees."""
    known = dict(fields)
    for row in STATEMENT_ROWS:
        known[row] = visible_text(str(fields[row]))
    statements = fields["statements"]
    if isinstance(statements, dict):
        known["statements"] = {
            language: (title, *map(visible_text, texts))
            for language, (title, *texts) in statements.items()
        }
    return known


def _read_again(problem: ExportProblem, statement: Statement, tag: str) -> Statement:
    return Statement(statement.title, *map(seen_after_tex, texts_of(statement)))


def holds_float(absolute: float, relative: float) -> bool:
    return absolute == relative and absolute in FLOATS


def _checker_after(trip: RoundTrip) -> None:
    """As other checkers, but that our conventions cannot say the plain comparison."""
    draft = trip.problem.draft
    words = (draft.checker_args or "").split()
    if trip.before["checker"] is None:
        return
    if draft.checker_abi != BUILTIN:
        is_held = draft.checker_abi == "testlib" and not words
        is_held = is_held and family_of(draft.checker_language or "") in (C, CPP)
    elif words[0] == "float":
        is_held = holds_float(float(words[1]), float(words[2]))
    else:
        is_held = words[0] in COMPARISONS
    if not is_held:
        trip.refuse("checker")


def _scoring(trip: RoundTrip) -> None:
    """Points are known by their being there: a problem without any is one of the other type."""
    problem = trip.problem
    mode = problem.draft.judge_case_mode
    points = [case.score or 0 for case in problem.cases]
    if mode.startswith("subtask"):
        points = list(group_points(problem.cases, mode).values())
    if any(points):
        points_and_groups(trip)
    else:
        points_lost(trip)


COLUMN = Column(
    prepared=draft_with_names_in_xml,
    compared=compared,
    problem_id=id_from_folder,
    statements=StatementsReadAgain(
        read_again=_read_again, shown=AS_TEX, holds=WRITTEN_TAGS.__contains__
    ),
    examples=kept,
    pictures=pictures_of_kept_texts,
    tags=kept,
    limits=kept,
    judging=Judging(
        exact=True,
        plain_as="lines",
        builtin={each: each for each in COMPARISONS},
        holds_float=holds_float,
        checkers={"testlib": "testlib"},
        interactors={"testlib": "testlib"},
    ),
    judging_program=JudgingProgram(families=(C, CPP)),
    checker_after=_checker_after,
    judge_files=kept,
    user_files=kept,
    file_io=kept,
    scoring=_scoring,
    solutions=SolutionFiles(written=solution_files, expected={each: each for each in _TOLD}),
)
