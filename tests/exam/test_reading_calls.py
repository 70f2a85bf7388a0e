"""A student in the middle of an exam asks all that can be read, with the numbers of others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.exam.crawler import Parameters, Read, crawl
from tests.exam.doors import heard
from tests.exam.figures import report
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, HIDDEN, MINUTE, WorkStage
from tests.problem_bodies import add_problem, problem_body

# Of hidden test data and of somebody's code; each stands nowhere else.
SECRET_CASE = ("771331 1\n", "771332\n")
BENS_CODE = f"{ADD}  # of-ben-7731"
STAFFS_WORDS = "For staff alone 5519"
# Answers that differ whenever they are asked.
RANDOM = re.compile(
    r"/api/(captcha|login-puzzle|quotation|get-random-problem|time|health|register-code"
    r"|get-register-code)|/metrics"
)
# Moments of the server, when a session was seen, and the submissions of all the site by days, which
# are no secret (contract home.md); how many were accepted is one.
MOVING = re.compile(
    r'"(now|serverTime|lastSeen|lastActive)":\s*("[^"]*"|\d+)|"totalCountList":\s*\[[^\]]*\]'
)
WEEK = "/api/get-last-week-submission-statistics"


@pytest.fixture(scope="module")
def exam(stage: WorkStage) -> int:
    secret = problem_body("SECRET", [("1 2\n", "3\n"), SECRET_CASE], auth=3, hint="")
    secret["problem"]["spjCode"] = STAFFS_WORDS
    stage.pids["SECRET"] = add_problem(stage.root, secret)
    # Sums of days move at the site's midnight, 16:00 UTC: all is read well before or after it.
    if (stage.begin // MINUTE) % (24 * 60) in range(16 * 60 - 30, 16 * 60):
        stage.begin -= 30 * MINUTE
    tid = stage.hold()
    problems = [
        {"pid": stage.pids["SECRET"], "displayId": "A", "displayTitle": "First"},
        {"pid": stage.pids["ONE"], "displayId": "B", "displayTitle": "Second"},
    ]
    body = {"tid": tid, "values": {}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    stage.at(1)
    stage.start(tid, "ann", "ben")
    return tid


def worlds_of(stage: WorkStage, tid: int, numbers: dict[str, int]) -> list[Parameters]:
    """What ann may have guessed or overheard: the exam and its problems, ben and his numbers."""
    cid, ben = tid + CID_OFFSET, uid_of(stage.ben)
    of_exam = {"cid": cid, "tid": tid, "timedWorkID": tid, "timedWorkId": tid, "id": tid}
    return [
        {
            **of_exam,
            **{"pid": stage.pids["SECRET"], "problemId": "SECRET", "displayId": "A"},
            **{"problemID": "A", "uid": ben, "username": "ben", "keyword": "ben"},
            **{"submitId": numbers["ben"], "status": 0, "currentPage": 1, "limit": 500},
        },
        {
            **{"cid": tid, "tid": tid, "id": numbers["ben"], "contestID": cid},
            **{"pid": stage.pids["ONE"], "problemId": "ONE", "displayId": "B", "username": "ann"},
            **{"uid": uid_of(stage.ann), "submitId": numbers["ann"], "currentPage": 1},
            **{"forceRefresh": True, "removeStar": True, "containsEnd": True, "all": True},
            **{"onlyMine": False, "completeProblemID": True, "limit": 500},
        },
    ]


def read_all(stage: WorkStage, who: Client, worlds: list[Parameters]) -> dict[str, Read]:
    document = stage.root.get("/api/openapi.json").json
    posted = (post_read(who, path, body) for path, body in posts(worlds))
    return {each.name: each for each in (*crawl(who, document, worlds), *posted)}


def posts(worlds: list[Parameters]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is read by POST: states by number, marks of problems, ranks."""
    numbers = sorted({world["submitId"] for world in worlds})
    yield "/api/check-submissions-status", {"submitIds": numbers}
    for world, tells in product(worlds, (True, False)):
        cid = world.get("cid")
        ids = {"submitIds": numbers, "cid": cid}
        yield "/api/check-contest-submissions-status", ids
        marks = {"pidList": [world["pid"]], "isContestProblemList": tells, "cid": cid}
        yield "/api/get-user-problem-status", {**marks, "containsEnd": True}
        for path in ("/api/get-contest-rank", "/api/get-contest-outside-scoreboard"):
            rank = {"cid": cid, "forceRefresh": tells, "removeStar": False, "currentPage": 1}
            yield path, {**rank, "limit": 100, "containsEnd": True}


