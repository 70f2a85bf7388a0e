"""Makes the test cases of the demo problems: `python tests/demo/make_cases.py` writes them anew.

Every problem has one function for its inputs (the samples first, then cases from a fixed seed) and
one for the answer. The answers take another road than the labelled C++ solutions wherever there is
one, so that an agreement of the two means something.
"""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterable
from itertools import accumulate, groupby, pairwise
from pathlib import Path

DEMO = Path(__file__).resolve().parents[2] / "oj_appliance" / "interchange" / "demo"

Inputs = Callable[[random.Random], list[str]]
Answer = Callable[[str], object]


def line(*values: object) -> str:
    return " ".join(map(str, values)) + "\n"


def lines(rows: Iterable[Iterable[object]]) -> str:
    return "".join(line(*row) for row in rows)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


# 01 A+B


def a_plus_b(_: random.Random) -> list[str]:
    top = 10**9
    pairs = [
        (3, 5),
        (-7, 2),
        (0, 0),
        (top, top),
        (-top, -top),
        (top, -top),
        (123456789, 987654321),
        (-1, 1),
    ]
    return [line(*pair) for pair in pairs]


def a_plus_b_answer(text: str) -> int:
    return sum(numbers(text))


# 02 Until the bell


def until_the_bell(rng: random.Random) -> list[str]:
    pairs = [
        "07:50 08:00",
        "22:30 06:15",
        "12:00 12:00",
        "00:00 23:59",
        "23:59 00:00",
        "08:09 09:08",
        "00:01 00:00",
        "10:45 11:05",
    ]
    minutes = [(rng.randrange(1440), rng.randrange(1440)) for _ in range(2)]
    pairs += [f"{a // 60:02}:{a % 60:02} {b // 60:02}:{b % 60:02}" for a, b in minutes]
    return [line(pair) for pair in pairs]


