"""How the judge's commands end."""

from __future__ import annotations

# 1 is left to what a command itself answers with "no": a label or a language that failed.
NO = 1
WRONG_USE = 2
UNAVAILABLE = 3
NOT_MEASURED = 4

# Of `judge`, by verdict.
BY_VERDICT = {
    "AC": 0,
    "WA": 10,
    "PE": 11,
    "TLE": 12,
    "MLE": 13,
    "RE": 14,
    "CE": 15,
    "PAC": 16,
    "SE": 20,
    "SF": 21,
    "skipped": 22,
}


class WrongUseError(Exception):
    """The caller named something that is not there or does not fit; the text says what."""
