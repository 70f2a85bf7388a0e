"""Submissions of contests as participants read them: lists, rows, cases, marks and frames, before
the seal, under it and afterwards (contract contest.md §3, submission.md §4, problem.md §3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.stage import ADD, END, SEAL, WRONG, Stage
from tests.oj_appliance.submissions.test_live_changes import hear, is_final, uid_of

SEALED = -5
RESULTS = ("status", "score", "time", "memory", "length")


def page(who: Client, cid: int, **query: Any) -> list[dict[str, Any]]:
    found = who.get("/api/contest-submissions", contestID=cid, limit=100, **query).data
    assert found["total"] == len(found["records"])
    return list(found["records"])


def numbers(who: Client, cid: int, **query: Any) -> list[int]:
    return [row["submitId"] for row in page(who, cid, **query)]


def detail(who: Client, number: int) -> dict[str, Any]:
    return dict(who.get("/api/get-submission-detail", submitId=number).data["submission"])


def refusal(who: Client, number: int) -> str:
    return who.get("/api/get-submission-detail", submitId=number).err


def checked(who: Client, cid: int, *found: int) -> dict[str, Any]:
    body = {"submitIds": list(found), "cid": cid}
    return dict(who.post("/api/check-contest-submissions-status", body).data)


def cases(who: Client, number: int) -> Any:
    return who.get("/api/get-all-case-result", submitId=number).data


def mark(stage: Stage, who: Client, cid: int, **body: Any) -> tuple[int, int | None]:
    pid = stage.pids["ONE"]
    asked = {"pidList": [pid], "isContestProblemList": True, "cid": cid, **body}
    found = who.post("/api/get-user-problem-status", asked).data[str(pid)]
    return found["status"], found["score"]


def strip(who: Client, cid: int) -> list[tuple[str, str, int | None]]:
    found = who.get("/api/get-full-screen-problem-list", cid=cid).data
    return [(row["problemId"], row["title"], row["status"]) for row in found]


def test_rows_bear_the_contests_names_alone(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    number = stage.submit(stage.ann, cid)
    (row,) = page(stage.ben, cid)
    assert (row["submitId"], row["displayId"], row["title"]) == (number, "A", "First")
    assert (row["pid"], row["displayPid"], row["oiRankScore"]) == (None, "", None)
    assert checked(stage.ann, cid, number)[str(number)]["displayPid"] == ""
    assert detail(stage.ann, number)["displayId"] == "A"


def test_what_others_runs_took_and_their_code_is_not_told_while_it_runs(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    number = stage.submit(stage.ann, cid)
    for row in (page(stage.ben, cid)[0], detail(stage.ben, number)):
        assert [row[name] for name in RESULTS] == [0, None, None, None, None]
    assert detail(stage.ben, number)["code"] is None
    own = detail(stage.ann, number)
    assert (own["code"], own["status"], own["time"] is None) == (ADD, 0, False)
    assert cases(stage.ann, number) is None and cases(stage.ben, number) is None
    assert cases(stage.root, number)["judgeCaseList"]
    stage.at(END)
    assert detail(stage.ben, number)["time"] is not None
    assert detail(stage.ben, number)["code"] is None
    assert cases(stage.ann, number)["judgeCaseList"] and cases(stage.ben, number)["judgeCaseList"]


@pytest.mark.covers("S1-6-8")
def test_under_the_seal_of_acm_others_rows_are_gone_and_ones_own_are_whole(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    early = stage.submit(stage.ann, cid, code=WRONG)
    stage.at(SEAL + 1)
    late = stage.submit(stage.ann, cid)
    assert numbers(stage.ben, cid) == [early]
    assert numbers(stage.ben, cid, status=0) == []
    assert refusal(stage.ben, late) == "submission.missing"
    assert checked(stage.ben, cid, early, late).keys() == {str(early)}
    assert numbers(stage.ann, cid) == numbers(stage.root, cid) == [late, early]
    assert detail(stage.ann, late)["status"] == 0
    assert checked(stage.ann, cid, late)[str(late)]["status"] == 0
    assert mark(stage, stage.ann, cid) == (0, None)
    assert strip(stage.ann, cid)[0] == ("A", "First", 0)
    stage.at(END)
    assert numbers(stage.ben, cid) == [late, early]
    stage.edit(cid, auto_real_rank=False)
    assert numbers(stage.ben, cid) == [early]
    assert numbers(stage.ann, cid) == numbers(stage.root, cid) == [late, early]


@pytest.mark.covers("S1-6-8", "S1-3-28")
def test_under_the_seal_of_oi_nobody_but_the_organisers_knows_a_result(stage: Stage) -> None:
    cid, pid = stage.hold(type=1), stage.pids["ONE"]
    stage.at(1)
    early = stage.submit(stage.ann, cid)
    stage.at(SEAL + 1)
    late = stage.submit(stage.ann, cid, code=WRONG)
    assert numbers(stage.ben, cid) == [early]
    assert refusal(stage.ben, late) == "submission.missing"
    assert numbers(stage.ann, cid) == [late, early]
    for row in (
        page(stage.ann, cid)[0],
        detail(stage.ann, late),
        *checked(stage.ann, cid, late).values(),
    ):
        assert [row[name] for name in RESULTS] == [SEALED, None, None, None, None]
    assert detail(stage.ann, late)["code"] == WRONG
    assert cases(stage.ann, late) is None
    assert (mark(stage, stage.ann, cid), mark(stage, stage.root, cid)) == (
        (SEALED, None),
        (-10, None),
    )
    assert strip(stage.ann, cid)[0] == ("A", "First", SEALED)
    assert stage.ann.get("/api/get-last-ac-code", pid=pid, cid=cid).data["submitId"] == early
    assert numbers(stage.ann, cid, status=-1) == numbers(stage.ann, cid, status=SEALED) == []
    assert detail(stage.root, late)["status"] == -1
    stage.at(END)
    assert (detail(stage.ann, late)["status"], mark(stage, stage.ann, cid)[0]) == (-1, -1)
    stage.edit(cid, auto_real_rank=False)
    assert (detail(stage.ann, late)["status"], mark(stage, stage.ann, cid)[0]) == (SEALED, SEALED)


@pytest.mark.covers("S2-7-36")
def test_acm_marks_the_accepted_one_and_oi_the_newest(stage: Stage) -> None:
    marks = {}
    for rule in (0, 1):
        cid = stage.hold(type=rule)
        stage.at(1)
        stage.submit(stage.ann, cid)
        stage.submit(stage.ann, cid, code=WRONG)
        marks[rule] = mark(stage, stage.ann, cid)[0], strip(stage.ann, cid)[0][2]
    assert marks == {0: (0, 0), 1: (-1, -1)}


def test_what_comes_after_the_end_is_told_where_it_is_asked_for(stage: Stage) -> None:
    cid = stage.hold(allow_end_submit=True, seal_rank=False)
    stage.at(END + 1)
    late = stage.submit(stage.ann, cid)
    assert numbers(stage.ben, cid) == []
    assert numbers(stage.ben, cid, containsEnd="true") == [late]
    assert numbers(stage.ann, cid) == [late]
    assert mark(stage, stage.ann, cid)[0] == -10
    assert mark(stage, stage.ann, cid, containsEnd=True)[0] == 0
    stage.edit(cid, allow_end_submit=False)
    assert numbers(stage.ben, cid, containsEnd="true") == []
    assert mark(stage, stage.ann, cid, containsEnd=True)[0] == -10


def test_what_came_before_the_start_stands_apart(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(-1)
    trial = stage.submit(stage.root, cid)
    stage.at(1)
    number = stage.submit(stage.ann, cid)
    before = {"beforeContestSubmit": "true"}
    assert (numbers(stage.root, cid), numbers(stage.root, cid, **before)) == ([number], [trial])
    assert (numbers(stage.ann, cid), numbers(stage.ann, cid, **before)) == ([number], [])
    assert refusal(stage.ann, trial) == "submission.missing"


@pytest.mark.covers("S1-7.1-28", "S2-2.2-7", "S2-7-8")
def test_the_list_is_filtered_by_problem_person_and_status(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    first = stage.submit(stage.ann, cid, "A", WRONG)
    second = stage.submit(stage.ben, cid, "B")
    assert numbers(stage.ann, cid, problemID="b") == [second]
    assert numbers(stage.ann, cid, problemID="ONE") == []
    assert numbers(stage.ann, cid, problemID="A", completeProblemID="true") == [first]
    assert numbers(stage.ann, cid, username="be") == [second]
    assert numbers(stage.ann, cid, onlyMine="true") == [first]
    assert numbers(stage.ann, cid, status=-1) == [first]
    assert numbers(stage.ann, cid, status=0) == [second]


def test_the_list_asks_who_may_enter(stage: Stage) -> None:
    cid = stage.hold(auth=1, registered=("ann",))
    stage.at(1)
    number = stage.submit(stage.ann, cid)
    path = "/api/contest-submissions"
    assert stage.ben.get(path, contestID=cid).err == "contest.register_first"
    assert stage.server.client().get(path, contestID=cid).http == 401
    assert stage.ann.get(path).http == 400
    assert refusal(stage.ben, number) == "submission.missing"
    assert refusal(stage.server.client(), number) == "auth.login_required"
    assert stage.ann.get(path, cid=cid).data["total"] == 1
    body = {"submitIds": [number]}
    assert stage.ben.post("/api/check-submissions-status", body).data == {}
    asked = {"pidList": [1], "isContestProblemList": True, "cid": 49_999}
    answer = stage.ben.post("/api/get-user-problem-status", asked)
    assert (answer.status, answer.err) == (404, "contest.missing")


def test_frames_of_a_sealed_oi_submission_end_when_the_judge_takes_it(stage: Stage) -> None:
    cid = stage.hold(type=1)
    stage.at(SEAL + 1)
    topic = f"submission:{uid_of(stage.ann)}"
    heard = hear(stage.server, stage.ann, topic, lambda: stage.submit(stage.ann, cid), is_final)
    assert [row["status"] for row in heard] == [5, SEALED]
    assert all(row["gmtModified"] == row["gmtCreate"] for row in heard)


def test_edited_times_hold_for_what_is_there_already(stage: Stage) -> None:
    """A seal that comes earlier hides at once what was shown, one that comes later opens it."""
    cid = stage.hold()
    stage.at(SEAL - 10)
    number = stage.submit(stage.ann, cid)
    stage.at(SEAL + 1)
    assert numbers(stage.ben, cid) == [number]
    earlier = stage.begin + (SEAL - 20) * 60_000
    stage.edit(cid, seal_rank_time=earlier)
    assert numbers(stage.ben, cid) == []
    stage.edit(cid, seal_rank_time=earlier + 60 * 60_000)
    assert numbers(stage.ben, cid) == [number]
    # A start that comes later leaves one's own rows to oneself.
    stage.edit(cid, start_time=stage.begin + SEAL * 60_000)
    assert (numbers(stage.ben, cid), numbers(stage.ann, cid)) == ([], [])
    assert numbers(stage.ann, cid, beforeContestSubmit="true") == [number]


def test_while_the_judge_stands_still_rows_wait_and_say_so(stage: Stage) -> None:
    pause = "/api/admin/judge/pause"
    cid = stage.hold(type=1)
    stage.at(SEAL + 1)
    assert stage.root.put(pause, {"paused": True, "reason": "new data"}).status == 200
    try:
        number = int(stage.send(stage.ann, cid).data["submitId"])
        row = checked(stage.ann, cid, number)[str(number)]
        assert (row["status"], row["queueReason"]) == (5, "paused")
        assert stage.root.get("/api/admin/judge/queue").data["reason"] == "new data"
    finally:
        assert stage.root.put(pause, {"paused": False}).status == 200
