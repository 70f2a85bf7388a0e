"""Versions of the paper: everybody meets the problems of their own (contract timedwork.md §9)."""

from __future__ import annotations

from typing import Any

from tests.http_client import Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import DESK, add_to_work, problems_of_work
from tests.oj_appliance.timed_work.stage import CID_OFFSET, WRONG, WorkStage
from tests.problem_bodies import a_plus_b, add_problem

VERSIONS = ("A", "B")


def seated(stage: WorkStage) -> int:
    """A work whose problem A is another one for ann than for ben."""
    tid = stage.hold(versions=VERSIONS)
    stage.at(1)
    stage.start(tid, "ann", "ben", "cat")
    for name, version in zip(("ann", "ben"), VERSIONS, strict=True):
        assert change(stage, tid, name, version).status == 200
    return tid


def change(stage: WorkStage, tid: int, name: str, version: str | None) -> Any:
    body = {"tid": tid, "uid": uid_of(stage.people[name]), "action": "version", "version": version}
    return stage.root.put(f"{DESK}/record", body)


def paper(stage: WorkStage, who: Client, tid: int) -> list[tuple[str, int]]:
    return [(row["displayId"], row["pid"]) for row in stage.problems(who, tid).data]


def test_everybody_sees_and_submits_the_problem_of_their_own_version(stage: WorkStage) -> None:
    tid, one, held = seated(stage), stage.pids["ONE"], stage.pids["HELD"]
    assert paper(stage, stage.ann, tid) == [("A", one)]
    assert paper(stage, stage.ben, tid) == [("A", held)]
    assert paper(stage, stage.people["cat"], tid) == []
    assert paper(stage, stage.root, tid) == [("A", one), ("A", held)]
    assert stage.info(stage.ann, tid).data["problemCount"] == 1
    own = stage.ben.get("/api/exam/get-own-progress", tid=tid).data["problems"]
    assert [row["pid"] for row in own] == [held]
    for who, pid in ((stage.ann, one), (stage.ben, held)):
        detail = who.get(
            "/api/homework/get-timed-work-problem-detail", timedWorkID=tid, problemID="A"
        )
        assert detail.data["problem"]["id"] == pid
        number = stage.submit(who, tid)
        shown = stage.root.get("/api/get-submission-detail", submitId=number).data["submission"]
        assert (shown["pid"], shown["displayId"]) == (pid, "A")
    body = {"pid": held, "cid": tid + CID_OFFSET, "language": "Python3", "code": WRONG}
    assert stage.ann.post("/api/submit-problem-judge", body).err == "timedwork.problem_missing"
    assert stage.send(stage.people["cat"], tid).err == "timedwork.problem_missing"


def test_the_rank_counts_by_version_under_the_ids_that_they_share(stage: WorkStage) -> None:
    tid = seated(stage)
    stage.submit(stage.ann, tid)
    stage.submit(stage.ben, tid)
    rows = {row["username"]: row for row in stage.rank(stage.root, tid).data}
    assert {name: row["score"] for name, row in rows.items()} == {"ann": 100, "ben": 50, "cat": 0}
    assert rows["ben"]["submissionInfo"] == {"A": {"score": 50, "status": 0}}
    assert change(stage, tid, "ben", "A").status == 200
    rows = {row["username"]: row["score"] for row in stage.rank(stage.root, tid).data}
    assert rows == {"ann": 100, "ben": 0, "cat": 0}
    listed = stage.root.get(f"{DESK}/get-record-list", tid=tid).data["records"]
    versions = {row["username"]: row["paperVersion"] for row in listed}
    assert versions == {"ann": "A", "ben": "A", "cat": None}
    log = stage.root.get("/api/admin/audit-log", target=f'"tid":{tid}').data["records"]
    assert log[0]["action"] == "timedwork.version" and '"paperVersion":"A"' in log[0]["after"]


def test_ids_are_shared_between_versions_alone(stage: WorkStage) -> None:
    tid = stage.hold(versions=VERSIONS)
    third, fourth = (
        add_problem(stage.root, a_plus_b(display_id)) for display_id in ("THIRD", "FOURTH")
    )
    assert add_to_work(stage.root, tid, third, "A").err == "timedwork.problem_exists"
    assert add_to_work(stage.root, tid, third, "A", version="B").err == "timedwork.problem_exists"
    assert add_to_work(stage.root, tid, third, "A", version=" C ").status == 200
    assert add_to_work(stage.root, tid, fourth, "B", version="x" * 21).err == "content.too_long"
    assert add_to_work(stage.root, tid, fourth, "B").status == 200
    link = {"tid": tid, "pid": fourth, "displayId": "A", "displayTitle": "Sum", "score": 10}
    refused = stage.root.put(f"{DESK}/problem", link)
    assert refused.err == "timedwork.problem_exists"
    links = stage.root.get(f"{DESK}/get-problem-list", tid=tid).data["timedWorkProblemMap"]
    assert {row["version"] for row in links.values()} == {"A", "B", "C", None}


def test_problems_of_several_versions_keep_their_ids_in_another_order(stage: WorkStage) -> None:
    tid, one, held = stage.hold(versions=VERSIONS), stage.pids["ONE"], stage.pids["HELD"]
    fifth = add_problem(stage.root, a_plus_b("FIFTH"))
    assert add_to_work(stage.root, tid, fifth, "B").status == 200
    body = {"tid": tid, "pids": [fifth, held, one]}
    assert stage.root.put(f"{DESK}/problem-order", body).status == 200
    order = [(name, pid) for name, *_, pid in problems_of_work(stage.root, tid)]
    assert order == [("B", fifth), ("A", held), ("A", one)]
