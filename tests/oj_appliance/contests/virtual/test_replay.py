"""What a replay shows is the official board of the moment, with one row more (contract contest.md
§5), for any history."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.types import (
    REAL,
    Awards,
    BoardSettings,
    Measure,
    Names,
    Person,
    Record,
)
from oj_appliance.contests.types import Award, AwardType
from oj_appliance.contests.virtual.replay import OWN, OwnRow, Replay, own_standing, until
from tests.oj_appliance.contests.boards.plain_board import (
    PlainRow,
    Settings,
    Submitted,
    plain_board,
)
from tests.oj_appliance.contests.boards.world import (
    EXAMPLES,
    PEOPLE,
    PROBLEMS,
    START,
    World,
    measure,
    steps,
    verdicts,
)

MINUTE_MS, LONGEST = 60_000, 26
MINE = "eve"  # who takes part virtually
AWARDS = Awards(AwardType.COUNT, (Award(1, "gold", "#ffffff", "#000000", 2),))
NAMES = Names("username", shows_nickname=True, shows_realname=True)

own_histories = st.lists(
    st.tuples(st.sampled_from(PROBLEMS), st.integers(0, 25 * 60), verdicts), max_size=12
)


def person(uid: str) -> Person:
    return Person(uid, uid, None, None, None, "secrecy", None)


def replayed(world: World, second: int | None) -> Replay:
    of = world.settings
    board = BoardSettings(
        measure=measure(of),
        organisers=frozenset(),
        problems=tuple((each, str(each)) for each in PROBLEMS),
        stars=of.stars,
        awards=AWARDS,
        shown_name="username",
    )
    people = {uid: person(uid) for uid in PEOPLE if uid not in of.hidden}
    return Replay(board, people, until(world.standings.cells(), second), REAL)


def official(world: World, second: int | None) -> list[PlainRow]:
    """By the contract's words, of what had been submitted by then."""
    known = [
        each for each in world.submitted if second is None or world.settings.second(each) <= second
    ]
    return plain_board(known, world.settings, is_sealed=False, with_late=False)


def told(rows: list[Ranked]) -> list[tuple[Any, ...]]:
    return [(row.standing.uid, row.rank, row.standing.points, row.standing.time) for row in rows]


def own_row(of: Settings, history: list[tuple[int, int, Any]]) -> OwnRow | None:
    mine = [
        (problem, found)
        for number, (problem, second, (status, score, run_time)) in enumerate(history, 1000)
        if (found := _own(measure(of), number, second, status, score, run_time)) is not None
    ]
    standing = own_standing(measure(of), mine, REAL)
    return None if standing is None else OwnRow(person(MINE), standing)


def _own(of: Measure, number: int, second: int, *verdict: Any) -> Record | None:
    return record_of(of, number, of.start + second * 1000, *verdict)


@settings(max_examples=EXAMPLES)
@given(st.lists(steps, min_size=8, max_size=40), own_histories, st.integers(0, LONGEST))
@example([("submit", "ann", 1, START + MINUTE_MS, (0, 100, 15))], [(1, 60, (0, 100, 15))], 1)
@example([("submit", "ann", 1, START + MINUTE_MS, (0, 100, 15))], [], 0)
def test_a_replay_is_the_board_of_that_minute_and_one_row(
    taken: list[tuple[Any, ...]], history: list[tuple[int, int, Any]], minute: int
) -> None:
    world = World()
    for step in taken:
        world.take(step)
    own = own_row(world.settings, history)
    for second in (minute * 60, None):
        replay = replayed(world, second)
        expected = [
            (each.uid, each.rank, each.ac + each.score, each.time)
            for each in official(world, second)
        ]
        alone = replay.ranked(None)
        assert told(alone) == expected
        rows = replay.ranked(own)
        # Nobody's row, rank or award is another for it.
        assert [row for row in rows if row.standing.uid != OWN] == alone
        assert len(rows) == len(alone) + (own is not None)
        if own is not None:
            check_own(world.settings, rows, own)
    _check_lengths(world)


def check_own(of: Settings, rows: list[Ranked], own: OwnRow) -> None:
    (mine,) = (row for row in rows if row.standing.uid == OWN)
    assert mine.standing == own.standing and mine.award is None
    key = (-own.standing.points, own.standing.time)
    others = [row for row in rows if row is not mine and row.standing.uid not in of.stars]
    better = [row for row in others if (-row.standing.points, row.standing.time) < key]
    assert mine.rank == 1 + len(better)
    order = [(-row.standing.points, row.standing.time) for row in rows]
    assert order == sorted(order)


def _check_lengths(world: World) -> None:
    """Once all of its time has gone by the replay is the final board."""
    length = (world.settings.end - world.settings.start) // 1000
    assert told(replayed(world, length).ranked(None)) == told(replayed(world, None).ranked(None))


def test_a_virtual_row_was_nobodys_first_solution() -> None:
    world = World()
    world.take(("submit", "ann", 1, START + MINUTE_MS, (0, 100, 15)))
    own = own_row(world.settings, [(1, 60, (0, 100, 15))])
    replay = replayed(world, None)
    rows = [replay.row(row, own, NAMES) for row in replay.ranked(own)]
    found = {row.username: row for row in rows}
    assert found["ann"].submissionInfo["1"].isFirstAC is True  # type: ignore[union-attr]
    assert found[MINE].submissionInfo["1"].isFirstAC is False  # type: ignore[union-attr]
    assert [row.username for row in rows if row.isVirtual is True] == [MINE]
    assert {row.rank for row in rows} == {1}
    assert replay.counts()[1].solved == 1


def test_a_star_is_ranked_nowhere_virtually_either() -> None:
    world = World()
    world.edit(stars=frozenset({MINE}))
    world.take(("submit", "ann", 1, START + MINUTE_MS, (0, 100, 15)))
    own = own_row(world.settings, [(1, 30, (0, 100, 15))])
    assert told(replayed(world, None).ranked(own))[0][:2] == (OWN, -1)
    assert told(replayed(world, None).ranked(own, without_stars=True))[0][:2] == ("ann", 1)


def test_each_of_these_submissions_is_one_of_the_plain_board() -> None:
    """The comparison above has something to compare: histories reach every minute."""
    world = World()
    world.take(("submit", "ann", 1, START + 5 * MINUTE_MS, (0, 100, 15)))
    assert official(world, 299) == [] and len(official(world, 300)) == 1
    assert isinstance(world.submitted[0], Submitted)
