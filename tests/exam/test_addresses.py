"""From which addresses an exam is worked at, and that one address for all changes nothing."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.exam.doors import came_from, heard, seated
from tests.exam.figures import report
from tests.http_client import Client
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, MINUTE, WorkStage

REFUSED = "exam.address_refused"
STUDENTS = 200 if os.environ.get("OJ_TEST_FULL") else 20
AT_ONCE = 20
DRAFTS = 3


@pytest.mark.parametrize(
    ("networks", "inside", "outside"),
    [
        (["10.1.0.0/16", "10.9.9.9"], ["10.1.2.3", "10.9.9.9", "::ffff:10.1.0.1"], "10.2.0.1"),
        (["2001:db8:1::/48"], ["2001:db8:1::5", "2001:DB8:1:0:0:0:0:6"], "2001:db8:2::5"),
    ],
)
def test_an_exam_is_worked_at_from_its_networks_alone(
    proxied: WorkStage, networks: list[str], inside: list[str], outside: str
) -> None:
    tid = proxied.hold()
    proxied.decide(tid, addresses=networks)
    proxied.at(1)
    ann = proxied.ann
    assert proxied.begin_as(came_from(ann, outside), tid).err == REFUSED
    for address in inside:
        here = came_from(ann, address)
        assert proxied.begin_as(here, tid).status == 200, address
        assert proxied.problems(here, tid).status == 200
    away = came_from(ann, outside)
    answer = proxied.problems(away, tid)
    assert (answer.http, answer.err) == (403, REFUSED)
    assert outside in answer.json["msg"]
    topics = [f"contest:{tid + CID_OFFSET}"]
    assert heard(away, topics)["refused"] == topics
    assert heard(came_from(ann, inside[0]), topics)["topics"] == topics
    assert proxied.problems(came_from(proxied.root, outside), tid).status == 200
    assert proxied.hand_in(away, tid).err == REFUSED
    proxied.hand_in(came_from(ann, inside[0]), tid)
    assert proxied.submissions(away, tid).status == 200


@pytest.mark.parametrize(
    "naming",
    ["tid=&timedWorkID={0}", "tid=999999&tid={0}", "tid=&trainingID={0}", "tid=%20{0}", "tid=0{0}"],
)
def test_no_way_of_naming_the_work_leads_around_its_door(proxied: WorkStage, naming: str) -> None:
    """The door asks for the work that the call itself will read."""
    tid = proxied.hold()
    proxied.decide(tid, addresses=["10.1.0.0/16"])
    proxied.at(1)
    assert proxied.begin_as(came_from(proxied.ann, "10.1.2.3"), tid).status == 200
    away = came_from(proxied.ann, "10.2.0.1")
    query = naming.format(tid)
    for call in ("problem-list", "problem-detail", "submission-list", "rank"):
        path = f"/api/homework/get-timed-work-{call}?{query}&displayId=A"
        answer = away.request("GET", path)
        assert answer.err in (REFUSED, "http.bad_param"), (call, answer.body[:200])
    ended = away.request(
        "POST",
        "/api/homework/end-timed-work?tid=999999",
        b'{"tid": %d}' % tid,
        {"Content-Type": "application/json"},
    )
    assert ended.err == REFUSED


def test_the_callers_own_word_of_an_address_counts_for_nothing(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.decide(tid, addresses=["10.1.0.0/16"])
    stage.at(1)
    assert stage.begin_as(came_from(stage.ann, "10.1.2.3"), tid).err == REFUSED
    stage.decide(tid, addresses=["127.0.0.0/8"])
    assert stage.begin_as(stage.ann, tid).status == 200


def test_a_whole_class_behind_one_address_works_as_behind_its_own() -> None:
    """The rates of a server as it is installed, not those of other tests."""
    stage = WorkStage.set_up({"OJ_SERVER_TRUSTED_PROXY": "127.0.0.1", **usual_limits()})
    try:
        names = [f"pupil{n:03d}" for n in range(STUDENTS)]
        batch = {"users": [[name, "secret123"] for name in names]}
        assert stage.root.post("/api/admin/user/insert-batch-user", batch).data is None
        tid = stage.hold(end_time=stage.begin + 240 * MINUTE)
        stage.at(1)
        shared = a_class(stage, tid, names, lambda n: "10.1.1.1")
        own = a_class(stage, tid, names, lambda n: f"10.2.{n // 250}.{n % 250 + 1}")
    finally:
        stage.close()
    report(
        "E31",
        f"{STUDENTS} behind one address: {shared}; each behind its own: {own}",
        "the same answers",
    )
    assert shared["refused"] == own["refused"] == {}
    assert shared["kinds"] == own["kinds"]


def usual_limits() -> dict[str, str]:
    return {
        "OJ_LIMITS_LOGIN_PER_MINUTE": "10",
        "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "600",
        "OJ_LIMITS_UPLOAD_PER_MINUTE": "20",
        "OJ_LIMITS_DRAFT_PER_MINUTE": "60",
        "OJ_LIMITS_CRASH_PER_MINUTE": "10",
        "OJ_LIMITS_SUBMIT_INTERVAL": "true",
    }


def a_class(stage: WorkStage, tid: int, names: list[str], address: Any) -> dict[str, Any]:
    """All log in, begin, keep drafts and submit; what was refused, by call and reason."""
    began = time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as threads:
        rows = list(
            threads.map(lambda n: a_student(stage, tid, names[n], address(n)), range(len(names)))
        )
    told = [row for rows_of_one in rows for row in rows_of_one]
    refused: dict[str, int] = {}
    for what, outcome in told:
        if outcome != "200":
            refused[f"{what}: {outcome}"] = refused.get(f"{what}: {outcome}", 0) + 1
    return {
        "calls": len(told),
        "kinds": sorted({what for what, _ in told}),
        "refused": refused,
        "seconds": round(time.monotonic() - began, 1),
    }


def a_student(stage: WorkStage, tid: int, name: str, address: str) -> list[tuple[str, str]]:
    who = seated(stage, name, address)
    told = [("begin", stage.begin_as(who, tid)), ("problems", stage.problems(who, tid))]
    told += [("draft", keep_draft(stage, who, tid, n)) for n in range(DRAFTS)]
    told += [("submit", stage.send(who, tid)), ("state", stage.submissions(who, tid))]
    return [(what, answer.err or str(answer.status)) for what, answer in told]


def keep_draft(stage: WorkStage, who: Client, tid: int, number: int) -> Any:
    place = {"pid": stage.pids["ONE"], "cid": tid + CID_OFFSET, "language": "Python3"}
    version = who.get("/api/draft", **place).json.get("data") or {"version": 0}
    body = {**place, "code": f"{ADD}  # {number}", "version": version["version"]}
    return who.put("/api/draft", body)
