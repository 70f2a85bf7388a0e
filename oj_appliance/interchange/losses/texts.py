"""What comes back of a problem's number, texts, limits and switches (formats §10, upper rows)."""

from __future__ import annotations

import re

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.texts import marked_text, statement_text
from oj_appliance.interchange.formats.hydro.statement import hydro_title
from oj_appliance.interchange.formats.kattis.statements import through_kattis
from oj_appliance.interchange.losses.fields import STATEMENT_ROWS, text_of
from oj_appliance.interchange.losses.outcome import Outcome
from oj_appliance.interchange.markup.links import has_link
from oj_appliance.interchange.markup.sections import Sections, document_of, sections_of
from oj_appliance.interchange.markup.tex.writing import seen_after_tex
from oj_appliance.interchange.writing.problem import texts_of
from oj_appliance.problems.rules import LONGEST_SOURCE, LONGEST_TAG
from oj_appliance.problems.types.problem import Statement

QDUOJ_LONGEST_ID = 24
QDUOJ_LONGEST_TITLE = 128
QDUOJ_LONGEST_SOURCE = 200
FPS_MOST_TAGS = 20
NOTHING = frozenset({"", "无"})
POLYGON_LANGUAGES = ("zh-CN", "en-US")
HYDRO_DIFFICULTIES = (0, 1, 2)
# What a text is called that another way of reading it has changed.
_SHOWN = {
    "fps": phrases.AS_MARKS,
    "hydro": phrases.OTHERWISE_DIVIDED,
    "kattis": phrases.OTHERWISE_DIVIDED,
    "polygon": phrases.AS_TEX,
}
# Stands for the id that a problem gets which brings none: P and its number.
BY_NUMBER = "P…"
DATA_ONLY = ("dmoj", "plainzip")


def texts_come_back(outcome: Outcome) -> None:
    _problem_id(outcome)
    _title(outcome)
    _statement(outcome)
    _further_statements(outcome)
    _examples(outcome)
    _pictures(outcome)
    _source_and_tags(outcome)
    _difficulty(outcome)
    _limits(outcome)
    if outcome.format != "hydro":
        outcome.lose("openCaseResult", True)
    outcome.lose("codeShare", False)
    outcome.lose("showCheckerComment", False)
    if outcome.problem.draft.unsupported:
        outcome.refuse("unsupported")


def short_name(problem_id: str, format_name: str) -> str:
    """What a problem's folder or file is called. Kattis and Polygon: its id in lower case, of which
    letters and digits alone are left (Polygon: and "-"), maybe nothing; others: its id, with signs
    that no file name may have as "_"."""
    match format_name:
        case "kattis":
            return re.sub(r"[^a-z0-9]", "", problem_id.lower())
        case "polygon":
            return re.sub(r"[^a-z0-9-]", "", problem_id.lower())
    return re.sub(r'[/\\:*?"<>|]', "_", problem_id).strip(". ")


def _problem_id(outcome: Outcome) -> None:
    problem_id = outcome.problem.draft.problem_id
    match outcome.format:
        case "qduoj":
            short = problem_id[:QDUOJ_LONGEST_ID].strip()
            outcome.change("problemId", short, short)
        case "kattis" | "polygon":
            read_back = outcome.problem.short_name.upper()
            outcome.change("problemId", read_back, read_back)
        case "fps" | "dmoj" | "plainzip":
            if problem_id != f"P{outcome.problem.pid}":
                outcome.lose("problemId", BY_NUMBER)
            else:
                outcome.before["problemId"] = outcome.after["problemId"] = BY_NUMBER


