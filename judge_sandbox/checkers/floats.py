"""Comparing outputs in which numbers may differ a little (formats §0, "float"). Pure.

The rule is exact: |found - expected| <= absolute, or <= relative * |expected|, on the decimal
numbers as they stand. Doubles only decide what is far from the edge. What is no decimal number,
such as a hexadecimal one, is a token like any other.
"""

from __future__ import annotations

import decimal
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import chain, islice

_NUMBER = re.compile(rb"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_INFINITY = re.compile(rb"[+-]?inf(?:inity)?", re.IGNORECASE)
_NAN = re.compile(rb"[+-]?nan(?:\([0-9a-z_]*\))?", re.IGNORECASE)
_WHITE = re.compile(rb"[ \t\n\v\f\r]")
_CHUNK_BYTES = 1 << 18

# Doubles are trusted where their own errors, some 1e-16 of the values, cannot matter.
_FURTHER = 1 + 1e-12
_NEARER = 1 - 1e-12
_NOISE = 1e-15
_LEAST = 1e-290


@dataclass(frozen=True, slots=True)
class Difference:
    """`index` of the first token that differs, from 0; None stands for the end of the output."""

    index: int
    found: bytes | None
    expected: bytes | None


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Both are at least 0."""

    absolute: Decimal
    relative: Decimal

    @classmethod
    def read(cls, absolute: str, relative: str) -> Tolerance | None:
        """None when one of them is not a decimal number, or below 0."""
        numbers = [_finite(text.encode("utf-8", "replace")) for text in (absolute, relative)]
        if numbers[0] is None or numbers[1] is None or min(numbers[0], numbers[1]) < 0:
            return None
        return cls(numbers[0], numbers[1])

    def holds(self, found: bytes, expected: bytes) -> bool:
        """The rule itself, for any two tokens."""
        if found == expected:
            return True
        if _NAN.fullmatch(found) or _NAN.fullmatch(expected):
            return False
        numbers = _number(found), _number(expected)
        if numbers[0] is None or numbers[1] is None:
            return False
        if numbers[0].is_infinite() or numbers[1].is_infinite():
            return numbers[0] == numbers[1]
        return self._near(numbers[0], numbers[1], len(expected))

    def _near(self, found: Decimal, expected: Decimal, digits: int) -> bool:
        """Exact: with so many digits both bounds can be written down, and a distance that is
        rounded up passes neither of them by that. `digits` are at least those of `expected`."""
        for number in (self.absolute, self.relative):
            digits += len(number.as_tuple().digits)
        context = decimal.Context(
            prec=digits,
            rounding=decimal.ROUND_UP,
            Emin=decimal.MIN_EMIN,
            Emax=decimal.MAX_EMAX,
            traps=[],
        )
        distance = context.subtract(found, expected).copy_abs()
        bound = context.multiply(self.relative, expected.copy_abs())
        return distance <= self.absolute or distance <= bound


def first_difference(tolerance: Tolerance, user: bytes, expected: bytes) -> Difference | None:
    """None when the outputs have as many tokens and each pair holds."""
    compare = _Comparison(tolerance, user, expected)
    found = chain.from_iterable(_token_lists(user))
    done = 0
    for wanted in _token_lists(expected):
        given = list(islice(found, len(wanted)))
        at = compare.first_difference(given, wanted)
        if at is not None:
            return Difference(done + at, given[at] if at < len(given) else None, wanted[at])
        done += len(wanted)
    more = next(found, None)
    return None if more is None else Difference(done, more, None)


class _Comparison:
    """Compares lists of tokens, of which few are numbers that differ and still fewer need more
    than doubles."""

    def __init__(self, tolerance: Tolerance, user: bytes, expected: bytes) -> None:
        self._tolerance = tolerance
        self._absolute = float(tolerance.absolute) * _NEARER
        self._relative = float(tolerance.relative) * _NEARER
        # Python's own reading of numbers lets underscores pass.
        self._plain = b"_" not in user and b"_" not in expected

    def first_difference(self, given: list[bytes], wanted: list[bytes]) -> int | None:
        holds = self._tolerance.holds
        for at in self._doubtful(given, wanted):
            if not holds(given[at], wanted[at]):
                return at
        return len(given) if len(given) < len(wanted) else None

    def _doubtful(self, given: list[bytes], wanted: list[bytes]) -> Iterator[int]:
        """Indices of pairs that are neither equal nor near enough for doubles to tell."""
        places = self._not_equal(given, wanted)
        try:
            founds = [float(given[at]) for at in places] if self._plain else []
            expecteds = [float(wanted[at]) for at in places] if self._plain else []
        except ValueError:
            founds = []
        if not founds:
            yield from places
            return
        absolute, relative = self._absolute, self._relative
        for at, found, expected in zip(places, founds, expecteds, strict=True):
            size = abs(expected)
            bound = max(absolute, relative * size)
            if not abs(found - expected) * _FURTHER + _NOISE * size + _LEAST <= bound < math.inf:
                yield at

    def _not_equal(self, given: list[bytes], wanted: list[bytes]) -> list[int]:
        pairs = enumerate(zip(given, wanted, strict=False))
        return [at for at, (g, w) in pairs if g != w]


def _token_lists(text: bytes) -> Iterator[list[bytes]]:
    """The tokens of a text, some at a time: millions of small objects at once are dear."""
    start = 0
    while start < len(text):
        blank = _WHITE.search(text, start + _CHUNK_BYTES)
        end = blank.start() if blank else len(text)
        tokens = text[start:end].split()
        if tokens:
            yield tokens
        start = end


def _number(token: bytes) -> Decimal | None:
    if _INFINITY.fullmatch(token):
        return Decimal("-Infinity" if token.startswith(b"-") else "Infinity")
    return _finite(token)


def _finite(token: bytes) -> Decimal | None:
    """None also for exponents beyond 10^18, which no arithmetic holds."""
    if not _NUMBER.fullmatch(token):
        return None
    try:
        return Decimal(token.decode())
    except decimal.InvalidOperation:
        return None