def post_read(who: Client, path: str, body: dict[str, Any]) -> Read:
    told = tuple(sorted((name, str(value)) for name, value in body.items()))
    return Read(f"POST {path}", told, who.post(path, body))


def sent_within_the_week(stage: WorkStage) -> int:
    """Submissions to all the site, counted anew."""
    return sum(stage.root.get(WEEK, forceRefresh=True).data["totalCountList"])


def rows(value: Any) -> Iterator[dict[str, Any]]:
    """All objects of an answer."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from rows(each)


def test_a_student_learns_nothing_of_others_and_nothing_of_results(
    stage: WorkStage, exam: int
) -> None:
    # Judged alike before the others' verdicts come: what is read must stay as it was.
    numbers = {"ann": stage.submit(stage.ann, exam, "A", "print(771)")}
    numbers["ben"] = numbers["ann"] + 1
    worlds = worlds_of(stage, exam, numbers)
    sent = sent_within_the_week(stage)
    before = read_all(stage, stage.ann, worlds)
    made = int(stage.send(stage.ben, exam, "A", BENS_CODE).data["submitId"])
    assert made == numbers["ben"]
    wait_for_verdict(stage.root, made)
    # Counted anew: what others are told is kept for ten seconds.
    assert sent_within_the_week(stage) == sent + 1
    after = read_all(stage, stage.ann, worlds)

    answered = [each for each in after.values() if each.answer.http == 200]
    assert len(answered) > 200 and len({each.path for each in after.values()}) > 120
    for each in after.values():
        assert each.answer.http < 500, each.name
        text = each.answer.body.decode("utf-8", "replace")
        if "openapi" not in each.path:
            for secret in (*map(str.strip, SECRET_CASE), "of-ben-7731", STAFFS_WORDS):
                assert secret not in text, (secret, each.name)
        check_rows(each, numbers)
    moved = sorted(name for name in before if told(before[name]) != told(after[name]))
    assert moved == []
    topics = [f"submission:{uid_of(stage.ben)}", "admin:judge", f"contest:{exam}"]
    assert heard(stage.ann, topics)["topics"] == []
    calls = len({each.path for each in after.values()})
    report("E23", f"{len(after)} requests of {calls} calls: 0 leaks, 0 moved", "0, 0")


def test_the_same_questions_find_all_of_it_where_staff_ask(stage: WorkStage, exam: int) -> None:
    """What the student did not find is there to be found."""
    rows_of = stage.submissions(stage.root, exam).data["records"]
    numbers = {row["username"]: row["submitId"] for row in rows_of}
    found = read_all(stage, stage.root, worlds_of(stage, exam, numbers))
    texts = "\n".join(each.answer.body.decode("utf-8", "replace") for each in found.values())
    for secret in (*map(str.strip, SECRET_CASE), "of-ben-7731", STAFFS_WORDS):
        assert secret in texts, secret


def check_rows(read: Read, numbers: dict[str, int]) -> None:
    if "json" not in read.answer.headers.get("content-type", "") or "openapi" in read.path:
        return
    whole = json.loads(read.answer.body)
    if read.path.endswith("-submissions-status") and isinstance(whole["data"], dict):
        # By number: one's own alone, without what came of it.
        assert set(whole["data"]) <= {str(numbers["ann"])}, read.name
        assert all(row["status"] == HIDDEN for row in whole["data"].values()), read.name
    for row in rows(whole):
        assert row.get("submitId") != numbers["ben"], read.name
        if row.get("submitId") == numbers["ann"] and "status" in row:
            assert (row["status"], row.get("score")) == (HIDDEN, None), read.name


def told(read: Read) -> str:
    """An answer but for what is random or the time."""
    if RANDOM.match(read.path):
        return ""
    return MOVING.sub("", read.answer.body.decode("utf-8", "replace"))
