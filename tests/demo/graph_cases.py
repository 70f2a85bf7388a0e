"""Cases of the demo problems 10 to 14: graphs, choices, and the two with a program that judges."""

from __future__ import annotations

import random
from itertools import pairwise

from tests.demo.case_text import line, lines, numbers

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
