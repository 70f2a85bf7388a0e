"""What comes back of a problem's number and texts (formats §10, upper rows)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import (
    STATEMENT_ROWS,
    compared_statement,
    statement_value,
    text_of,
)
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.markup.links import has_link
from oj_appliance.interchange.writing.problem import ExportProblem, texts_of
from oj_appliance.problems.types.problem import ProblemDraft, Statement

# Stands for the id that a problem gets which brings none: P and its number.
BY_NUMBER = "P…"


def id_lost(trip: RoundTrip) -> None:
    """An id that the server made itself counts as none."""
    problem = trip.problem
    if problem.problem_id != f"P{problem.pid}":
        trip.lose("problemId", BY_NUMBER)
    else:
        trip.before["problemId"] = trip.after["problemId"] = BY_NUMBER


def id_from_folder(trip: RoundTrip) -> None:
    """The folder's name tells it."""
    read_back = trip.problem.short_name.upper()
    trip.change("problemId", read_back, read_back)


def title_from_folder(trip: RoundTrip) -> None:
    trip.change("title", trip.problem.short_name, trip.problem.short_name)


def become(row: str, make: Callable[[ProblemDraft], str]) -> Callable[[RoundTrip], None]:
    """The text of the row as the format writes it."""

    def answer(trip: RoundTrip) -> None:
        made = make(trip.problem.draft)
        trip.change(row, made, made)

    return answer


def no_language(tag: str) -> bool:
    return False


def every_language(tag: str) -> bool:
    return True


class StatementsReadAgain(msgspec.Struct, frozen=True, kw_only=True):
    """Statements in another form than ours: `read_again` is one of a problem, in the language of a
    tag, as it comes back; what it has become is called `shown`. `holds` tells for which languages
    beside the problem's own there is a place."""

    read_again: Callable[[ExportProblem, Statement, str], Statement]
    shown: Phrase
    holds: Callable[[str], bool] = no_language

    def __call__(self, trip: RoundTrip) -> None:
        problem = trip.problem
        main = compared_statement(problem.draft.statement, problem)
        main = Statement(str(trip.after["title"]), *texts_of(main))
        texts = texts_of(self.read_again(problem, main, problem.site_language))
        for row, text in zip(STATEMENT_ROWS, map(text_of, texts), strict=True):
            if text != trip.after[row]:
                trip.change(row, text, self.shown)
        given = problem.draft.further_statements
        after = {tag: self._value(problem, given[tag], tag) for tag in given if self.holds(tag)}
        if len(after) < len(given):
            trip.lose("statements", after)
        else:
            trip.change("statements", after, self.shown)

    def _value(self, problem: ExportProblem, statement: Statement, tag: str) -> tuple[str, ...]:
        compared = compared_statement(statement, problem)
        read = self.read_again(problem, compared, tag)
        return statement_value(Statement(compared.title, *map(text_of, texts_of(read))))


def pictures_of_kept_texts(trip: RoundTrip) -> None:
    """What only a lost statement shows is lost with it."""
    draft = trip.problem.draft
    kept = trip.after["statements"]
    statements = [draft.statement]
    if isinstance(kept, dict):
        statements += [draft.further_statements[language] for language in kept]
    texts = [text for each in statements for text in texts_of(each)]
    shown = frozenset(
        picture.content.digest
        for picture in trip.problem.pictures
        if any(has_link(text, picture.link) for text in texts)
    )
    trip.before["pictures"] = trip.after["pictures"] = shown


def pictures_by_address(trip: RoundTrip) -> None:
    """They stay on this server, where the texts show them."""
    pictures_of_kept_texts(trip)
    shown = trip.after["pictures"]
    if isinstance(shown, frozenset):
        linked = frozenset(f"{digest} by address" for digest in shown)
        trip.change("pictures", linked, phrases.ABSOLUTE_LINKS)
