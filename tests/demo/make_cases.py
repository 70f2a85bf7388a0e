"""Makes the test cases of the demo problems: `python -m tests.demo.make_cases` writes them anew.

Every problem has one function for its inputs (the samples first, then cases from a fixed seed) and
one for the answer. The answers take another road than the labelled C++ solutions wherever there is
one, so that an agreement of the two means something.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from tests.demo.arithmetic_cases import (
    a_plus_b,
    a_plus_b_answer,
    green_lights,
    green_lights_answer,
    passed_note,
    passed_note_answer,
    rope_skipping,
    rope_skipping_answer,
    until_the_bell,
    until_the_bell_answer,
)
from tests.demo.graph_cases import (
    outing_backpack,
    outing_backpack_answer,
    seats_for_the_quiz,
    seats_for_the_quiz_answer,
    the_bookmark,
    the_bookmark_answer,
    way_home,
    way_home_answer,
    way_to_lunch,
    way_to_lunch_answer,
)
from tests.demo.search_cases import (
    carrying_the_books,
    carrying_the_books_answer,
    clearing_the_snow,
    clearing_the_snow_answer,
    library_diary,
    library_diary_answer,
    tiling_the_hall,
    tiling_the_hall_answer,
)

DEMO = Path(__file__).resolve().parents[2] / "oj_appliance" / "interchange" / "demo" / "problems"

Inputs = Callable[[random.Random], list[str]]
Answer = Callable[[str], object]

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