def _title(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    if outcome.format == "qduoj":
        short = draft.statement.title[:QDUOJ_LONGEST_TITLE].strip()
        outcome.change("title", short, short)
    elif outcome.format == "fps":
        one_line = " ".join(draft.statement.title.split())
        outcome.change("title", one_line, one_line)
    elif outcome.format == "hydro":
        one_line = hydro_title(draft.statement.title)
        outcome.change("title", one_line, one_line)
    elif outcome.format in DATA_ONLY:
        outcome.change("title", outcome.problem.short_name, outcome.problem.short_name)


def _statement(outcome: Outcome) -> None:
    if outcome.format in DATA_ONLY:
        for row in STATEMENT_ROWS:
            outcome.lose(row, "")
        return
    if outcome.format == "qduoj":
        return
    after = _after(outcome, "", outcome.problem.site_language)
    for row, text in zip(STATEMENT_ROWS, after[1:], strict=True):
        if text != outcome.after[row]:
            outcome.change(row, text, _SHOWN[outcome.format])


def _after(outcome: Outcome, language: str, tag: str) -> tuple[str, ...]:
    """The statement (of a further `language`) as it comes back; compared as it is written."""
    values = outcome.after["statements"]
    if language and isinstance(values, dict):
        known = values[language]
    else:
        known = (outcome.after["title"], *(outcome.after[row] for row in STATEMENT_ROWS))
    if outcome.format == "polygon":
        draft = outcome.problem.draft
        each = draft.further_statements[language] if language else draft.statement
        texts_before = (each.description, each.input, each.output, each.hint)
        return (known[0], *map(seen_after_tex, texts_before))
    title, *texts = known
    statement = Statement(title, *texts)
    match outcome.format:
        case "hydro":
            back = _hydro_document(outcome, statement, tag).statement(title)
        case "kattis":
            back = through_kattis(statement, tag)
        case _:
            return (title, *(text_of(statement_text(marked_text(text))) for text in texts))
    parts = (back.description, back.input, back.output, back.hint)
    return (title, *(text_of(text) for text in parts))


def _further_statements(outcome: Outcome) -> None:
    given = outcome.problem.draft.further_statements
    match outcome.format:
        case "hydro" | "kattis":
            kept = list(given)
        case "polygon":
            kept = [language for language in given if language in POLYGON_LANGUAGES]
        case _:
            kept = []
    after = {language: _after(outcome, language, language) for language in kept}
    if len(after) < len(given):
        outcome.lose("statements", after)
    else:
        outcome.change("statements", after, _SHOWN.get(outcome.format, phrases.NONE))


def _examples(outcome: Outcome) -> None:
    if outcome.format in DATA_ONLY:
        outcome.lose("examples", ())
    if outcome.format == "fps":
        kept = tuple(
            (text_of(each.input), text_of(each.output))
            for each in outcome.problem.draft.examples
            if not {each.input.strip(), each.output.strip()} <= NOTHING
        )
        outcome.lose("examples", kept)
    if outcome.format == "hydro":
        read = _hydro_main(outcome).examples
        told = tuple((text_of(each.input), text_of(each.output)) for each in read)
        outcome.change("examples", told, phrases.OTHERWISE_DIVIDED)


def _hydro_document(outcome: Outcome, statement: Statement, tag: str) -> Sections:
    """A statement as it is read back from the document that holds examples and source as well."""
    draft = outcome.problem.draft
    return sections_of(document_of(statement, tag, draft.examples, draft.source))


def _hydro_main(outcome: Outcome) -> Sections:
    return _hydro_document(outcome, outcome.problem.draft.statement, outcome.problem.site_language)


def _pictures(outcome: Outcome) -> None:
    if outcome.format in DATA_ONLY:
        outcome.lose("pictures", frozenset())
        return
    # What only a lost statement shows is lost with it.
    draft = outcome.problem.draft
    kept = outcome.after["statements"]
    statements = [draft.statement]
    if isinstance(kept, dict):
        statements += [draft.further_statements[language] for language in kept]
    texts = [text for each in statements for text in texts_of(each)]
    shown = frozenset(
        picture.content.digest
        for picture in outcome.problem.pictures
        if any(has_link(text, picture.link) for text in texts)
    )
    outcome.before["pictures"] = outcome.after["pictures"] = shown
    if outcome.format == "qduoj":
        linked = frozenset(f"{digest} by address" for digest in shown)
        outcome.change("pictures", linked, phrases.ABSOLUTE_LINKS)


def _source_and_tags(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    match outcome.format:
        case "qduoj":
            short = draft.source[:QDUOJ_LONGEST_SOURCE].rstrip()
            outcome.change("source", short, short)
        case "fps":
            line = fps_source(tuple(tag.name for tag in draft.tags), draft.source)
            cut = line[:LONGEST_SOURCE].rstrip()
            words = dict.fromkeys(line.split())
            kept = [word for word in words if len(word) <= LONGEST_TAG][:FPS_MOST_TAGS]
            outcome.change("source", cut, cut)
            outcome.change("tags", frozenset(kept), ", ".join(kept) or phrases.NONE)
        case "hydro":
            # A part of the document, so a heading like its own in a text adds to it.
            found = _hydro_main(outcome)
            outcome.change("source", text_of(found.source)[:LONGEST_SOURCE], found.source)
        case "polygon":
            outcome.lose("source", "")
        case "dmoj" | "plainzip":
            outcome.lose("source", "")
            outcome.lose("tags", frozenset())


def fps_source(tags: tuple[str, ...], source: str) -> str:
    """The one node that FPS has for both: the tags as words, or the source when there are none."""
    if tags:
        return " ".join("_".join(tag.split()) for tag in tags)
    return " ".join(source.split())


def _difficulty(outcome: Outcome) -> None:
    if outcome.format != "hydro":
        outcome.lose("difficulty", 1)
    elif outcome.problem.draft.difficulty not in HYDRO_DIFFICULTIES:
        outcome.change("difficulty", 2, "2")


def _limits(outcome: Outcome) -> None:
    if outcome.format in DATA_ONLY:
        outcome.lose("timeLimit", 1000)
        outcome.lose("memoryLimit", 256)
    outcome.lose("stackLimit", 128)