def until_the_bell_answer(text: str) -> int:
    now, bell = text.split()
    waited = 0
    while now != bell:
        hour, minute = int(now[:2]), int(now[3:]) + 1
        hour, minute = (hour + minute // 60) % 24, minute % 60
        now = f"{hour:02}:{minute:02}"
        waited += 1
    return waited


# 03 A row of green lights: the longest stretch of cases 4, 6, 8 and 10 ends with the row


def green_lights(rng: random.Random) -> list[str]:
    def row(length: int, share: float) -> str:
        return "".join("1" if rng.random() < share else "0" for _ in range(length))

    rows = ["1101110", "0000", "10", "1" * 10, "10" * 30, row(70, 0.5) + "0" + "1" * 20]
    rows += [
        "0" + row(998, 0.9) + "0",
        row(900, 0.3) + "0" + "1" * 99,
        row(9000, 0.98) + "0" + row(998, 0.5) + "0",
        row(7000, 0.9) + "0" + "1" * 2999,
    ]
    return [f"{len(text)}\n{text}\n" for text in rows]


def green_lights_answer(text: str) -> int:
    lights = text.split()[1]
    return max((len(list(run)) for light, run in groupby(lights) if light == "1"), default=0)


# 04 Rope skipping

SYLLABLES = (
    "bei",
    "cheng",
    "dan",
    "fang",
    "guo",
    "hao",
    "jia",
    "kai",
    "lan",
    "ming",
    "nuo",
    "ping",
    "qing",
    "rui",
    "shan",
    "tian",
    "wen",
    "xin",
    "yu",
    "zhen",
)


def rope_skipping(rng: random.Random) -> list[str]:
    def contest(size: int, jumps: tuple[int, int], stumbles: tuple[int, int]) -> str:
        names: dict[str, None] = {}
        while len(names) < size:
            name = "".join(rng.choices(SYLLABLES, k=rng.randint(2, 3)))
            if len(name) <= 12:
                names[name] = None
        rows = [(name, rng.randint(*jumps), rng.randint(*stumbles)) for name in names]
        return line(size) + lines(rows)

    sample = [
        ("mimi", 130, 1),
        ("xiaohe", 150, 3),
        ("dandan", 130, 1),
        ("lele", 150, 0),
        ("azheng", 98, 0),
    ]
    return [
        line(5) + lines(sample),
        line(1) + line("suanpan", 0, 50),
        contest(10, (100, 200), (0, 0)),
        contest(30, (120, 120), (0, 50)),
        contest(200, (100, 100), (2, 2)),
        contest(500, (90, 110), (0, 5)),
        contest(1000, (0, 400), (0, 50)),
        contest(1000, (150, 160), (0, 9)),
    ]


def rope_skipping_answer(text: str) -> str:
    """A counting sort from the least important rule to the most important one."""
    words = text.split()[1:]
    table = [(words[i], int(words[i + 1]), int(words[i + 2])) for i in range(0, len(words), 3)]
    by_stumbles = [row for stumbles in range(51) for row in table if row[2] == stumbles]
    ranking = [row for jumps in range(400, -1, -1) for row in by_stumbles if row[1] == jumps]
    return "\n".join(row[0] for row in ranking)


# 05 The passed note

NOTES = (
    "Meet me at the canteen!",
    "Do not laugh.",
    "The cat is on the printer again :-)",
    "AaZz zZaA",
    "1 + 1 = 2, but 26 is 0 (mod 26).",
    "Sphinx of black quartz, judge my vow; pack my box with 5 dozen jugs.",
    "x",
    "Room 301, after class. Bring the red notebook, the blue pen & some dried fish for Abacus.",
    "zzz... ZZZ... zzz... (do not wake the cat before 12:30, she has an exam to sleep through)",
)
SHIFTS = (3, 27, 26, 1, 25, 13, 0, 1000, 999)


def shift_letters(text: str, shift: int) -> str:
    small, large = string.ascii_lowercase, string.ascii_uppercase
    shift %= 26
    table = str.maketrans(
        small + large, small[shift:] + small[:shift] + large[shift:] + large[:shift]
    )
    return text.translate(table)


def passed_note(rng: random.Random) -> list[str]:
    long_note = "".join(rng.choices(string.ascii_letters + " .,!?", k=198))
    notes = [*zip(SHIFTS, NOTES, strict=True), (517, "Q" + long_note + "z")]
    return [f"{shift}\n{shift_letters(note, shift)}\n" for shift, note in notes]


def passed_note_answer(text: str) -> str:
    shift, note = text.rstrip("\n").split("\n")
    return shift_letters(note, -int(shift))


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


# 10 The cat's way to lunch

LUNCH_SAMPLES = (
    "S..#..\n.#.#.#\n.#...#\n...#.F\n",
    "S.#.\n..##\n##F#\n.###\n",
)


def way_to_lunch(rng: random.Random) -> list[str]:
    def school(
        rows: int, columns: int, walls: float, cat: tuple[int, int], fish: tuple[int, int]
    ) -> str:
        grid = [["#" if rng.random() < walls else "." for _ in range(columns)] for _ in range(rows)]
        grid[cat[0]][cat[1]], grid[fish[0]][fish[1]] = "S", "F"
        return grid_text(grid)

    snake = [list("." * 199) if row % 2 == 0 else list("#" * 199) for row in range(199)]
    for row in range(1, 199, 2):
        snake[row][198 if row % 4 == 1 else 0] = "."
    snake[0][0], snake[198][198] = "S", "F"

    samples = [grid_text([list(row) for row in text.split()]) for text in LUNCH_SAMPLES]
    return [
        *samples,
        "1 2\nFS\n",
        "1 7\nS..#..F\n",
        school(5, 5, 0.0, (4, 4), (0, 0)),
        school(30, 40, 0.3, (15, 20), (3, 33)),
        school(200, 200, 0.0, (0, 0), (199, 199)),
        grid_text(snake),
        school(200, 200, 0.36, (100, 4), (97, 195)),
    ]


def grid_text(grid: list[list[str]]) -> str:
    return line(len(grid), len(grid[0])) + "".join("".join(row) + "\n" for row in grid)


def way_to_lunch_answer(text: str) -> int:
    """Grows the set of cells that the cat can be in after each step."""
    _, _, *rows = text.split()
    open_cells = {
        (r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row) if cell != "#"
    }
    fish = next(place for place, cell in open_cells.items() if cell == "F")
    edge = {place for place, cell in open_cells.items() if cell == "S"}
    unseen = set(open_cells) - edge
    steps = 0
    while edge:
        if fish in edge:
            return steps
        near = {(r + dr, c + dc) for r, c in edge for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        edge = near & unseen
        unseen -= edge
        steps += 1
    return -1


# 11 The outing backpack: cases 1-4 have few things, in 5-7 all weigh the same


def outing_backpack(rng: random.Random) -> list[str]:
    def desk(things: int, limit: int, weights: tuple[int, int], joy: tuple[int, int]) -> str:
        rows = [(rng.randint(*weights), rng.randint(*joy)) for _ in range(things)]
        return line(things, limit) + lines(rows)

    return [
        line(3, 900) + lines([(600, 70), (400, 40), (500, 50)]),
        line(1, 10) + line(11, 1000),
        desk(15, 1000, (50, 400), (1, 100)),
        desk(15, 10000, (700, 3000), (1, 1000000)),
        desk(100, 10000, (250, 250), (1, 1000000)),
        desk(100, 9999, (100, 100), (1, 50)),
        desk(99, 5000, (777, 777), (1, 1000000)),
        desk(60, 5000, (100, 900), (1, 1000)),
        desk(100, 10000, (1000, 3400), (900000, 1000000)),
        desk(100, 10000, (1, 10000), (1, 1000000)),
        desk(100, 9973, (300, 700), (990, 1000)),
    ]


def outing_backpack_answer(text: str) -> int:
    """Keeps only the (weight, joy) pairs that no lighter pair outdoes."""
    _, limit, *values = numbers(text)
    best = [(0, 0)]
    for weight, joy in zip(values[::2], values[1::2], strict=True):
        more = [(w + weight, j + joy) for w, j in best if w + weight <= limit]
        merged, best = sorted(best + more, key=lambda pair: (pair[0], -pair[1])), []
        for pair in merged:
            if not best or pair[1] > best[-1][1]:
                best.append(pair)
    return best[-1][1]


# 12 The way home


def way_home(rng: random.Random) -> list[str]:
    def town(crossings: int, roads: int, reach: int, longest: int) -> str:
        """A street through all crossings keeps the town in one piece; other roads span at most
        `reach` of its steps, so that the way home stays long."""
        places = [0, *rng.sample(range(1, crossings - 1), crossings - 2), crossings - 1]
        rows = [(a, b, rng.randint(1, longest)) for a, b in pairwise(places)]
        while len(rows) < roads:
            start = rng.randrange(crossings - 1)
            end = min(crossings - 1, start + rng.randint(1, reach))
            rows.append((places[start], places[end], rng.randint(1, longest)))
        rng.shuffle(rows)
        turned = [(a, b) if rng.random() < 0.5 else (b, a) for a, b, _ in rows]
        return line(crossings, roads) + lines(
            (a + 1, b + 1, t) for (a, b), (_, _, t) in zip(turned, rows, strict=True)
        )

    return [
        line(4, 4) + lines([(1, 2, 6), (2, 4, 4), (1, 3, 1), (3, 4, 11)]),
        line(2, 1) + line(1, 2, 1),
        line(2, 3) + lines([(1, 2, 9), (2, 1, 7), (1, 2, 8)]),
        town(10, 20, 4, 20),
        town(300, 900, 30, 1000),
        town(1000, 2500, 1000, 1000),
        town(3000, 6000, 5, 1000),
        town(3000, 6000, 60, 1000),
    ]


def way_home_answer(text: str) -> int:
    """Relaxes all roads, for both states of the voucher, until nothing gets shorter."""
    crossings, _, *values = numbers(text)
    roads = list(zip(values[::3], values[1::3], values[2::3], strict=True))
    roads += [(v, u, t) for u, v, t in roads]
    far = 10**9
    kept = [far] * (crossings + 1)
    used = [far] * (crossings + 1)
    kept[1] = 0
    shorter = True
    while shorter:
        shorter = False
        for u, v, t in roads:
            if kept[u] + t < kept[v]:
                kept[v], shorter = kept[u] + t, True
            after = min(used[u] + t, kept[u] + t // 2)
            if after < used[v]:
                used[v], shorter = after, True
    return min(kept[crossings], used[crossings])


# 13 Seats for the quiz: any division that keeps half of the pairs apart


def seats_for_the_quiz(rng: random.Random) -> list[str]:
    def school(students: int, pairs: int, reach: int) -> str:
        """Both of a pair have numbers that differ by a multiple of `reach`."""
        rows: list[tuple[int, int]] = []
        while len(rows) < pairs:
            one = rng.randint(1, students)
            other = rng.choice(range(one % reach or reach, students + 1, reach))
            if one != other:
                rows.append((one, other))
        return line(students, pairs) + lines(rows)

    everybody = [(u, v) for u in range(1, 101) for v in range(u + 1, 101)]
    rng.shuffle(everybody)
    return [
        line(4, 4) + lines([(1, 2), (2, 3), (3, 4), (4, 1)]),
        line(1, 0),
        line(2, 3) + lines([(1, 2), (2, 1), (1, 2)]),
        line(3, 3) + lines([(1, 2), (2, 3), (3, 1)]),
        line(1000, 999) + lines((1000, pal) for pal in range(1, 1000)),
        line(100, len(everybody)) + lines(everybody),
        school(20, 30, 1),
        school(1000, 5000, 1),
        school(1000, 5000, 2),
    ]


def seats_for_the_quiz_answer(text: str) -> str:
    """Moves students while that parts more pairs than it joins."""
    students, _, *values = numbers(text)
    pals: list[list[int]] = [[] for _ in range(students)]
    for u, v in zip(values[::2], values[1::2], strict=True):
        pals[u - 1].append(v - 1)
        pals[v - 1].append(u - 1)
    rooms = ["B"] * students
    moved = True
    while moved:
        moved = False
        for student, room in enumerate(rooms):
            together = sum(rooms[pal] == room for pal in pals[student])
            if 2 * together > len(pals[student]):
                rooms[student], moved = ("B" if room == "A" else "A"), True
    return "".join(rooms)


# 14 The bookmark: what the interactor knows, the pages and where it is


def the_bookmark(rng: random.Random) -> list[str]:
    top = 10**9
    books = [(100, 37), (1, 1), (2, 2), (31, 16), (top, 1), (top, top), (top, 536870912)]
    return [line(*book) for book in (*books, (top, rng.randint(2, top - 1)))]


def the_bookmark_answer(text: str) -> int:
    return numbers(text)[1]


PROBLEMS: dict[str, tuple[Inputs, Answer]] = {
    "01-a-plus-b": (a_plus_b, a_plus_b_answer),
    "02-until-the-bell": (until_the_bell, until_the_bell_answer),
    "03-green-lights": (green_lights, green_lights_answer),
    "04-rope-skipping": (rope_skipping, rope_skipping_answer),
    "05-passed-note": (passed_note, passed_note_answer),
    "06-tiling-the-hall": (tiling_the_hall, tiling_the_hall_answer),
    "07-clearing-the-snow": (clearing_the_snow, clearing_the_snow_answer),
    "08-library-diary": (library_diary, library_diary_answer),
    "09-carrying-the-books": (carrying_the_books, carrying_the_books_answer),
    "10-way-to-lunch": (way_to_lunch, way_to_lunch_answer),
    "11-outing-backpack": (outing_backpack, outing_backpack_answer),
    "12-way-home": (way_home, way_home_answer),
    "13-seats-for-the-quiz": (seats_for_the_quiz, seats_for_the_quiz_answer),
    "14-the-bookmark": (the_bookmark, the_bookmark_answer),
}


def make_cases(folder: str) -> list[tuple[str, str]]:
    """The cases of one problem as (input, expected output), in judging order."""
    inputs, answer = PROBLEMS[folder]
    return [(text, f"{answer(text)}\n") for text in inputs(random.Random(folder))]


def main() -> None:
    for folder in PROBLEMS:
        cases = DEMO / folder / "cases"
        cases.mkdir(exist_ok=True)
        for number, (given, expected) in enumerate(make_cases(folder), start=1):
            (cases / f"{number}.in").write_text(given, encoding="utf-8", newline="\n")
            (cases / f"{number}.out").write_text(expected, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
