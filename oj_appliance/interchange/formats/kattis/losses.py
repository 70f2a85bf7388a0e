"""What an ICPC package of version 2025-09 keeps of a problem (formats §10)."""

from __future__ import annotations

from oj_appliance.files.archive_names import are_apart
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.judging import validator_files
from oj_appliance.interchange.formats.kattis.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.kattis.solutions import EXPECTED, solution_files
from oj_appliance.interchange.formats.kattis.statements import through_kattis
from oj_appliance.interchange.formats.kattis.validators import ABI, reads_as_one
from oj_appliance.interchange.losses.answers import kept
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.fields import everything
from oj_appliance.interchange.losses.files import attachments_in_folder, judge_files_of_program
from oj_appliance.interchange.losses.judging import PACKED, Judging, JudgingProgram
from oj_appliance.interchange.losses.programs import languages_listed
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.scoring import points_and_groups
from oj_appliance.interchange.losses.solutions import SolutionFiles
from oj_appliance.interchange.losses.texts import (
    StatementsReadAgain,
    every_language,
    id_from_folder,
    pictures_of_kept_texts,
)
from oj_appliance.interchange.programs.languages import CPP, JAVA, PYTHON3, C
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import Statement

_VALIDATORS = JudgingProgram(families=(C, CPP, JAVA, PYTHON3), with_arguments=True)
_PACKED = JudgingProgram(families=(C, CPP), with_arguments=True)


def _read_again(problem: ExportProblem, statement: Statement, tag: str) -> Statement:
    return through_kattis(statement, tag)


def _judging_program(trip: RoundTrip) -> None:
    """Checkers of other conventions are packed with an adapter, which is C++."""
    is_own = trip.problem.draft.spj_abi == ABI
    (_VALIDATORS if is_own else _PACKED)(trip)


def _judge_files(trip: RoundTrip) -> None:
    draft = trip.problem.draft
    files = validator_files(draft)
    fit = not draft.judge_extra_file or reads_as_one(next(iter(files), ""), files)
    judge_files_of_program(trip, fit=fit)


def _user_files(trip: RoundTrip) -> None:
    if not are_apart(trip.problem.draft.user_extra_file):
        trip.refuse("userExtraFile")


def _scoring(trip: RoundTrip) -> None:
    """A group of one case is how the format writes a plain score."""
    points_and_groups(trip)
    after = trip.after["judgeCaseMode"]
    if isinstance(after, tuple) and after[1] and len(set(after[1])) == len(after[1]):
        trip.change("judgeCaseMode", ("default", ()), phrases.SUM_OF_CASES)


COLUMN = Column(
    compared=everything,
    problem_id=id_from_folder,
    statements=StatementsReadAgain(
        read_again=_read_again, shown=phrases.OTHERWISE_DIVIDED, holds=every_language
    ),
    examples=kept,
    pictures=pictures_of_kept_texts,
    source=kept,
    tags=kept,
    limits=kept,
    judging=Judging(
        exact=True,
        plain_as="tokens",
        builtin={"tokens": "tokens", "tokens-nocase": "tokens-nocase", "lines": "tokens"},
        holds_float=lambda absolute, relative: True,
        checkers=dict.fromkeys(("hoj", "testlib", ABI), ABI),
        interactors=dict.fromkeys(("hoj", "testlib", ABI), ABI),
        code_after=lambda draft: PACKED,
    ),
    judging_program=_judging_program,
    judge_files=_judge_files,
    user_files=_user_files,
    scoring=_scoring,
    attachments=attachments_in_folder,
    solutions=SolutionFiles(written=solution_files, expected=EXPECTED),
    languages=languages_listed(LANGUAGE_NAMES),
)
