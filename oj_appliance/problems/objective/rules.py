"""What the parts of an objective problem must be like (contract admin.md §8.1)."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.errors import ApiError
from oj_appliance.problems.types.objective import ObjectivePart

MOST_PARTS = 200
FEWEST_OPTIONS = 2
MOST_OPTIONS = 26  # each has a letter
MOST_ALTERNATIVES = 50
LONGEST_STEM = 20_000  # characters
LONGEST_OPTION = 5_000
LONGEST_ANSWER = 200
MOST_POINTS = 10_000
LONGEST_TOGETHER = 1_000_000  # characters of all parts: every save makes a version of them
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check_parts(parts: Sequence[ObjectivePart]) -> None:
    """Raises problem.no_parts, problem.part_score, problem.part_options, problem.part_answers,
    content.empty and content.too_long, each with the field that is meant."""
    if not 1 <= len(parts) <= MOST_PARTS:
        raise ApiError("problem.no_parts", field="objectiveParts", most=MOST_PARTS)
    for number, part in enumerate(parts):
        check_part(part, number)
    together = sum(map(len, (text for part in parts for text in (part.stem, *part.options))))
    if together > LONGEST_TOGETHER:
        raise ApiError("content.too_long", field="objectiveParts", max=LONGEST_TOGETHER)


def check_part(part: ObjectivePart, number: int) -> None:
    """One of them alone, in the place `number` (from 0). Raises what `check_parts` does."""
    field = f"objectiveParts[{number}]"
    _check_text(f"{field}.stem", part.stem, LONGEST_STEM)
    if not 1 <= part.score <= MOST_POINTS:
        raise ApiError("problem.part_score", field=f"{field}.score", n=number + 1, most=MOST_POINTS)
    fits = FEWEST_OPTIONS <= len(part.options) <= MOST_OPTIONS
    if fits != part.has_options or (part.options and not part.has_options):
        raise ApiError("problem.part_options", field=f"{field}.options", n=number + 1)
    for place, option in enumerate(part.options):
        _check_text(f"{field}.options[{place}]", option, LONGEST_OPTION)
    for answer in part.answers:
        _check_text(f"{field}.answers", answer, LONGEST_ANSWER)
    if not _names_answers(part):
        raise ApiError("problem.part_answers", field=f"{field}.answers", n=number + 1)


def _check_text(field: str, text: str, longest: int) -> None:
    if not text.strip():
        raise ApiError("content.empty", field=field)
    if len(text) > longest:
        raise ApiError("content.too_long", field=field, max=longest)


def _names_answers(part: ObjectivePart) -> bool:
    if part.kind == "judge":
        return part.answers in (("true",), ("false",))
    if part.kind == "blank":
        return 1 <= len(part.answers) <= MOST_ALTERNATIVES
    known = LETTERS[: len(part.options)]
    are_known = all(len(each) == 1 and each in known for each in part.answers)
    are_apart = len(set(part.answers)) == len(part.answers)
    is_enough = len(part.answers) == 1 if part.kind == "single" else bool(part.answers)
    return are_known and are_apart and is_enough
