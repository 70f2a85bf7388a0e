"""Comparisons that need no program (formats §0, "builtin"). Pure.

Texts are bytes. Whole texts are compared by operations on bytes, not token by token, so that
outputs of many megabytes take a fraction of a second and little more memory than themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judge_sandbox.checkers.comparison import normalise_line_ends
from judge_sandbox.checkers.floats import Tolerance, first_difference
from judge_sandbox.checkers.judgement import Judgement, accepted, readable, rejected, system_error

_BLANKS_TO_SPACE = bytes.maketrans(b"\t\v\f\r", b"    ")
_WHITE_TO_SPACE = bytes.maketrans(b"\t\n\v\f\r", b"     ")
_SHOWN_CHARACTERS = 64


def check_builtin(arguments: Sequence[str], user: bytes, expected: bytes) -> Judgement:
    """ACCEPTED, WRONG_ANSWER with the first difference, or SYSTEM_ERROR when `arguments` name no
    comparison."""
    match list(arguments):
        case ["tokens"]:
            return _by_text(one_line, user, expected, unit="token", separator=b" ")
        case ["tokens-nocase"]:
            user, expected = user.lower(), expected.lower()
            return _by_text(one_line, user, expected, unit="token", separator=b" ")
        case ["lines"]:
            return _by_text(tidy_lines, user, expected, unit="line", separator=b"\n")
        case ["float", absolute, relative]:
            tolerance = Tolerance.read(absolute, relative)
            if tolerance is not None:
                return _by_numbers(tolerance, user, expected)
    return system_error(f"no such comparison: {' '.join(arguments)}")


def one_line(text: bytes) -> bytes:
    """All tokens, one space between them."""
    return _single_spaces(text.translate(_WHITE_TO_SPACE)).strip(b" ")


def tidy_lines(text: bytes) -> bytes:
    """The tokens of each line with one space between them, without empty lines at the end."""
    text = _single_spaces(normalise_line_ends(text).translate(_BLANKS_TO_SPACE))
    text = text.replace(b" \n", b"\n").replace(b"\n ", b"\n")
    return text.removeprefix(b" ").rstrip(b" \n")


def _single_spaces(text: bytes) -> bytes:
    while b"  " in text:
        text = text.replace(b"  ", b" ")
    return text


def _by_text(
    canonical: Callable[[bytes], bytes],
    user: bytes,
    expected: bytes,
    *,
    unit: str,
    separator: bytes,
) -> Judgement:
    if user == expected:
        return accepted()
    user, expected = canonical(user), canonical(expected)
    if user == expected:
        return accepted()
    at = _common_length(user, expected)
    shorter, longer = sorted((user, expected), key=len)
    if at == len(shorter) and longer[at : at + 1] == separator:
        at += 1
    return _different(
        f"{unit} {longer.count(separator, 0, at) + 1}",
        expected=_part(expected, at, separator),
        found=_part(user, at, separator),
    )


def _common_length(one: bytes, other: bytes) -> int:
    """How long the texts are equal, found by halving."""
    same, differs = 0, min(len(one), len(other)) + 1
    while differs - same > 1:
        middle = (same + differs) // 2
        if one[same:middle] == other[same:middle]:
            same = middle
        else:
            differs = middle
    return same


def _part(text: bytes, at: int, separator: bytes) -> bytes | None:
    """The token or line that the position lies in, None behind the end."""
    if at > len(text) or not text:
        return None
    end = text.find(separator, at)
    return text[text.rfind(separator, 0, at) + 1 : end if end >= 0 else len(text)]


def _by_numbers(tolerance: Tolerance, user: bytes, expected: bytes) -> Judgement:
    difference = first_difference(tolerance, user, expected)
    if difference is None:
        return accepted()
    place = f"token {difference.index + 1}"
    return _different(place, expected=difference.expected, found=difference.found)


def _different(place: str, *, expected: bytes | None, found: bytes | None) -> Judgement:
    return rejected(f"{place}: expected {_shown(expected)}, found {_shown(found)}")


def _shown(part: bytes | None) -> str:
    if part is None:
        return "nothing more"
    text = readable(part[: 4 * _SHOWN_CHARACTERS])
    return f"'{text[:_SHOWN_CHARACTERS]}{'…' if len(text) > _SHOWN_CHARACTERS else ''}'"
