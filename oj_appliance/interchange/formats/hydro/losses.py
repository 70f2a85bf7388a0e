"""What a Hydro package keeps of a problem (formats §10)."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.hydro.file_io import file_stem
from oj_appliance.interchange.formats.hydro.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.hydro.settings import HARD
from oj_appliance.interchange.formats.hydro.solutions import solution_files
from oj_appliance.interchange.formats.hydro.statement import hydro_title
from oj_appliance.interchange.formats.hydro.writing import FLOATS, LEVELS
from oj_appliance.interchange.losses.answers import kept, lost
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.fields import Fields, text_of, without_solution_names
from oj_appliance.interchange.losses.files import attachments_in_folder
from oj_appliance.interchange.losses.judging import Judging, JudgingProgram
from oj_appliance.interchange.losses.programs import code_by_family, languages_listed_with_code
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.scoring import points_and_groups
from oj_appliance.interchange.losses.solutions import SolutionFiles
from oj_appliance.interchange.losses.texts import (
    StatementsReadAgain,
    become,
    every_language,
    pictures_of_kept_texts,
)
from oj_appliance.interchange.markup.sections import Sections, document_of, sections_of
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.rules import LONGEST_SOURCE
from oj_appliance.problems.types.problem import Statement

_CONVENTIONS = ("testlib", "qduoj", "hustoj", "kattis", "hydro", "lemon", "syzoj")
_COMPARISONS = ("tokens", "lines")


def compared(fields: Fields) -> Fields:
    known = without_solution_names(fields)
    judging = fields["judging"]
    if isinstance(judging, tuple) and judging[1] == "hydro":
        # For Hydro both names mean testlib's convention, read by its texts.
        known["judging"] = (judging[0], "testlib", *judging[2:])
    return known


def holds_float(absolute: float, relative: float) -> bool:
    return absolute == relative and absolute in FLOATS


def _document(problem: ExportProblem, statement: Statement, tag: str) -> Sections:
    """A statement as it is read back from the document that holds examples and source as well."""
    return sections_of(document_of(statement, tag, problem.draft.examples, problem.draft.source))


def _read_again(problem: ExportProblem, statement: Statement, tag: str) -> Statement:
    return _document(problem, statement, tag).statement(statement.title)


def _main(problem: ExportProblem) -> Sections:
    return _document(problem, problem.draft.statement, problem.site_language)


def _examples(trip: RoundTrip) -> None:
    read = _main(trip.problem).examples
    told = tuple((text_of(each.input), text_of(each.output)) for each in read)
    trip.change("examples", told, phrases.OTHERWISE_DIVIDED)


def _source(trip: RoundTrip) -> None:
    """A part of the document, so a heading like its own in a text adds to it."""
    source = _main(trip.problem).source
    trip.change("source", text_of(source)[:LONGEST_SOURCE], source)


def _difficulty(trip: RoundTrip) -> None:
    if trip.problem.draft.difficulty not in LEVELS:
        trip.change("difficulty", HARD, str(HARD))


def _file_io(trip: RoundTrip) -> None:
    draft = trip.problem.draft
    if draft.is_file_io:
        stem = file_stem(draft.io_read_file_name or "")
        names = (f"{stem}.in", f"{stem}.out")
        trip.change("isFileIO", names, ", ".join(names))


COLUMN = Column(
    compared=compared,
    problem_id=kept,
    title=become("title", lambda draft: hydro_title(draft.statement.title)),
    statements=StatementsReadAgain(
        read_again=_read_again, shown=phrases.OTHERWISE_DIVIDED, holds=every_language
    ),
    examples=_examples,
    pictures=pictures_of_kept_texts,
    source=_source,
    tags=kept,
    difficulty=_difficulty,
    limits=kept,
    switches=lost("codeShare", "showCheckerComment"),
    judging=Judging(
        exact=True,
        builtin=dict(zip(_COMPARISONS, _COMPARISONS, strict=True)),
        holds_float=holds_float,
        checkers=dict(zip(_CONVENTIONS, _CONVENTIONS, strict=True)),
        interactors={"testlib": "testlib"},
    ),
    judging_program=JudgingProgram(),
    judge_files=kept,
    user_files=kept,
    file_io=_file_io,
    scoring=points_and_groups,
    surrounding_code=code_by_family(LANGUAGE_NAMES),
    attachments=attachments_in_folder,
    solutions=SolutionFiles(written=solution_files, with_names=False),
    languages=languages_listed_with_code(LANGUAGE_NAMES),
)
