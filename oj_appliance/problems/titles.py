"""Titles in further languages, as lists show them beside the site's, and titles of places."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oj_appliance.problems.types.problem import ProblemRecord


class _Titled(msgspec.Struct):
    """Of a further statement only the title is read here."""

    title: str


_decode_titles = msgspec.json.Decoder(dict[str, _Titled]).decode


def titles_in(statements: str | None) -> dict[str, str]:
    """By language tag, of what the column `statements` holds."""
    if not statements:
        return {}
    return {language: text.title for language, text in _decode_titles(statements).items()}


def under_title(problem: ProblemRecord, title: str) -> ProblemRecord:
    """As a place calls it; a title of the place's own stands in every language."""
    if title == problem.statement.title:
        return problem
    return replace(
        problem,
        statement=replace(problem.statement, title=title),
        further_statements={
            language: replace(text, title=title)
            for language, text in problem.further_statements.items()
        },
    )
