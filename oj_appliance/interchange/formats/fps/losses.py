"""What an FPS document keeps of a problem (formats §10)."""

from __future__ import annotations

from functools import partial

from oj_appliance.interchange.formats.fps.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.fps.phrases import AS_MARKS, NONE
from oj_appliance.interchange.formats.fps.programs import PROGRAM_MARK, TESTLIB_MARK
from oj_appliance.interchange.formats.fps.reading import MOST_TAGS, NOTHING
from oj_appliance.interchange.formats.fps.xml_draft import draft_in_xml
from oj_appliance.interchange.losses.answers import kept
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.fields import has_program, text_of
from oj_appliance.interchange.losses.judging import Judging, JudgingProgram
from oj_appliance.interchange.losses.programs import (
    code_by_family,
    languages_with_code,
    templates_by_family,
)
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.solutions import SolutionNodes
from oj_appliance.interchange.losses.texts import (
    StatementsReadAgain,
    become,
    pictures_of_kept_texts,
)
from oj_appliance.interchange.markup.marked_texts import marked_text, statement_text
from oj_appliance.interchange.programs.languages import CPP, C
from oj_appliance.interchange.programs.solutions import accepted_in_families
from oj_appliance.interchange.writing.problem import ExportFile, ExportProblem, texts_of
from oj_appliance.problems.rules import LONGEST_SOURCE, LONGEST_TAG
from oj_appliance.problems.types.problem import ProblemDraft, Statement

_XML_CONTROLS = bytes(each for each in range(32) if each not in b"\t\n") + b"\x7f"
_JUDGING = Judging(
    checkers={"testlib": "testlib", "hustoj": "hustoj", "hustoj-tpj": "hustoj-tpj"},
    interactors={"testlib": "testlib"},
)


def _read_again(problem: ExportProblem, statement: Statement, tag: str) -> Statement:
    texts = (statement_text(marked_text(text)) for text in texts_of(statement))
    return Statement(statement.title, *texts)


def _examples(trip: RoundTrip) -> None:
    """An example of nothing is what exporters write where there is none."""
    kept_ones = tuple(
        (text_of(each.input), text_of(each.output))
        for each in trip.problem.draft.examples
        if not {each.input.strip(), each.output.strip()} <= {"", NOTHING}
    )
    trip.lose("examples", kept_ones)


def _source(draft: ProblemDraft) -> str:
    """The one node that there is for both: the tags as words, or the source without any."""
    words = ["_".join(tag.name.split()) for tag in draft.tags] or draft.source.split()
    return " ".join(words)


def _tags(trip: RoundTrip) -> None:
    words = dict.fromkeys(_source(trip.problem.draft).split())
    found = [word for word in words if len(word) <= LONGEST_TAG][:MOST_TAGS]
    trip.change("tags", frozenset(found), ", ".join(found) or NONE)


def _judging(trip: RoundTrip) -> None:
    """Reading looks at the code: what calls testlib is testlib's, whatever the node."""
    _JUDGING(trip)
    draft = trip.problem.draft
    if not has_program(draft) or trip.is_refused("judging"):
        return
    code = draft.spj_code or ""
    if PROGRAM_MARK not in code:
        trip.refuse("judging")
    elif draft.judge_mode == "spj":
        after = draft.spj_abi
        if TESTLIB_MARK in code:
            after = "testlib"
        elif after == "testlib":
            after = "hustoj-tpj"
        trip.change("judging", ("spj", after, text_of(code)), after)


def _cases(trip: RoundTrip) -> None:
    files = [file for case in trip.problem.cases for file in (case.input, case.output)]
    if not all(map(fits_xml, files)):
        trip.refuse("cases")


def fits_xml(file: ExportFile) -> bool:
    """Whether XML can carry the content: UTF-8 without control characters."""
    rest = b""
    for chunk in file.chunks():
        if chunk.translate(None, _XML_CONTROLS) != chunk:
            return False
        whole = rest + chunk
        try:
            text = whole.decode()
            rest = b""
        except UnicodeDecodeError as error:
            # A character may be cut in two by the end of a chunk.
            if len(whole) - error.start > 3 or error.reason != "unexpected end of data":
                return False
            text, rest = whole[: error.start].decode(), whole[error.start :]
        if "\ufffe" in text or "\uffff" in text:
            return False
    return not rest


COLUMN = Column(
    prepared=draft_in_xml,
    title=become("title", lambda draft: " ".join(draft.statement.title.split())),
    statements=StatementsReadAgain(read_again=_read_again, shown=AS_MARKS),
    examples=_examples,
    pictures=pictures_of_kept_texts,
    source=become("source", lambda draft: _source(draft)[:LONGEST_SOURCE].rstrip()),
    tags=_tags,
    limits=kept,
    judging=_judging,
    judging_program=JudgingProgram(families=(C, CPP)),
    cases=_cases,
    templates=templates_by_family(LANGUAGE_NAMES),
    surrounding_code=code_by_family(LANGUAGE_NAMES),
    solutions=SolutionNodes(partial(accepted_in_families, families=LANGUAGE_NAMES)),
    languages=languages_with_code(LANGUAGE_NAMES),
)
