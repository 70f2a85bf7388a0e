"""The sentence with which a testlib program ends (contract judge-rules §5.4). Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from judge_sandbox.checkers.printed_number import printed_number

# judge-rules §5.4: the verdict is looked for in so many characters
TEXT_CHARACTERS = 1024
POSSIBLY_PRESENTATION = "possible presentation error"


class Saying(Enum):
    """What the sentence says, each by its beginning."""

    OK = "ok "
    WRONG_ANSWER = "wrong answer "
    WRONG_FORMAT = "wrong output format "
    PARTIALLY_CORRECT = "partially correct "
    POINTS = "points "
    FAIL = "FAIL "


@dataclass(frozen=True, slots=True)
class Sentence:
    """`number` of a partly right answer, as it was printed; `rest` is the message behind."""

    saying: Saying
    rest: str
    number: Fraction | None = None


_DEGREE = re.compile(r"partially correct \(([^()\s]{1,400})\)(?:\s|$)")
_POINTS = re.compile(r"points (\S{1,400})(?:\s|$)")


def read_sentence(stderr: bytes) -> Sentence | None:
    """None for any other text; a degree or points that are no number are other text too."""
    text = stderr.decode("utf-8", "replace")
    head = text[:TEXT_CHARACTERS]
    for saying, pattern in ((Saying.PARTIALLY_CORRECT, _DEGREE), (Saying.POINTS, _POINTS)):
        found = pattern.match(head)
        number = printed_number(found[1]) if found else None
        if found and number is not None:
            return Sentence(saying, text[found.end() :], number)
    for saying in (Saying.OK, Saying.WRONG_ANSWER, Saying.WRONG_FORMAT, Saying.FAIL):
        if head.startswith(saying.value):
            return Sentence(saying, text[len(saying.value) :])
    return None


def message_of(sentence: Sentence) -> str:
    """The words for people; a wrong format is shown as Wrong Answer with this note."""
    rest = sentence.rest.strip()
    if sentence.saying is not Saying.WRONG_FORMAT:
        return rest
    return f"{POSSIBLY_PRESENTATION}: {rest}" if rest else POSSIBLY_PRESENTATION
