"""What a rolling board is told (contract contest.md §3.2)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, CE, HOUR, WA, Contest, Stage

CANCELLED = -4
INFO = "/api/get-contest-scroll-board-info"
SUBMISSIONS = "/api/get-contest-scroll-board-submission"
AFTER = 121


def told(client: Client, contest: Contest, **asked: Any) -> list[dict[str, Any]]:
    found = client.get(SUBMISSIONS, cid=contest.id, **asked).data
    assert isinstance(found, list)
    return found


def test_the_roll_is_told_all_that_the_unsealed_board_counts(stage: Stage) -> None:
    ann, star, owner = stage.person(), stage.person(), stage.person(role="admin")
    contest = stage.contest(uid=stage.uid(owner), star_accounts=[star.headers["X-Name"]])
    early = contest.submit(ann, "A", -1, AC)
    wrong = contest.submit(ann, "A", 10.5, WA)
    solved = contest.submit(ann, "A", 70, AC)
    of_star = contest.submit(star, "B", 20, CE)
    cancelled = contest.submit(star, "B", 80, AC)
    contest.move(cancelled, "cancel")
    waiting = contest.submit(star, "A", 90)
    own = contest.submit(owner, "A", 5, AC)
    of_root = contest.submit(root(stage), "A", 5, AC)
    late = contest.submit(ann, "B", 120, AC)
    stage.clock(AFTER)
    rows = told(owner, contest)
    numbers = [row["submitId"] for row in rows]
    assert numbers == [waiting, cancelled, of_star, solved, wrong]
    assert not {early, own, of_root, late} & set(numbers)
    by_number = {row["submitId"]: row for row in rows}
    assert {number: row["recordStatus"] for number, row in by_number.items()} == {
        **{waiting: None, cancelled: 0, of_star: 0, solved: 1, wrong: -1}
    }
    assert by_number[wrong]["time"] == 630
    assert by_number[cancelled]["status"] == CANCELLED
    assert by_number[wrong]["displayId"] == "A"
    assert {row["submitId"] for row in told(owner, contest, removeStar=True)} == {solved, wrong}


def test_the_roll_is_told_where_the_seal_lies_and_whose_balloons_are_whose(stage: Stage) -> None:
    star = stage.person().headers["X-Name"]
    contest = stage.contest(
        title="Finals", star_accounts=[star], seal_rank_time=stage.start + HOUR + 999
    )
    stage.clock(AFTER)
    info = stage.root.get(INFO, cid=contest.id).data
    assert info["title"] == "Finals"
    assert info["rankShowName"] == "username"
    assert (info["problemCount"], info["displayIds"]) == (2, ["A", "B"])
    assert info["balloonColor"] == {"A": None, "B": None}
    assert info["sealSeconds"] == 3600
    assert info["starUserList"] == [star]
    day = r"\d{4}/\d\d/\d\d \d\d:\d\d:\d\d"
    assert matches(day, info["startTime"]) and matches(day, info["sealRankTime"])


@pytest.mark.parametrize("call", [INFO, SUBMISSIONS])
def test_nobody_but_managers_rolls_and_nothing_but_a_sealed_acm_contest_that_has_ended(
    stage: Stage, call: str
) -> None:
    contest = stage.contest()
    somebody = stage.person()
    stage.clock(AFTER)
    assert refused(somebody, call, contest.id) == (403, "contest.not_manager")
    assert refused(stage.root, call, 999_999) == (400, "contest.missing")
    contest.edit(seal_rank=False)
    assert refused(stage.root, call, contest.id) == (400, "scroll.no_seal")
    contest.edit(seal_rank=True, type=1)
    assert refused(stage.root, call, contest.id) == (400, "scroll.not_acm")
    contest.edit(type=0)
    stage.clock(119.9)
    assert refused(stage.root, call, contest.id) == (400, "scroll.not_ended")
    stage.clock(120)
    assert stage.root.get(call, cid=contest.id).status == 200


def refused(client: Client, call: str, contest_id: int) -> tuple[int, str]:
    answer = client.get(call, cid=contest_id)
    return answer.status, str(answer.err)


def root(stage: Stage) -> Client:
    data = stage.root.get("/api/get-user-home-info").data
    stage.uids["root"] = str(data["uid"])
    stage.root.headers = {"X-Name": "root"}
    return stage.root


def matches(pattern: str, text: str) -> bool:
    return re.fullmatch(pattern, text) is not None
