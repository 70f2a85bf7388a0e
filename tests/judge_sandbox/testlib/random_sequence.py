"""The well-known random sequence, written a second time for the tests."""

from __future__ import annotations

import itertools
import math

_INT_MAX = 2**31 - 1
_LONG_MAX = 2**63 - 1


class RandomSequence:
    """48 bits, x -> 0x5DEECE66D x + 11; the upper bits of each step are used."""

    def __init__(self, seed: int, *, version: int = 1) -> None:
        self.state = (seed ^ 0x5DEECE66D) & (2**48 - 1)
        self.lower_bits = 31 + version

    @classmethod
    def of_arguments(cls, *arguments: bytes, version: int) -> RandomSequence:
        """Seeded as registerGen does; for ASCII arguments."""
        sequence = cls(0, version=version)
        state = 3905348978240129619
        for argument in arguments:
            for character in argument:
                state = state * 0x5DEECE66D + character + 11
            state += 0x5DEECE66D // 11
        sequence.state = state & (2**48 - 1)
        return sequence

    def bits(self, count: int) -> int:
        if count > 48:
            return (self.bits(31) << 32) ^ self.bits(self.lower_bits)
        self.state = (self.state * 0x5DEECE66D + 11) & (2**48 - 1)
        return self.state >> (48 - count)

    def below_int(self, n: int) -> int:
        if n & (n - 1) == 0:
            return (n * self.bits(31)) >> 31
        return self._below(n, 31, _INT_MAX)

    def below_long(self, n: int) -> int:
        return self._below(n, 63, _LONG_MAX)

    def _below(self, n: int, bits: int, most: int) -> int:
        while (drawn := self.bits(bits)) >= most // n * n:
            pass
        return drawn % n

    def between(self, low: int, high: int) -> int:
        return low + self.below_long(high - low + 1)

    def unit(self) -> float:
        high = self.bits(26) << 27
        return (high + self.bits(27)) / 2**53

    def weighted(self, n: int, kind: int) -> int:
        if abs(kind) >= 25:
            power = self.unit() ** (1 / (abs(kind) + 1))
            return min(n - 1, int(n * (power if kind > 0 else 1 - power)))
        drawn = [self.below_int(n) for _ in range(1 + abs(kind))]
        return max(drawn) if kind > 0 else min(drawn)

    def permutation(self, n: int, first: int) -> list[int]:
        order = list(range(first, first + n))
        for i in range(1, n):
            j = self.below_int(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def distinct(self, size: int, low: int, high: int) -> list[int]:
        count = high - low + 1
        if math.fsum(count / (count - i) for i in range(size)) >= count:
            return self.permutation(count, low)[:size]
        chosen: list[int] = []
        while len(chosen) < size:
            drawn = self.between(low, high)
            if drawn not in chosen:
                chosen.append(drawn)
        return chosen

    def partition(self, size: int, total: int, least: int) -> list[int]:
        places = total - least * size + size
        bars = [0, *sorted(self.distinct(size - 1, 1, places - 1)), places]
        return [b - a - 1 + least for a, b in itertools.pairwise(bars)]

    def shuffled(self, letters: str) -> str:
        order = list(letters)
        for i in range(1, len(order)):
            j = self.below_int(i + 1)
            order[i], order[j] = order[j], order[i]
        return "".join(order)
