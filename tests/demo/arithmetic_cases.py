"""Cases of the demo problems 01 to 05: arithmetic, loops and texts."""

from __future__ import annotations

import random
import string
from itertools import groupby

from tests.demo.case_text import line, lines, numbers

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
