"""What answers are worth (contract timedwork.md §4): pure, so that a submission, a rejudge and its
preview come to the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.problems.objective.rules import LETTERS
from oj_appliance.problems.types.objective import ObjectivePart

LONGEST_GIVEN = 1000  # characters of one answer


def given_answers(code: str) -> list[str] | None:
    """What was sent; None for a text that is no JSON list of texts."""
    try:
        return msgspec.json.decode(code, type=list[str])
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None


def check_answers(code: str, parts: Sequence[ObjectivePart]) -> None:
    """Raises judge.bad_answers."""
    given = given_answers(code)
    if given is None or len(given) > len(parts) or any(len(each) > LONGEST_GIVEN for each in given):
        raise ApiError("judge.bad_answers", field="code")


def answers_of(code: str, parts: Sequence[ObjectivePart]) -> tuple[str, ...]:
    """One for each part of today, "" where nothing was answered."""
    given = (given_answers(code) or [])[: len(parts)]
    return (*given, *[""] * (len(parts) - len(given)))


def code_of(answers: Sequence[str]) -> str:
    """How they are stored and sent."""
    return msgspec.json.encode(list(answers)).decode()


def is_right(part: ObjectivePart, answer: str) -> bool:
    """Letters are compared as a set and in any case; in a blank, blanks around do not matter and
    some inside are one."""
    if part.kind == "blank":
        given = _plain(part, answer)
        return given in (_plain(part, each) for each in part.answers)
    if part.kind == "judge":
        return answer.strip().lower() == part.answers[0]
    return letters_of(answer) == frozenset(part.answers)


def letters_of(answer: str) -> frozenset[str] | None:
    """The letters of an answer such as "BD" or "b, d"; None where something else stands in it."""
    letters = frozenset(answer.upper()) - frozenset(" ,")
    return letters if letters <= frozenset(LETTERS) else None


def _plain(part: ObjectivePart, text: str) -> str:
    plain = " ".join(text.split())
    return plain if part.case_sensitive else plain.casefold()
