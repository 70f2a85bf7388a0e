"""A format's column of the table of fields (formats §10): what becomes of each row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

from oj_appliance.interchange.losses.answers import kept, lost, refused_if_any
from oj_appliance.interchange.losses.fields import STATEMENT_ROWS, without_solution_names
from oj_appliance.interchange.losses.files import judge_files_refused
from oj_appliance.interchange.losses.judging import Judging
from oj_appliance.interchange.losses.round_trip import Compared, RoundTrip
from oj_appliance.interchange.losses.scoring import points_lost
from oj_appliance.interchange.losses.texts import id_lost
from oj_appliance.problems.types.problem import ProblemDraft

Answer = Callable[[RoundTrip], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """Answers to one question each, asked in this order: what comes back of these rows?

    What a format says nothing about it has no place for: without judging, surrounding code and
    what the judge cannot run a problem would be another one, so they are refused; all else is
    lost. A title and the test data every format keeps, or says how it changes them.
    """

    # What the format makes of the problem's texts before all else, and what it need not keep apart.
    prepared: Callable[[ProblemDraft], ProblemDraft] | None = None
    compared: Compared = without_solution_names

    problem_id: Answer = id_lost
    title: Answer = kept
    statements: Answer = lost(*STATEMENT_ROWS, "statements")
    examples: Answer = lost("examples")
    pictures: Answer = lost("pictures")
    source: Answer = lost("source")
    tags: Answer = lost("tags")
    difficulty: Answer = lost("difficulty")
    limits: Answer = lost("timeLimit", "memoryLimit")
    stack_limit: Answer = lost("stackLimit")
    switches: Answer = lost("openCaseResult", "codeShare", "showCheckerComment")
    unsupported: Answer = refused_if_any("unsupported")
    judging: Answer = Judging()
    judging_program: Answer = lost("spjLanguage", "spjArgs")
    checker_after: Answer = refused_if_any("checker")
    judge_files: Answer = judge_files_refused
    user_files: Answer = lost("userExtraFile")
    file_io: Answer = lost("isFileIO")
    cases: Answer = kept
    scoring: Answer = points_lost
    templates: Answer = lost("enabled templates", "other templates")
    surrounding_code: Answer = refused_if_any("prepend")
    attachments: Answer = lost("attachments")
    solutions: Answer = lost("accepted solutions", "other solutions", "solution scores")
    languages: Answer = lost("languages")

    def answers(self) -> list[Answer]:
        return [getattr(self, name) for name in _QUESTIONS]


_QUESTIONS = [each.name for each in fields(Column) if each.name not in ("prepared", "compared")]
