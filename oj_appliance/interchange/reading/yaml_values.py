"""Values of a package's YAML as the kinds that a reader expects; what is of another kind is
nothing."""

from __future__ import annotations

import math


def map_of(value: object) -> dict[str, object]:
    return {str(key): each for key, each in value.items()} if isinstance(value, dict) else {}


def list_of(value: object) -> list[object]:
    """A single value stands for a list of it."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def text_of(value: object) -> str:
    """A number or truth value is the text that YAML shows it by."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, str | int | float) else ""


def words_of(value: object) -> list[str]:
    """Of a list its texts as they are, of a text the words between blanks."""
    if isinstance(value, list):
        return [text for text in map(text_of, value) if text]
    return text_of(value).split()


def number_of(value: object) -> float | None:
    """Also from a text; None for what is no finite number."""
    try:
        number = float(text_of(value))
    except (ValueError, OverflowError):
        return None
    return number if math.isfinite(number) else None
