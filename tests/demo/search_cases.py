"""Cases of the demo problems 06 to 09: counting, sorting and searching."""

from __future__ import annotations

import random
from itertools import accumulate, pairwise

from tests.demo.case_text import line, lines, numbers

# 06 Tiling the hall


def tiling_the_hall(rng: random.Random) -> list[str]:
    top = 10**9
    pairs = [
        (1200, 900),
        (7, 5),
        (1, 1),
        (top, top),
        (64, 48),
        (360360, 510510),
        (86028121 * 7, 86028121 * 11),
        (1, top),
        (top, top - 1),
        (701408733, 433494437),
    ]
    pairs += [(rng.randint(1, 30000) * 33331, rng.randint(1, 30000) * 33331)]
    return [line(*pair) for pair in pairs]


def tiling_the_hall_answer(text: str) -> str:
    """By prime factors: the side holds each prime as often as both lengths do."""
    long, wide = numbers(text)
    side, left, right, prime = 1, long, wide, 2
    while prime * prime <= max(left, right):
        while left % prime == 0 or right % prime == 0:
            in_both = left % prime == 0 and right % prime == 0
            side *= prime if in_both else 1
            left //= prime if left % prime == 0 else 1
            right //= prime if right % prime == 0 else 1
        prime += 1
    # Each rest is 1 or a prime by now, and the two may be the same prime.
    side *= left if left == right else 1
    return f"{side} {long * wide // side**2}"


# 07 Clearing the snow: cases 1 to 5 are small


def clearing_the_snow(rng: random.Random) -> list[str]:
    def road(length: int, teams: int, shortest: int, untouched: int = 0) -> str:
        rows = []
        for _ in range(teams):
            size = rng.randint(shortest, length - untouched)
            first = rng.randint(untouched + 1, length - size + 1)
            rows.append((first, first + size - 1))
        return line(length, teams) + lines(rows)

    ends = [(i, i) for i in range(1, 1000001, 3001)]
    million = 10**6
    return [
        line(10, 2) + lines([(2, 5), (3, 7)]),
        line(6, 3) + lines([(1, 6), (6, 6), (1, 1)]),
        road(50, 10, 1),
        line(1000, 1000) + lines((i, i) for i in range(1, 1001)),
        road(1000, 1000, 1),
        road(million, 4000, 400000),
        road(million, 4000, 500000),
        line(million, 4000) + lines([(1, million)] * (4000 - len(ends)) + ends),
        road(million, 3900, 500000, untouched=200000),
        road(999983, 4000, 350000),
    ]


def clearing_the_snow_answer(text: str) -> str:
    """By a sweep over the sorted ends, without an array as long as the road."""
    length, _, *ends = numbers(text)
    events = sorted(
        [(first, 1) for first in ends[::2]]
        + [(last + 1, -1) for last in ends[1::2]]
        + [(1, 0), (length + 1, 0)]
    )
    most = never = teams = 0
    for (here, change), (there, _) in pairwise(events):
        teams += change
        if there > here:
            most = max(most, teams)
            never += there - here if teams == 0 else 0
    return f"{most} {never}"


# 08 The library diary


def library_diary(rng: random.Random) -> list[str]:
    def diary(days: int, wanted: int, low: int, high: int) -> str:
        return line(days, wanted) + line(*(rng.randint(low, high) for _ in range(days)))

    return [
        line(4, 3) + line(1, 2, -3, 3),
        line(3, 0) + line(0, 0, 0),
        line(1, 5) + line(4),
        line(1, -1000) + line(-1000),
        diary(20, 7, 1, 5),
        diary(500, 0, -3, 3),
        diary(2000, -1000, -1000, 1000),
        diary(20000, 4, 0, 2),
        diary(70000, 6, -4, 4),
        line(70000, 0) + line(*[0] * 70000),
    ]


def library_diary_answer(text: str) -> int:
    """Merges, for every prefix sum, the places where it stands with those of its partner."""
    _, wanted, *changes = numbers(text)
    sums = list(accumulate(changes, initial=0))
    places: dict[int, list[int]] = {}
    for place, value in enumerate(sums):
        places.setdefault(value, []).append(place)
    found = 0
    for value, ends in places.items():
        starts, earlier = places.get(value - wanted, []), 0
        for end in ends:
            while earlier < len(starts) and starts[earlier] < end:
                earlier += 1
            found += earlier
    return found


# 09 Carrying the books


def carrying_the_books(rng: random.Random) -> list[str]:
    def row(bundles: int, trips: int, low: int, high: int) -> str:
        return line(bundles, trips) + line(*(rng.randint(low, high) for _ in range(bundles)))

    return [
        line(5, 3) + line(7, 2, 5, 4, 8),
        line(3, 3) + line(4, 10, 4),
        line(1, 1) + line(10000),
        line(6, 1) + line(1, 2, 3, 4, 5, 6),
        line(3, 2) + line(5, 5, 5),
        row(12, 4, 1, 20),
        row(300, 17, 1, 10000),
        line(400, 7) + line(*[1] * 399, 10000),
        row(20000, 2, 9000, 10000),
        row(20000, 137, 1, 10000),
    ]


def carrying_the_books_answer(text: str) -> int:
    """Tries loads upwards, and each failure names the next load that could change anything:
    the smallest one at which some trip of the plan would take one more bundle."""
    _, trips, *weights = numbers(text)
    sums = list(accumulate(weights, initial=0))
    heaviest, average = max(weights), -(-sums[-1] // trips)
    load = max(heaviest, average)
    while True:
        start, used, next_load = 0, 0, sums[-1]
        while start < len(weights):
            end = next_start(sums, start, load)
            if end < len(weights):
                next_load = min(next_load, sums[end + 1] - sums[start])
            start, used = end, used + 1
        if used <= trips:
            return load
        load = next_load


def next_start(sums: list[int], start: int, load: int) -> int:
    low, high = start, len(sums)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if sums[middle] - sums[start] <= load else (low, middle)
    return low
