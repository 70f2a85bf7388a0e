"""The board as participants and managers get it (contract scoreboard.md §1, §2, §8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oj_appliance.contests.boards.staged import AC, CE, HOUR, WA, Stage


def told(rows: list[dict[str, Any]], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(row[name] for name in names) for row in rows]


@pytest.mark.covers("S2-3-3", "S2-3-4", "S2-7-11", "S2-7-46")
def test_a_row_tells_person_place_and_each_problem(stage: Stage) -> None:
    contest, ann, ben = stage.contest(), stage.person(), stage.person()
    contest.submit(ann, "A", 1, WA)
    contest.submit(ann, "A", 10, AC)
    contest.submit(ben, "B", 20, CE)
    page = contest.rank(ann).data
    assert (page["total"], page["size"], page["current"], page["pages"]) == (3, 50, 1, 1)
    own, first, second = page["records"]
    assert own == first
    name = ann.headers["X-Name"]
    cell = {"isAC": True, "isFirstAC": True, "ACTime": 600, "errorNum": 1}
    assert first == {
        **{"rank": 1, "uid": stage.uid(ann), "username": name, "rankShowName": name},
        **{"nickname": None, "realname": None, "school": None, "gender": "secrecy"},
        **{"avatar": None, "isWinAward": False, "awardName": None, "awardBackground": None},
        **{"awardColor": None, "ac": 1, "total": 2, "totalTime": 1800},
        "submissionInfo": {"A": cell},
    }
    assert second["submissionInfo"] == {"B": {"errorNum": 0}}
    assert told([second], "rank", "ac", "total", "totalTime") == [(2, 0, 1, 0)]


@pytest.mark.covers("S2-3-3", "S2-3-5")
def test_an_oi_row_tells_scores_and_times(stage: Stage) -> None:
    contest, ann = stage.contest(type=1, oi_rank_score_type="Highest"), stage.person()
    contest.submit(ann, "A", 1, AC, score=100, time=40)
    contest.submit(ann, "A", 2, WA, score=30)
    contest.submit(ann, "B", 3, WA, score=20)
    (row,) = contest.rows(ann)
    assert (row["totalScore"], row["totalTime"]) == (120, 40)
    assert row["submissionInfo"] == {"A": 100, "B": 20} and row["timeInfo"] == {"A": 40}
    assert "ac" not in row and "total" not in row
    contest.edit(oi_rank_score_type="Recent")
    (row,) = contest.rows(ann)
    assert row["submissionInfo"] == {"A": 30, "B": 20} and row["timeInfo"] is None


def test_whoever_may_not_look_into_the_contest_may_not_see_its_board(stage: Stage) -> None:
    contest, ann = stage.contest(auth=1, password="secret"), stage.person()
    assert contest.rank(stage.server.client()).http == 401
    assert contest.rank(ann).err == "contest.register_first"
    assert contest.rank(stage.root).status == 200
    contest.edit(auth=0)
    stage.clock(-1)
    assert contest.rank(ann).err == "contest.not_started"
    stage.clock(1)
    contest.edit(visible=False)
    assert contest.rank(ann).err == "contest.missing"
    refused = ann.post("/api/get-contest-rank", {})
    assert (refused.status, refused.err) == (400, "param.cid")


@pytest.mark.covers("S2-1-2b", "S2-3-4", "S2-4-9")
def test_the_seal_hides_what_came_after_it_and_managers_may_lift_it(stage: Stage) -> None:
    contest, ann, ben = stage.contest(), stage.person(), stage.person()
    contest.submit(ann, "A", 30, AC)
    contest.submit(ben, "A", 70, AC)
    for asked in ({}, {"forceRefresh": True}):
        rows = contest.rows(ann, **asked)
        assert told(rows, "uid", "ac") == [(stage.uid(ann), 1), (stage.uid(ben), 0)]
        assert rows[1]["submissionInfo"] == {"A": {"errorNum": 0, "tryNum": 1}}
    assert told(contest.rows(stage.root, forceRefresh=False), "ac") == [(1,), (0,)]
    assert told(contest.rows(stage.root, forceRefresh=True), "ac") == [(1,), (1,)]
    stage.clock(120)
    assert told(contest.rows(ann), "ac") == [(1,), (1,)]
    contest.edit(auto_real_rank=False)
    assert told(contest.rows(ann, forceRefresh=True), "ac") == [(1,), (0,)]
    assert told(contest.rows(stage.root, forceRefresh=True), "ac") == [(1,), (1,)]


def test_every_change_of_a_submission_is_on_the_board_at_once(stage: Stage) -> None:
    contest, ann = stage.contest(), stage.person()
    number = contest.submit(ann, "A", 10)
    assert contest.rows(ann) == []
    for verb, result, ac, errors in (
        ("verdict", {"status": WA}, 0, 1),
        ("rejudge", {}, None, None),
        ("verdict", {"status": AC}, 1, 0),
        ("by_hand", {"status": WA}, 0, 1),
        ("cancel", {}, 0, 0),
    ):
        contest.move(number, verb, **result)
        rows = contest.rows(ann)
        if ac is None:
            assert rows == []
        else:
            assert told(rows, "ac") == [(ac,)]
            assert rows[0]["submissionInfo"]["A"]["errorNum"] == errors


def test_an_edit_of_the_contest_is_on_the_board_at_once(stage: Stage) -> None:
    contest, ann, ben = stage.contest(), stage.person(), stage.person()
    contest.submit(ann, "A", 10, AC)
    contest.submit(ben, "B", 20, AC)
    contest.edit(star_accounts=[ann.headers["X-Name"]])
    assert told(contest.rows(ben), "uid", "rank") == [(stage.uid(ann), -1), (stage.uid(ben), 1)]
    assert told(contest.rows(ben, removeStar=True), "uid") == [(stage.uid(ben),)]
    contest.edit(start_time=stage.start + 15 * 60_000)
    assert told(contest.rows(ben), "uid", "totalTime") == [(stage.uid(ben), 300)]
    contest.edit(start_time=stage.start, end_time=stage.start + 15 * 60_000)
    assert told(contest.rows(ben), "uid") == [(stage.uid(ann),)]
    contest.edit(end_time=stage.start + 2 * HOUR, problems="B")
    assert told(contest.rows(ben), "uid") == [(stage.uid(ben),)]
    award = {"priority": 1, "name": "Gold", "background": "#e6bf25", "color": "#fff", "num": 1}
    contest.edit(awards=[award], award_type=2)
    rows = contest.rows(ben, removeStar=True)
    assert told(rows, "isWinAward", "awardName", "awardColor") == [(True, "Gold", "#fff")]


def test_organisers_and_root_are_on_no_board(stage: Stage) -> None:
    teacher, ann, late_root = stage.person("admin"), stage.person(), stage.person()
    contest = stage.contest(uid=stage.uid(teacher))
    for client in (teacher, ann, late_root):
        contest.submit(client, "A", 10, AC)
    uids = {stage.uid(ann), stage.uid(late_root)}
    assert {row["uid"] for row in contest.rank(teacher).data["records"]} == uids
    edit = {"uid": stage.uid(late_root), "type": 1000, "status": 0}
    edit["username"] = late_root.headers["X-Name"]
    assert stage.root.put("/api/admin/user/edit-user", edit).data is None
    stage.clock(11, later_by=15)
    assert {row["uid"] for row in contest.rank(teacher).data["records"]} == {stage.uid(ann)}


@pytest.mark.covers("S2-3-4")
def test_what_was_submitted_after_the_end_is_shown_where_it_is_allowed(stage: Stage) -> None:
    contest, ann = stage.contest(), stage.person()
    contest.submit(ann, "A", 130, AC)
    assert contest.rows(ann, containsEnd=True) == []
    contest.edit(allow_end_submit=True)
    assert contest.rows(ann) == []
    (row,) = contest.rows(ann, containsEnd=True)
    assert row["submissionInfo"]["A"]["isAfterContest"] is True


def test_pages_go_on_where_the_last_one_ended(stage: Stage) -> None:
    contest = stage.contest()
    people = [stage.person() for _ in range(3)]
    for minute, client in enumerate(people, 1):
        contest.submit(client, "A", minute, AC)
    asked = {"limit": 2, "concernedList": [stage.uid(people[0])]}
    pages = [contest.rank(people[2], currentPage=n, **asked).data for n in (1, 2, 3, 4)]
    uids = [[row["uid"] for row in page["records"]] for page in pages]
    one, two, three = (stage.uid(each) for each in people)
    assert uids == [[three, one], [one, two], [three], []]
    assert {(page["total"], page["pages"]) for page in pages} == {(5, 3)}


def test_records_of_other_contests_are_taken_in_for_whoever_manages_both(stage: Stage) -> None:
    teacher, ann, ben = stage.person("admin"), stage.person(), stage.person()
    uid = stage.uid(teacher)
    old = stage.contest(uid=uid, start_time=stage.start - 10 * HOUR, seal_rank=False)
    foreign = stage.contest(start_time=stage.start - 10 * HOUR, seal_rank=False)
    for contest in (old, foreign):
        contest.submit(ann, "A", -590, AC)
        contest.submit(ann, "B", -500, AC)
    now = stage.contest(uid=uid)
    now.submit(ben, "A", 20, AC)
    asked = {"externalCidList": [old.id, foreign.id, 9_999]}
    rows = now.rank(teacher, **asked).data["records"]
    assert told(rows, "uid", "ac", "totalTime") == [
        (stage.uid(ann), 1, 600),
        (stage.uid(ben), 1, 1200),
    ]
    assert told(now.rows(ben, **asked), "uid") == [(stage.uid(ben),)]
