"""The board that everybody may look at, and the head beside it (contract scoreboard.md §1, §9)."""

from __future__ import annotations

import pytest

from tests.oj_appliance.contests.boards.staged import AC, WA, Stage


@pytest.mark.covers("S2-7-10")
def test_guests_get_the_board_without_a_row_of_their_own(stage: Stage) -> None:
    contest, ann, guest = stage.contest(), stage.person(), stage.server.client()
    contest.submit(ann, "A", 1, AC)
    (row,) = contest.outside(guest).data["records"]
    assert row["uid"] == stage.uid(ann) and row["ac"] == 1
    assert contest.outside(ann).data["total"] == 1
    assert contest.outside(guest, concernedList=[stage.uid(ann)]).data["total"] == 2
    assert contest.outside(guest, keyword="nobody").data["records"] == []


def test_a_board_that_is_not_open_is_closed_to_everybody(stage: Stage) -> None:
    contest, guest = stage.contest(open_rank=False), stage.server.client()
    for client in (guest, stage.root):
        refused = contest.outside(client)
        assert (refused.status, refused.err) == (403, "board.closed")
    contest.edit(open_rank=True)
    stage.clock(-1)
    refused = contest.outside(guest)
    assert (refused.status, refused.err) == (403, "board.preparing")
    contest.edit(visible=False)
    refused = contest.outside(guest)
    assert (refused.status, refused.err) == (400, "contest.missing")
    refused = guest.post("/api/get-contest-outside-scoreboard", {})
    assert (refused.status, refused.err) == (400, "param.cid")


def test_the_outside_board_may_be_fifteen_seconds_old_but_for_managers_who_insist(
    stage: Stage,
) -> None:
    contest, ann, guest = stage.contest(), stage.person(), stage.server.client()
    assert contest.outside(guest).data["total"] == 0
    contest.submit(ann, "A", 2, AC)
    for client in (guest, ann):
        assert contest.outside(client, forceRefresh=True).data["total"] == 0
    assert contest.outside(stage.root, forceRefresh=True).data["total"] == 1
    assert contest.outside(stage.root).data["total"] == 0
    stage.clock(2, later_by=15)
    assert contest.outside(guest).data["total"] == 1


def test_guests_see_the_sealed_board_until_it_is_opened(stage: Stage) -> None:
    contest, ann, guest = stage.contest(auto_real_rank=False), stage.person(), stage.server.client()
    contest.submit(ann, "A", 70, AC)
    stage.clock(130)
    assert [row["ac"] for row in contest.outside(guest).data["records"]] == [0]
    contest.edit(auto_real_rank=True)
    assert [row["ac"] for row in contest.outside(guest).data["records"]] == [1]


def test_the_head_names_the_contest_and_its_problems(stage: Stage) -> None:
    contest, ann, guest = stage.contest(title="Autumn"), stage.person(), stage.server.client()
    contest.submit(ann, "A", 1, WA)
    contest.submit(ann, "A", 2, AC)
    contest.submit(ann, "A", 70, AC)
    head = guest.get("/api/get-contest-outsize-info", cid=contest.id).data
    assert head["contest"]["title"] == "Autumn" and head["contest"]["rankShowName"] == "username"
    assert head["contest"]["now"] is not None and head["contest"]["sealRank"] is True
    first, second = head["problemList"]
    assert (first["displayId"], first["displayTitle"], first["color"]) == ("A", "Problem A", None)
    assert (first["cid"], first["pid"]) == (contest.id, stage.problems["A"])
    assert (first["ac"], first["total"], second["ac"], second["total"]) == (1, 2, 0, 0)
    head = stage.root.get("/api/get-contest-outsize-info", cid=contest.id).data
    assert [(it["ac"], it["total"]) for it in head["problemList"]] == [(2, 3), (0, 0)]


def test_the_head_is_as_closed_as_the_board(stage: Stage) -> None:
    contest, guest = stage.contest(open_rank=False), stage.server.client()
    path = "/api/get-contest-outsize-info"
    assert guest.get(path, cid=contest.id).err == "board.closed"
    contest.edit(open_rank=True)
    stage.clock(-1)
    assert guest.get(path, cid=contest.id).err == "board.preparing"
    refused = guest.get(path, cid=49_999)
    assert (refused.status, refused.err) == (404, "contest.missing")


def test_the_boards_are_the_same_after_a_restart(stage: Stage) -> None:
    contest, ann, ben = stage.contest(), stage.person(), stage.person()
    contest.submit(ann, "A", 1, WA)
    contest.submit(ben, "A", 2, AC)
    contest.submit(ann, "A", 3, AC)
    number = contest.submit(ann, "B", 4, AC)
    contest.move(number, "cancel")
    before = contest.rank(ann).data
    stage.server.kill()
    stage.server.start()
    stage.clock(5)
    assert contest.rank(ann).data == before
