"""A contest's problems: who is shown them, under which names, and how often they were solved as far
as that may be known (contract contest.md §3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.stage import END, SEAL, WRONG, Stage
from tests.oj_appliance.judging.test_lost_judge import wait_until
from tests.problem_bodies import a_plus_b, add_problem

CHANGE_AUTH = "/api/admin/problem/change-problem-auth"


def listed(who: Client, cid: int, **query: Any) -> Answer:
    return who.get("/api/get-contest-problem", cid=cid, **query)


def counts(who: Client, cid: int, **query: Any) -> tuple[int, int]:
    """Accepted and total of the first problem."""
    first = listed(who, cid, **query).data[0]
    return first["ac"], first["total"]


def letters_of(who: Client, cid: int) -> list[str]:
    return [row["displayId"] for row in listed(who, cid).data]


def detail(who: Client, cid: int, display_id: str = "A", **query: Any) -> Answer:
    return who.get("/api/get-contest-problem-details", cid=cid, displayId=display_id, **query)


@pytest.mark.covers("S2-3-2", "S2-7-6", "S3-3-9")
def test_problems_come_in_the_order_of_their_letters_once_it_has_begun(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(-1)
    assert listed(stage.ann, cid).err == "contest.not_started"
    assert len(listed(stage.root, cid).data) == 2
    stage.at(1)
    rows = listed(stage.ann, cid).data
    assert [(row["displayId"], row["displayTitle"]) for row in rows] == [
        ("A", "First"),
        ("B", "Problem HELD"),
    ]
    assert {row["cid"] for row in rows} == {cid}
    assert [row["pid"] for row in rows] == [stage.pids["ONE"], stage.pids["HELD"]]
    assert [row["color"] for row in rows] == [None, None]
    assert listed(stage.ann, 49_999).err == "contest.missing"
    assert listed(stage.ann, stage.hold(visible=False)).err == "contest.missing"
    assert listed(stage.ben, stage.hold(auth=1)).err == "contest.register_first"


def test_guests_see_them_where_the_board_is_open_to_everybody(stage: Stage) -> None:
    closed, opened = stage.hold(), stage.hold(open_rank=True)
    guest = stage.server.client()
    for minute in (-1, 1):
        stage.at(minute)
        assert listed(guest, closed).err == "auth.login_required"
    assert len(listed(guest, opened).data) == 2
    stage.at(-1)
    assert listed(guest, opened).err == "auth.login_required"
    assert listed(stage.ann, opened).err == "contest.not_started"


def test_a_problem_out_of_sight_leaves_the_list_and_comes_back(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    for auth, shown in ((2, ["B"]), (1, ["A", "B"])):
        body = {"id": stage.pids["ONE"], "auth": auth}
        assert stage.root.put(CHANGE_AUTH, body).status == 200
        wait_until(lambda letters=shown: letters_of(stage.ann, cid) == letters)
        refusal = detail(stage.ann, cid).err if auth == 2 else ""
        assert refusal == ("problem.hidden" if auth == 2 else "")


def test_only_what_came_between_start_and_seal_is_counted(stage: Stage) -> None:
    cid = stage.hold(allow_end_submit=True, open_rank=True)
    stage.at(-1)
    stage.submit(stage.root, cid)
    stage.at(1)
    stage.submit(stage.root, cid)
    stage.submit(stage.ann, cid)
    stage.submit(stage.ben, cid, code=WRONG)
    assert counts(stage.ann, cid) == (1, 2)  # without the organisers' own
    stage.at(SEAL)
    stage.submit(stage.ben, cid)
    assert counts(stage.ann, cid) == counts(stage.server.client(), cid) == (1, 2)
    assert counts(stage.root, cid) == (2, 3)
    assert detail(stage.ann, cid).data["problemCount"]["total"] == 2
    assert detail(stage.root, cid).data["problemCount"]["ac"] == 2
    stage.at(END)
    stage.submit(stage.ann, cid)
    assert counts(stage.ann, cid) == (2, 3)
    assert counts(stage.ann, cid, containsEnd="true") == (3, 4)
    stage.edit(cid, auto_real_rank=False)
    assert counts(stage.ann, cid, containsEnd="true") == (1, 2)
    assert counts(stage.root, cid, containsEnd="true") == (3, 4)


def test_what_would_tell_where_a_problem_comes_from_waits_for_the_end(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    info = detail(stage.ann, cid).data
    kept = [info["problem"][name] for name in ("author", "difficulty", "modifiedUser")]
    assert (kept, info["problem"]["source"], info["tags"]) == ([None] * 3, "", [])
    assert (info["problem"]["title"], info["myStatus"]) == ("First", -10)
    assert info["problem"]["spjCode"] is None and info["problem"]["judgeExtraFile"] is None
    assert stage.ann.get("/api/get-problem-tags", pid=stage.pids["HELD"]).data == []
    stage.at(END)
    info = detail(stage.ann, cid).data
    assert (info["problem"]["source"], info["problem"]["difficulty"]) == ("a book", 2)
    assert [tag["name"] for tag in info["tags"]] == ["sums"]


@pytest.mark.covers("S2-7-7")
def test_a_contests_own_title_stands_in_every_language(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    assert detail(stage.ann, cid, "b").data["problem"]["title"] == "Problem HELD"
    answer = detail(stage.ann, cid, "ONE")
    assert (answer.status, answer.err) == (404, "contest.problem_missing")
    aliases = {"contestID": cid, "problemID": "A"}
    path = "/api/get-contest-problem-details"
    problem = stage.ann.get(path, **aliases).data["problem"]
    assert (problem["title"], problem["problemId"]) == ("First", "A")
    assert stage.ann.get(path, cid=cid).http == 400
    assert stage.server.client().get(path, **aliases).http == 401


def test_the_list_knows_titles_in_further_languages_of_problems_under_their_own(
    stage: Stage,
) -> None:
    english = {"en-US": {"title": "Sum", "description": "", "input": "", "output": ""}}
    pid = add_problem(stage.root, a_plus_b("LISTED", auth=3, statements=english))
    cid = stage.hold()
    own = stage.root.get("/api/admin/problem", pid=pid).data["title"]
    stage.at(1)
    for title, titles in ((own, {"en-US": "Sum"}), ("Ours", {})):
        problem = {"pid": pid, "displayId": "A", "displayTitle": title}
        body = {"cid": cid, "values": {}, "problems": [problem]}
        assert stage.root.post("/api/stage-contest", body).status == 200
        (row,) = listed(stage.ann, cid).data
        assert (row["displayTitle"], row["titles"]) == (title, titles)


def test_a_problem_of_a_contest_is_met_nowhere_else(stage: Stage) -> None:
    """Neither before it nor by those who may not enter."""
    cid, pid = stage.hold(auth=1, registered=("ann",)), stage.pids["HELD"]

    def seen(who: Client) -> bool:
        return bool(who.get("/api/get-problem-languages", pid=pid).data)

    for other in (stage.ann, stage.ben):
        stage.at(-1)
        assert not seen(other)
    stage.at(1)
    others = [each for each in stage.people.values() if each is not stage.ann]
    assert detail(stage.ann, cid, "B").status == 200
    assert detail(others[0], cid, "B").err == "contest.register_first"
    assert stage.ann.get("/api/get-problem-detail", problemId="HELD").err == "problem.not_public"
    assert stage.ann.get("/api/get-problem-tags", pid=pid).data == []
    upload = "/api/file/upload-problem-attachment"
    assert stage.root.upload(upload, "board.txt", b"1", pid=pid).status == 200

    def fetched(who: Client, **place: int) -> int:
        path = "/api/file/problem-attachment"
        return who.get(path, pid=pid, name="board.txt", **place).http

    assert [fetched(stage.ann, cid=cid), fetched(stage.ann)] == [200, 404]
    assert fetched(others[0], cid=cid) == fetched(stage.server.client(), cid=cid) == 404


@pytest.mark.parametrize("rule", [0, 1], ids=["acm", "oi"])
def test_test_runs_and_drafts_work_in_contests(stage: Stage, rule: int) -> None:
    cid, pid = stage.hold(type=rule, registered=("cat",), auth=1), stage.pids["HELD"]
    cat = stage.people["cat"]
    stage.at(1)
    run = {"pid": pid, "type": "contest", "language": "Python3", "code": "print(1)"}
    started = cat.post("/api/submit-problem-test-judge", {**run, "userInput": "1 2"})
    assert started.err in ("", "judge.too_fast") and started.status in (200, 403)
    body = {"pid": pid, "cid": cid, "language": "Python3", "code": "# mine", "version": 0}
    assert cat.put("/api/draft", body).data["version"] == 1
    assert stage.ben.put("/api/draft", body).err == "contest.register_first"
    stage.at(END)
    late = {**body, "code": "# late", "version": 1}
    assert cat.put("/api/draft", late).err == "draft.closed"
    assert cat.get("/api/draft", pid=pid, cid=cid).data["code"] == "# mine"
    stage.edit(cid, allow_end_submit=True)
    assert cat.put("/api/draft", late).data["version"] == 2
