"""Every test input keeps what the statement promises, character by character."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.demo.make_cases import PROBLEMS, make_cases

pytestmark = pytest.mark.quick

NUMBER = re.compile(r"0|-?[1-9][0-9]*")


def rows(text: str) -> list[str]:
    assert text.endswith("\n")
    return text[:-1].split("\n")


def numbers(row: str) -> list[int]:
    words = row.split(" ")
    assert all(NUMBER.fullmatch(word) for word in words), row[:80]
    return [int(word) for word in words]


def within(values: list[int], low: int, high: int) -> None:
    assert all(low <= value <= high for value in values)


def check_a_plus_b(text: str) -> None:
    (row,) = rows(text)
    a, b = numbers(row)
    within([a, b], -(10**9), 10**9)


def check_until_the_bell(text: str) -> None:
    (row,) = rows(text)
    time = "([01][0-9]|2[0-3]):[0-5][0-9]"
    assert re.fullmatch(f"{time} {time}", row)


def check_green_lights(text: str) -> None:
    size, lights = rows(text)
    within(numbers(size), 1, 10**4)
    assert re.fullmatch("[01]+", lights)
    assert len(lights) == int(size)


def check_rope_skipping(text: str) -> None:
    size, *pupils = rows(text)
    within(numbers(size), 1, 1000)
    assert len(pupils) == int(size)
    names = set()
    for pupil in pupils:
        name, jumps, stumbles = pupil.split(" ")
        assert re.fullmatch("[a-z]{1,12}", name)
        names.add(name)
        within(numbers(jumps), 0, 400)
        within(numbers(stumbles), 0, 50)
    assert len(names) == len(pupils)


def check_passed_note(text: str) -> None:
    shift, note = rows(text)
    within(numbers(shift), 0, 1000)
    assert re.fullmatch("[ -~]{1,200}", note)
    assert note == note.strip()


def check_tiling_the_hall(text: str) -> None:
    (row,) = rows(text)
    long, wide = numbers(row)
    within([long, wide], 1, 10**9)


def check_clearing_the_snow(text: str, longest: int = 10**6, most: int = 4000) -> None:
    head, *teams = rows(text)
    length, count = numbers(head)
    within([length], 1, longest)
    within([count], 1, most)
    assert len(teams) == count
    for team in teams:
        first, last = numbers(team)
        assert 1 <= first <= last <= length


def check_library_diary(text: str) -> None:
    head, diary = rows(text)
    days, wanted = numbers(head)
    within([days], 1, 70000)
    within([wanted], -(10**6), 10**6)
    assert len(numbers(diary)) == days
    within(numbers(diary), -1000, 1000)


def check_carrying_the_books(text: str) -> None:
    head, row = rows(text)
    bundles, trips = numbers(head)
    assert 1 <= trips <= bundles <= 20000
    assert len(numbers(row)) == bundles
    within(numbers(row), 1, 10000)


def check_way_to_lunch(text: str) -> None:
    head, *grid = rows(text)
    height, width = numbers(head)
    within([height, width], 1, 200)
    assert len(grid) == height
    assert all(re.fullmatch("[SF.#]+", row) and len(row) == width for row in grid)
    assert "".join(grid).count("S") == "".join(grid).count("F") == 1


def check_outing_backpack(text: str) -> None:
    head, *things = rows(text)
    count, limit = numbers(head)
    within([count], 1, 100)
    within([limit], 1, 10000)
    assert len(things) == count
    for thing in things:
        weight, joy = numbers(thing)
        within([weight], 1, 10000)
        within([joy], 1, 10**6)


def check_way_home(text: str) -> None:
    head, *roads = rows(text)
    crossings, count = numbers(head)
    within([crossings], 2, 3000)
    within([count], 1, 6000)
    assert len(roads) == count
    neighbours: dict[int, set[int]] = {}
    for road in roads:
        u, v, minutes = numbers(road)
        within([u, v], 1, crossings)
        within([minutes], 1, 1000)
        assert u != v
        neighbours.setdefault(u, set()).add(v)
        neighbours.setdefault(v, set()).add(u)
    seen, edge = {1}, [1]
    while edge:
        near = neighbours.get(edge.pop(), set()) - seen
        seen |= near
        edge += near
    assert crossings in seen


def check_seats_for_the_quiz(text: str) -> None:
    head, *pairs = rows(text)
    students, count = numbers(head)
    within([students], 1, 1000)
    within([count], 0, 5000)
    assert len(pairs) == count
    for pair in pairs:
        one, other = numbers(pair)
        within([one, other], 1, students)
        assert one != other


def check_the_bookmark(text: str) -> None:
    (row,) = rows(text)
    pages, bookmark = numbers(row)
    assert 1 <= bookmark <= pages <= 10**9


CHECKS: dict[str, Callable[[str], None]] = {
    "01-a-plus-b": check_a_plus_b,
    "02-until-the-bell": check_until_the_bell,
    "03-green-lights": check_green_lights,
    "04-rope-skipping": check_rope_skipping,
    "05-passed-note": check_passed_note,
    "06-tiling-the-hall": check_tiling_the_hall,
    "07-clearing-the-snow": check_clearing_the_snow,
    "08-library-diary": check_library_diary,
    "09-carrying-the-books": check_carrying_the_books,
    "10-way-to-lunch": check_way_to_lunch,
    "11-outing-backpack": check_outing_backpack,
    "12-way-home": check_way_home,
    "13-seats-for-the-quiz": check_seats_for_the_quiz,
    "14-the-bookmark": check_the_bookmark,
}


@pytest.mark.parametrize("folder", PROBLEMS)
def test_every_input_has_the_promised_form_and_limits(folder: str) -> None:
    for given, _ in make_cases(folder):
        CHECKS[folder](given)


def test_the_first_snow_cases_are_as_small_as_the_table_of_the_statement_says() -> None:
    for given, _ in make_cases("07-clearing-the-snow")[:5]:
        check_clearing_the_snow(given, longest=1000, most=1000)


def test_the_subtasks_of_the_backpack_are_what_the_table_of_the_statement_says() -> None:
    cases = [given for given, _ in make_cases("11-outing-backpack")]
    assert all(numbers(rows(given)[0])[0] <= 15 for given in cases[:4])
    for given in cases[4:7]:
        weights = [numbers(thing)[0] for thing in rows(given)[1:]]
        assert all(one == other for one, other in pairwise(weights))
