"""Fingerprints of a row of tokens. Pure, and the same in every run."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from zlib import crc32

# Shorter passages say nothing; of longer ones by WINDOW - 1 none is ever missed.
GRAM = 10
WINDOW = 5

_BASE = 1_000_003
_MODULUS = (1 << 61) - 1
_FIRST = pow(_BASE, GRAM - 1, _MODULUS)

BREAK = None  # a token that nothing is equal to


@cache
def _value(word: str) -> int:
    return crc32(word.encode("utf-8", "surrogatepass")) + 1


def grams(words: Sequence[str | None]) -> Iterator[tuple[int, int]]:
    """Place and hash of each run of GRAM words without a break, by Karp and Rabin."""
    running = length = 0
    for at, word in enumerate(words):
        if word is BREAK:
            running = length = 0
            continue
        if length == GRAM:
            running = (running - _value(str(words[at - GRAM])) * _FIRST) % _MODULUS
            length -= 1
        running = (running * _BASE + _value(word)) % _MODULUS
        length += 1
        if length == GRAM:
            yield at - GRAM + 1, running


def winnow(found: Sequence[tuple[int, int]]) -> set[int]:
    """The least hash of each window, as the paper chooses it: of equal ones the last."""
    chosen: set[int] = set()
    candidates: deque[tuple[int, int]] = deque()
    for number, (_, value) in enumerate(found):
        while candidates and candidates[-1][1] >= value:
            candidates.pop()
        candidates.append((number, value))
        if candidates[0][0] <= number - WINDOW:
            candidates.popleft()
        if number >= WINDOW - 1 or number == len(found) - 1:
            chosen.add(candidates[0][1])
    return chosen
