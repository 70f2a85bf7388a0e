"""Hydro's reading of a testlib program's sentence: shares or percentages, and directives. Pure."""

from __future__ import annotations

import re
from fractions import Fraction

from judge_sandbox.checkers.judgement import Judgement, readable, with_share
from judge_sandbox.checkers.testlib_text import (
    TEXT_CHARACTERS,
    Saying,
    message_of,
    read_sentence,
)
from judge_sandbox.types import Verdict

_DIRECTIVE = re.compile(r"(status|score)\(([0-9]{1,9})\)")
_AT_BEGINNING_OF_LINE = re.compile(rf"^(?:[ \t]*{_DIRECTIVE.pattern})+[ \t]*", re.MULTILINE)
# Hydro's numbers; its other failures have no place in a judgement and reject.
_STATUSES = {1: Verdict.ACCEPTED, 2: Verdict.WRONG_ANSWER, 31: Verdict.PRESENTATION_ERROR}


def read(stderr: bytes, maximum: int) -> Judgement | None:
    """None where the program says that it failed. `score(n)` are points of the case; without a
    `maximum` they cannot be told as a share and are left out."""
    sentence = read_sentence(stderr)
    status, share = Verdict.WRONG_ANSWER, None
    text = message_of(sentence) if sentence else stderr.decode("utf-8", "replace")
    if sentence and sentence.saying is Saying.FAIL:
        return None
    if sentence and sentence.saying is Saying.OK:
        status = Verdict.ACCEPTED
    if sentence and sentence.number is not None:
        share = sentence.number if sentence.number <= 1 else sentence.number / 100
        status = Verdict.PARTIAL_ACCEPTED
    text = text[:TEXT_CHARACTERS]
    for operation, number in _directives(text):
        if operation == "status":
            status = _STATUSES.get(number, Verdict.WRONG_ANSWER)
        elif maximum > 0:
            share = Fraction(number, maximum)
    message = readable(_AT_BEGINNING_OF_LINE.sub("", text).encode())
    rejecting = status in (Verdict.WRONG_ANSWER, Verdict.PRESENTATION_ERROR)
    if share is None or (share <= 0 and rejecting):
        return Judgement(status, None, message)
    return with_share(share, message)


def _directives(text: str) -> list[tuple[str, int]]:
    lines = (found[0] for found in _AT_BEGINNING_OF_LINE.finditer(text))
    return [(word, int(number)) for line in lines for word, number in _DIRECTIVE.findall(line)]
