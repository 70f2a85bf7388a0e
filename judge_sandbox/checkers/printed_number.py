"""Numbers as checkers print them, read exactly and never beyond reason. Pure."""

from __future__ import annotations

import re
from fractions import Fraction

# No program prints more of a double, whose exponent has three digits at most.
_LONGEST = 400
_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")
_WHOLE = re.compile(r"[+-]?[0-9]+")


def printed_number(text: str) -> Fraction | None:
    """The decimal number that the whole text is, white space around it apart; None for anything
    else, such as nan, inf, hexadecimal or what no program would print."""
    word = text.strip()
    if len(word) > _LONGEST or not _NUMBER.fullmatch(word):
        return None
    return Fraction(word)


def printed_ratio(text: str) -> Fraction | None:
    """ "X/Y" of two whole numbers; None where there is none or Y is not positive."""
    above, stroke, below = text.partition("/")
    words = (above.strip(), below.strip())
    if not stroke or any(len(word) > _LONGEST or not _WHOLE.fullmatch(word) for word in words):
        return None
    return Fraction(int(words[0]), int(words[1])) if int(words[1]) > 0 else None
