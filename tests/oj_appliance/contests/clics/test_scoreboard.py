"""The scoreboard of the Contest API is the contest's own board, and whoever counts by the feed
alone comes to the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oj_appliance.contests.boards.staged import Contest, Stage
from tests.oj_appliance.contests.clics.reading import Tool, replayed, token_of
from tests.oj_appliance.contests.clics.scorer import ranking

VERDICTS = (0, 0, -1, -1, -2, -3, 1, 2, 3, 4, 8)
SUBMISSIONS = 60


def played(stage: Stage, seed: int, **changes: Any) -> Contest:
    """A whole contest by chance: verdicts of every kind, rejudges, one cancelled, a star."""
    drawn = random.Random(seed)
    people = [stage.person() for _ in range(6)]
    star = people[0].get("/api/get-user-home-info").data["username"]
    contest = stage.contest(star_accounts=[star], auto_real_rank=False, **changes)
    numbers = []
    for minute in sorted(drawn.uniform(0.1, 119) for _ in range(SUBMISSIONS)):
        person, problem = drawn.choice(people), drawn.choice("AB")
        status, score = drawn.choice(VERDICTS), drawn.randrange(101)
        numbers.append(contest.submit(person, problem, minute, status, score=score))
    for number in drawn.sample(numbers, 6):
        contest.move(number, "rejudge")
        contest.move(number, "verdict", status=drawn.choice(VERDICTS), time=9, score=50)
    contest.move(numbers[-1], "cancel")
    stage.clock(125)
    return contest


def whole(stage: Stage, contest: Contest) -> Tool:
    return Tool(stage.server.base, contest.id, token_of(stage.root, contest.id))


def unsealed(stage: Stage, contest: Contest) -> list[dict[str, Any]]:
    return [row for row in contest.rows(stage.root, forceRefresh=True) if row["rank"] > 0]


@pytest.mark.parametrize("seed", range(3))
def test_staffs_scoreboard_is_the_unsealed_board_and_the_feed_comes_to_the_same(
    stage: Stage, seed: int
) -> None:
    contest = played(stage, seed)
    tool = whole(stage, contest)
    told = tool.told("/scoreboard")["rows"]
    rows = [
        (it["rank"], it["team_id"], it["score"]["num_solved"], it["score"]["total_time"])
        for it in told
    ]
    board = [
        (row["rank"], row["uid"], row["ac"], row["totalTime"] // 60)
        for row in unsealed(stage, contest)
    ]
    assert sorted(rows) == sorted(board) and len(rows) == 5
    # Whoever has nothing but uncounted verdicts is on our board, and with the scorer as well.
    assert ranking(replayed(tool.feed())) == sorted(rows)
    labels = {it["id"]: it["label"] for it in tool.told("/problems")}
    for row in unsealed(stage, contest):
        (cells,) = [it["problems"] for it in told if it["team_id"] == row["uid"]]
        for cell in cells:
            own = row["submissionInfo"].get(labels[cell["problem_id"]], {"errorNum": 0})
            assert cell["solved"] == own.get("isAC", False)
            assert cell["num_judged"] == own["errorNum"] + cell["solved"]
            assert cell.get("time") == (own["ACTime"] // 60 if cell["solved"] else None)
            assert cell["num_pending"] == 0


@pytest.mark.parametrize("score_type", ["Recent", "Highest"])
def test_the_scores_of_oi_are_those_of_the_unsealed_board(stage: Stage, score_type: str) -> None:
    contest = played(stage, 7, type=1, oi_rank_score_type=score_type)
    tool = whole(stage, contest)
    rows = [
        (it["rank"], it["team_id"], it["score"]["score"]) for it in tool.told("/scoreboard")["rows"]
    ]
    board = [(row["rank"], row["uid"], row["totalScore"]) for row in unsealed(stage, contest)]
    assert sorted(rows) == sorted(board)


def test_equal_ranks_stand_in_the_order_of_the_teams_names(stage: Stage) -> None:
    people = [stage.person() for _ in range(3)]
    contest = stage.contest()
    for person in reversed(people):
        contest.submit(person, "A", 10, 0)
    rows = whole(stage, contest).told("/scoreboard")["rows"]
    assert [row["rank"] for row in rows] == [1, 1, 1]
    teams = whole(stage, contest).by_id("teams")
    names = [teams[row["team_id"]]["name"] for row in rows]
    assert names == sorted(names)
