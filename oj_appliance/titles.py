"""Titles and names that stand in lists between others: one rule for all of them. Pure."""

from __future__ import annotations

import unicodedata

# On one letter. Vietnamese has two, Thai and Hebrew three; heaps cover the rows above and below.
MOST_MARKS = 4
_MARKS = frozenset({"Mn", "Me"})
# They take no room either: marks around them heap on the letter before.
_WITHOUT_WIDTH = frozenset({"Cf", "Cc"})
# Letters and signs that are drawn as nothing, though their category says otherwise.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def kept_title(text: str) -> str:
    """The title as it is stored: without white space around it, and of marks that are heaped on one
    letter the first few. Empty where a reader would see nothing."""
    text = text.strip()
    if text.isascii():
        return text
    return _with_few_marks(text) if any(map(_is_seen, text)) else ""


def _is_seen(sign: str) -> bool:
    category = unicodedata.category(sign)
    is_drawn = category not in _MARKS and category not in _WITHOUT_WIDTH
    return is_drawn and not sign.isspace() and sign not in _BLANK


def _with_few_marks(text: str) -> str:
    kept, marks = [], 0
    for sign in text:
        category = unicodedata.category(sign)
        if category in _MARKS:
            marks += 1
        elif category not in _WITHOUT_WIDTH:
            marks = 0
        if marks <= MOST_MARKS or category not in _MARKS:
            kept.append(sign)
    return "".join(kept)
