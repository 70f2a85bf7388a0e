"""Code as a comparison reads it: without comments, layout, names, texts and numbers of its own."""

from __future__ import annotations

from oj_appliance.similarity.languages import Family
from oj_appliance.similarity.types import Token

NAME, NUMBER, TEXT = "name", "number", "text"


def tokens_of(code: str, family: Family) -> list[Token]:
    """In their order. Renamed variables, other comments and other layout give the same words."""
    body = family.left_out.sub(lambda found: " " * len(found.group()), code)
    found = []
    for match in family.scanner.finditer(body):
        kind, text = match.lastgroup, match.group()
        if kind == "skip":
            continue
        found.append(Token(_word(str(kind), text, family), match.start(), match.end()))
    return found


def _word(kind: str, text: str, family: Family) -> str:
    if kind == "name":
        return text if text in family.words else NAME
    return {"number": NUMBER, "text": TEXT}.get(kind, text)
