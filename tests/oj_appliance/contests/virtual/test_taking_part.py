"""An ended contest on a clock of one's own, over HTTP."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.oj_appliance.contests.stage import END, MINUTE, WRONG, Stage
from tests.oj_appliance.contests.virtual.course import (
    LATER,
    board,
    counts,
    end,
    info,
    played,
    rows,
    start,
    view,
)


@pytest.fixture(scope="module")
def contest(stage: Stage) -> int:
    return played(stage)


def test_the_contest_goes_by_once_more_on_ones_own_clock(stage: Stage, contest: int) -> None:
    stage.at(LATER)
    official = board(stage.ann, contest)
    before = info(stage.ann, contest)
    assert view(stage.ann, contest)["state"] == "none"
    assert view(stage.ann, contest)["refusal"] is None

    begun = start(stage.ann, contest).data
    assert begun["state"] == "running" and begun["startedAt"] <= begun["now"] < begun["endsAt"]
    lived = info(stage.ann, contest)
    assert (lived["isVirtual"], lived["status"], lived["duration"]) == (True, 0, END * 60)
    assert (lived["startTime"], lived["endTime"]) == (begun["startedAt"], begun["endsAt"])
    assert lived["sealRank"] is False and lived["count"] == before["count"]
    assert info(stage.ben, contest)["status"] == 1
    assert board(stage.ann, contest) == []
    assert counts(stage.ann, contest) == {"A": (0, 0), "B": (0, 0)}

    # At minute 35 of hers: ben has solved A, cat has failed.
    stage.at(LATER + 35.5)
    assert board(stage.ann, contest) == [("ben", 1, 1, 30), ("cat", 2, 0, 0)]
    assert counts(stage.ann, contest) == {"A": (1, 2), "B": (0, 0)}
    wrong = stage.submit(stage.ann, contest, "A", WRONG)
    right = stage.submit(stage.ann, contest, "A")
    mine = ("+ann", 2, 1, 55)
    assert board(stage.ann, contest) == [mine, ("ben", 1, 1, 30), mine, ("cat", 2, 0, 0)]
    assert board(stage.ann, contest, keyword="ann") == [mine, mine]
    assert rows(stage.ann, contest) == [right, wrong]
    assert rows(stage.ann, contest, beforeContestSubmit="true") == []

    # At minute 45 cat has solved it too; the virtual row takes no number from her.
    stage.at(LATER + 45.5)
    listed = board(stage.ann, contest)
    assert listed == [mine, ("ben", 1, 1, 30), mine, ("cat", 2, 1, 60)]

    # Nobody else sees anything of it, and the official board is as it was.
    for who in (stage.ben, stage.root):
        assert [row for row in board(who, contest, forceRefresh=True) if row[0] == "+ann"] == []
        assert not {right, wrong} & set(rows(who, contest, containsEnd="true"))
    assert board(stage.ben, contest)[1:] == official
    assert stage.ben.get("/api/get-submission-detail", submitId=right).status == 404
    assert counts(stage.ben, contest) == {"A": (2, 3), "B": (1, 2)}

    stage.at(LATER + END + 1)
    ended = view(stage.ann, contest)
    assert ended["state"] == "ended" and ended["refusal"] == "contest.virtual_taken"
    assert (ended["result"]["rank"], ended["result"]["participants"]) == (2, 2)
    row = ended["result"]["row"]
    assert (row["username"], row["ac"], row["totalTime"] // 60, row["isVirtual"]) == (
        "ann",
        1,
        55,
        True,
    )
    after = info(stage.ann, contest)
    assert {**after, "now": None} == {**before, "now": None}
    assert board(stage.ann, contest) == official
    assert rows(stage.ann, contest, virtual="true") == [right, wrong]
    assert start(stage.ann, contest).err == "contest.virtual_taken"
    assert stage.send(stage.ann, contest).err == "contest.ended"


def test_a_restart_in_the_middle_loses_nothing(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    start(stage.ann, cid)
    sent = stage.submit(stage.ann, cid)
    body = {"pid": stage.pids["ONE"], "cid": cid, "language": "Python3", "code": "print(1)"}
    assert stage.ann.put("/api/draft", {**body, "version": 0}).data["version"] == 1
    before = view(stage.ann, cid)
    stage.server.stop()
    stage.server.start()
    stage.at(LATER + 5)
    after = view(stage.ann, cid)
    assert {**after, "now": 0} == {**before, "now": 0} and after["state"] == "running"
    assert rows(stage.ann, cid) == [sent]
    assert stage.ann.get("/api/draft", pid=stage.pids["ONE"], cid=cid).data["code"] == "print(1)"
    assert board(stage.ann, cid)[0][0] == "+ann"


def test_handing_in_ends_it_early_and_for_good(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    assert end(stage.ann, cid).err == "contest.virtual_none"
    start(stage.ann, cid)
    stage.at(LATER + 10.5)
    ended = end(stage.ann, cid).data
    assert (ended["state"], ended["result"]) == ("ended", None)
    assert info(stage.ann, cid)["status"] == 1
    assert end(stage.ann, cid).data["endsAt"] == ended["endsAt"]
    assert start(stage.ann, cid).err == "contest.virtual_taken"
    assert stage.send(stage.ann, cid).err == "contest.ended"


def test_whoever_took_part_may_go_through_it_once_more(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    start(stage.ben, cid)
    assert counts(stage.ben, cid)["A"] == (0, 0)
    marks = {"pidList": [stage.pids["ONE"]], "isContestProblemList": True, "cid": cid}
    asked = "/api/get-user-problem-status"
    pid = str(stage.pids["ONE"])
    assert stage.ben.post(asked, marks).data[pid]["status"] == -10
    stage.at(LATER + 25.5)
    stage.submit(stage.ben, cid)
    assert stage.ben.post(asked, marks).data[pid]["status"] == 0
    stage.at(LATER + 32.5)
    mine = ("+ben", 1, 1, 25)
    assert board(stage.ben, cid) == [mine, mine, ("ben", 1, 1, 30), ("cat", 2, 0, 0)]
    end(stage.ben, cid)
    assert view(stage.ben, cid)["result"]["rank"] == 2


def test_what_others_did_later_is_told_by_no_call(stage: Stage) -> None:
    cid = played(stage)
    theirs = rows(stage.ben, cid)
    stage.at(LATER)
    assert stage.ann.get("/api/get-submission-detail", submitId=theirs[0]).status == 200
    start(stage.ann, cid)
    stage.at(LATER + 32.5)
    seen = [
        number
        for number in theirs
        if stage.ann.get("/api/get-submission-detail", submitId=number).status == 200
    ]
    assert seen == theirs[-2:]
    body = {"submitIds": theirs, "cid": cid}
    told = stage.ann.post("/api/check-contest-submissions-status", body).data
    assert sorted(map(int, told)) == sorted(theirs[-2:])
    details = stage.ann.get("/api/get-contest-problem-details", cid=cid, displayId="A").data
    assert (details["problemCount"]["total"], details["problemCount"]["ac"]) == (2, 1)
    assert details["tags"] == [] and details["problem"]["difficulty"] is None
    report = stage.ann.get("/api/get-contest-problem-statistics", cid=cid)
    assert report.err == "report.not_ended"
    outside = {"cid": cid, "forceRefresh": True}
    stage.edit(cid, open_rank=True)
    found = stage.ann.post("/api/get-contest-outside-scoreboard", outside).data["records"]
    assert [(row["username"], row["ac"]) for row in found] == [("ben", 1), ("cat", 0)]


@pytest.mark.parametrize(
    ("minute", "values", "key"),
    [
        (60, {}, "contest.virtual_not_ended"),
        (-5, {}, "contest.not_started"),
        (LATER, {"auto_real_rank": False}, "contest.virtual_sealed"),
        (LATER, {"visible": False}, "contest.missing"),
        (LATER, {"auth": 1, "password": "secret"}, "contest.register_first"),
        (LATER, {"auth": 2, "password": "secret"}, "contest.register_first"),
        (LATER, {"group_id": 7}, "group.not_member"),
    ],
)
def test_it_starts_where_the_contest_is_over_and_open_to_one(
    stage: Stage, minute: float, values: dict[str, Any], key: str
) -> None:
    cid = stage.hold(**values)
    stage.at(minute)
    refused = start(stage.ann, cid)
    assert refused.err == key


def test_organisers_and_the_disqualified_take_no_part(stage: Stage) -> None:
    cid = stage.hold(registered=("ann",))
    stage.at(LATER)
    assert start(stage.root, cid).err == "contest.virtual_manager"
    disqualify = "UPDATE participation SET disqualified_at = 1 WHERE place_id = ?"
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection, connection:
        connection.execute(disqualify, (cid,))
    assert start(stage.ann, cid).err == "contest.virtual_disqualified"


def test_a_password_is_asked_for_first(stage: Stage) -> None:
    cid = stage.hold(auth=2, password="secret")
    stage.at(LATER)
    assert view(stage.ann, cid)["refusal"] == "contest.register_first"
    stage.ann.post("/api/register-contest", {"cid": cid, "password": "secret"})
    assert view(stage.ann, cid)["refusal"] is None
    assert start(stage.ann, cid).status == 200
    assert stage.send(stage.ann, cid).status == 200


def test_edits_of_the_organiser_are_obeyed_on_the_way(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    start(stage.ann, cid)
    sent = stage.submit(stage.ann, cid)
    stage.edit(cid, visible=False)
    assert start(stage.ann, cid).err == "contest.missing"
    assert stage.send(stage.ann, cid).status == 404
    # Sealed for others again: nothing of what came after the seal is replayed.
    stage.edit(cid, visible=True, auto_real_rank=False)
    stage.at(LATER + 95.5)
    assert [row[2] for row in board(stage.ann, cid) if row[0] == "ben"] == [1]
    # Longer by an hour, but over: her clock goes on as long.
    stage.edit(cid, auto_real_rank=True, end_time=stage.begin + 180 * MINUTE)
    stage.at(LATER + 170.5)
    assert info(stage.ann, cid)["isVirtual"] is True
    # Held anew: whoever submits now takes part like everybody.
    stage.edit(cid, end_time=stage.begin + (LATER + 300) * MINUTE, seal_rank=False)
    assert info(stage.ann, cid)["isVirtual"] is False
    official = stage.submit(stage.ann, cid)
    assert official in rows(stage.ben, cid) and sent not in rows(stage.ben, cid)


def test_a_contest_that_is_deleted_takes_it_along(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    start(stage.ann, cid)
    sent = stage.submit(stage.ann, cid)
    assert stage.root.delete("/api/admin/contest", cid=cid).status == 200
    assert start(stage.ann, cid).err == "contest.missing"
    assert stage.ann.get("/api/get-submission-detail", submitId=sent).status == 404
    left = "SELECT user_id FROM participation WHERE place_id = ?"
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection:
        assert connection.execute(left, (cid,)).fetchall() == []


def test_it_counts_in_no_total(stage: Stage) -> None:
    cid = played(stage)
    stage.at(LATER)
    start(stage.ann, cid)

    def totals() -> tuple[Any, ...]:
        home = stage.ann.get("/api/get-user-home-info").data
        problem = stage.root.get("/api/get-problem-detail", problemId="ONE").data
        bank = stage.ann.get("/api/get-submission-list").data["total"]
        people = stage.root.get("/api/get-contest-ac-info", cid=cid).data["total"]
        return home["total"], home["solvedList"], problem["problemCount"], bank, people

    before = totals()
    stage.submit(stage.ann, cid)
    assert totals() == before
