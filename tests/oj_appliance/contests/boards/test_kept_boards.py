"""What is kept of a board, how long, and what drops it (contract scoreboard.md §8, §9)."""

from __future__ import annotations

import json
from typing import Any

from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.kept import KeptBoard, Order
from oj_appliance.contests.boards.types import (
    REAL,
    REAL_WITH_LATE,
    SEALED,
    Awards,
    BoardSettings,
    Measure,
    Names,
    Person,
    Scoring,
)

AC, WA, PENDING = 0, -1, 5
A, B = 1, 2
PUBLIC = Names("username", shows_nickname=False, shows_realname=False)


class Site:
    """A contest of two hours, sealed after one; `now` in seconds."""

    def __init__(self, scoring: Scoring = Scoring.ACM, stars: frozenset[str] = frozenset()) -> None:
        self.now = 0.0
        measure = Measure(scoring, 0, 7_200_000, 3_600, frozenset({A, B}))
        problems = ((A, "A"), (B, "B"))
        settings = BoardSettings(measure, "owner", problems, stars, Awards(), "username")
        self.board = KeptBoard(settings, [], lambda: self.now)
        self.people("ann", "ben", "cao")

    def people(self, *names: str, school: str = "") -> None:
        self.board.take_people(
            {it: Person(it, it.upper(), None, f"real {it}", school, "female", None) for it in names}
        )

    def put(self, number: int, uid: str, second: int, status: int, score: int = 0) -> set[Any]:
        record = record_of(self.board.settings.measure, number, second * 1000, status, score, 10)
        assert record is not None
        return self.board.put(uid, A, record)


def told(order: Order, names: Names = PUBLIC, **asked: Any) -> list[dict[str, Any]]:
    question = {"own": None, "followed": (), "keyword": "", "offset": 0, "limit": 50, **asked}
    rows, _ = order.ready(names, without_stars=False).slice(**question)
    return [json.loads(bytes(row)) for row in rows]


def uids(order: Order, **asked: Any) -> list[str]:
    return [row["uid"] for row in told(order, **asked)]


def test_a_board_shows_a_verdict_as_soon_as_it_is_there() -> None:
    site = Site()
    site.put(1, "ann", 60, PENDING)
    assert uids(site.board.inside(REAL)) == []
    assert site.put(1, "ann", 60, AC) == {REAL}
    (row,) = told(site.board.inside(REAL))
    cell = {"isAC": True, "isFirstAC": True, "ACTime": 60, "errorNum": 0}
    assert row["submissionInfo"] == {"A": cell}
    assert (row["rank"], row["ac"], row["total"], row["totalTime"]) == (1, 1, 1, 60)


def test_the_outside_board_is_at_most_fifteen_seconds_old() -> None:
    site = Site()
    site.put(1, "ann", 60, AC)
    assert uids(site.board.outside(REAL)) == ["ann"]
    site.put(2, "ben", 30, AC)
    assert uids(site.board.outside(REAL)) == ["ann"]
    site.now = 15
    assert uids(site.board.outside(REAL)) == ["ben", "ann"]


def test_a_sealed_oi_board_does_not_move_when_something_is_judged_again() -> None:
    site = Site(Scoring.OI_HIGHEST)
    site.put(1, "ann", 60, WA, 40)
    assert told(site.board.inside(SEALED))[0]["totalScore"] == 40
    assert SEALED not in site.put(1, "ann", 60, AC, 100)
    assert told(site.board.inside(SEALED))[0]["totalScore"] == 40
    site.now = 7_200
    site.put(2, "ann", 70, WA, 10)
    assert told(site.board.inside(SEALED))[0]["totalScore"] == 100


def test_a_sealed_oi_board_waits_for_what_was_submitted_before_the_seal() -> None:
    site = Site(Scoring.OI_RECENT)
    site.put(1, "ann", 3_599, PENDING)
    assert uids(site.board.inside(SEALED)) == []
    site.put(1, "ann", 3_599, WA, 40)
    assert uids(site.board.inside(SEALED)) == ["ann"]


def test_what_came_after_the_seal_moves_no_sealed_oi_board() -> None:
    site = Site(Scoring.OI_HIGHEST)
    site.put(1, "ann", 60, WA, 40)
    site.board.inside(REAL), site.board.inside(SEALED)
    assert site.put(2, "ben", 3_600, AC, 100) == {REAL}


def test_whoever_is_no_longer_among_the_people_is_on_no_board_and_was_never_first() -> None:
    site = Site()
    site.put(1, "ann", 60, AC)
    site.put(2, "ben", 90, AC)
    assert [row["submissionInfo"]["A"]["isFirstAC"] for row in told(site.board.inside(REAL))] == [
        True,
        False,
    ]
    site.board.outside(REAL)
    site.people("ben")
    site.now = 15
    for order in (site.board.inside(REAL), site.board.outside(REAL)):
        (row,) = told(order)
        assert row["uid"] == "ben" and row["rank"] == 1
        assert row["submissionInfo"]["A"]["isFirstAC"] is True


def test_ones_own_row_comes_first_then_those_one_follows_and_then_all() -> None:
    site = Site(stars=frozenset({"CAO"}))
    for number, uid in enumerate(("ann", "ben", "cao"), 1):
        site.put(number, uid, 60 * number, AC)
    order = site.board.inside(REAL)
    everybody = ["ann", "ben", "cao"]
    assert uids(order, own="ben", followed={"cao", "ann", "ben", "gone"}) == [
        "ben",
        "ann",
        "cao",
        *everybody,
    ]
    assert uids(order, own="ben", followed={"cao"}, offset=1, limit=2) == ["cao", "ann"]
    assert [row["rank"] for row in told(order)] == [1, 2, -1]
    ready = order.ready(PUBLIC, without_stars=True)
    rows, total = ready.slice(own="cao", followed=("cao",), keyword="", offset=0, limit=50)
    assert total == len(rows) == 2


def test_a_search_looks_at_schools_and_shown_names_alone() -> None:
    site = Site()
    site.people("ann", "ben", school="Lakeside School")
    site.put(1, "ann", 60, AC)
    site.put(2, "ben", 90, AC)
    order = site.board.inside(REAL)
    assert uids(order, own="ann", keyword=" ANN ") == ["ann", "ann"]
    assert uids(order, keyword="lakeside") == ["ann", "ben"]
    assert uids(order, keyword="real") == []


def test_names_that_a_reader_may_not_know_are_not_told() -> None:
    site = Site()
    site.put(1, "ann", 60, AC)
    order = site.board.inside(REAL)
    (row,) = told(order)
    assert row["realname"] is None and row["rankShowName"] == "ANN"
    (row,) = told(order, Names("realname", shows_nickname=True, shows_realname=True))
    assert row["realname"] == row["rankShowName"] == "real ann"


def test_counts_of_problems_are_bounded_by_seal_and_end() -> None:
    site = Site()
    for number, (second, status) in enumerate(
        [(60, WA), (3_599, AC), (3_600, AC), (7_200, AC), (7_201, PENDING)], 1
    ):
        site.put(number, "ann", second, status)
    site.put(6, "owner", 60, AC)
    assert site.board.counts(SEALED) == {A: (1, 2)}
    assert site.board.counts(REAL) == {A: (2, 3)}
    assert site.board.counts(REAL_WITH_LATE) == {A: (3, 5)}
    site.put(1, "ann", 60, AC)
    assert site.board.counts(SEALED) == {A: (2, 2)}
