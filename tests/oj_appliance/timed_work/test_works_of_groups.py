"""A timed work that is held in a group is its members' (contract timedwork.md §1, §3 and §8)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.exam.crawler import Parameters, crawl
from tests.http_client import Answer, Client
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import work_body
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, WorkStage

TITLE, PROBLEM, CODE = "Mid-term of class 9 7711", "A riddle 7712", "# of-dan-7713"
NOT_MEMBER = (403, "group.not_member")
MISSING = 999_999
MEMBER, ADMIN, ROOT, APPLYING = 3, 4, 5, 1


@dataclass
class School:
    """Dan is in the group, rosa its root, ann has applied, ben is a stranger; tom, a teacher, made
    the work and is no member."""

    stage: WorkStage
    gid: int
    tid: int
    submission: int
    people: dict[str, Client]

    def set_group(self, levels: dict[str, int], **values: Any) -> None:
        by_uid = {uid_of(self.people[name]): level for name, level in levels.items()}
        body = {"gid": self.gid, "levels": by_uid, "values": values}
        assert self.stage.root.post("/api/stage-group", body).status == 200


LEVELS = {"rosa": ROOT, "dan": MEMBER, "ann": APPLYING}


@pytest.fixture(scope="module")
def school(stage: WorkStage) -> School:
    people = {name: stage.people[name] for name in ("ann", "ben")}
    people |= {name: stage.server.add_user(name) for name in ("dan", "rosa")}
    people |= {name: stage.server.add_user(name, role="admin") for name in ("tom", "inga")}
    gid = int(
        stage.root.post("/api/stage-group", {"uid": uid_of(people["rosa"]), "levels": {}}).data
    )
    tid = stage.hold(group_id=gid, title=TITLE, user_id=uid_of(people["tom"]), author="tom", auth=0)
    problems = [{"pid": stage.pids["HELD"], "displayId": "A", "displayTitle": PROBLEM}]
    stage.root.post("/api/stage-timed-work", {"tid": tid, "values": {}, "problems": problems})
    made = School(stage, gid, tid, 0, people)
    made.set_group(LEVELS, name="Class 9B")
    stage.at(1)
    assert stage.begin_as(people["dan"], tid).status == 200
    made.submission = stage.submit(people["dan"], tid, "A", f"{ADD}  {CODE}")
    return made


@pytest.fixture(autouse=True)
def as_it_was(school: School) -> Iterator[None]:
    yield
    school.set_group(LEVELS, visible=True, status=0)


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


def doors(school: School) -> dict[str, Callable[[Client], Answer]]:
    """By which one comes to the work."""
    tid, pid = school.tid, school.stage.pids["HELD"]
    here = {"tid": tid, "timedWorkID": tid, "problemID": "A", "displayId": "A"}
    text = {"pid": pid, "cid": tid + CID_OFFSET, "language": "Python3", "code": ADD}
    run = {"type": "contest", "mode": "text/x-python", "userInput": "1 2", "isRemoteJudge": False}

    def get(path: str, **query: Any) -> Callable[[Client], Answer]:
        return lambda who: who.get(f"/api/{path}", **query)

    def post(path: str, body: dict[str, Any]) -> Callable[[Client], Answer]:
        return lambda who: who.post(f"/api/{path}", body)

    return {
        "info": get("homework/get-timed-work-info", tid=tid),
        "register": post("homework/register", {"tid": tid, "password": "x"}),
        "start": post("homework/start-timed-work", {"tid": tid}),
        "hand in": post("homework/end-timed-work", {"tid": tid}),
        "problems": get("homework/get-timed-work-problem-list", tid=tid),
        "problem": get("homework/get-timed-work-problem-detail", **here),
        "rank": get("homework/get-timed-work-rank", tid=tid),
        "submissions": get("homework/get-timed-work-submission-list", tid=tid),
        "submit": post("submit-problem-judge", {**text, "displayTid": "A"}),
        "draft": lambda who: who.put("/api/draft", {**text, "version": 0}),
        "read draft": get("draft", pid=pid, cid=tid + CID_OFFSET),
        "test run": post("submit-problem-test-judge", {**text, **run, "expectedOutput": ""}),
        "progress": get("exam/get-own-progress", tid=tid),
        "messages": get("exam/messages", tid=tid),
        "marks": post(
            "get-user-problem-status",
            {"pidList": [pid], "isContestProblemList": True, "cid": tid + CID_OFFSET},
        ),
    }


def hears(school: School, who: Client) -> bool:
    """Whether the live socket tells them of the work."""
    topic = f"contest:{school.tid + CID_OFFSET}"

    async def run() -> bool:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{school.stage.server.base}/api/live") as socket,
        ):
            await socket.send_json({"token": who.token, "topics": [topic]})
            accepted = await socket.receive_json(timeout=120)
            return bool(accepted["data"]["topics"] == [topic])

    return asyncio.run(run())


def test_every_door_is_shut_to_whoever_is_no_member(school: School) -> None:
    for name in ("ann", "ben"):
        who = school.people[name]
        said = {door: refusal(ask(who)) for door, ask in doors(school).items()}
        # It names no place, and the problem is met in the work alone.
        assert said.pop("test run") == (403, "problem.not_visible")
        assert said == dict.fromkeys(said, NOT_MEMBER)
        assert not hears(school, who)
    assert hears(school, school.people["dan"])
    assert doors(school)["problems"](school.people["dan"]).status == 200


def test_who_is_no_member_reads_of_it_nowhere(school: School) -> None:
    """Whatever reading call they make with its numbers."""
    stage, tid, pid = school.stage, school.tid, school.stage.pids["HELD"]
    world: Parameters = {
        **{"cid": tid + CID_OFFSET, "tid": tid, "timedWorkID": tid, "id": tid, "gid": school.gid},
        **{"pid": pid, "problemId": "HELD", "displayId": "A", "problemID": "A"},
        **{"uid": uid_of(school.people["dan"]), "username": "dan", "keyword": "7711"},
        **{"submitId": school.submission, "currentPage": 1, "limit": 100},
    }
    document = stage.root.get("/api/openapi.json").json

    def told(who: Client) -> set[tuple[str, str]]:
        return {
            (secret, each.name)
            for each in crawl(who, document, [world])
            for secret in (TITLE, PROBLEM, CODE)
            if secret.encode() in each.answer.body
        }

    assert {secret for secret, _ in told(school.people["dan"])} == {TITLE, PROBLEM, CODE}
    assert told(school.people["ben"]) == set()


def listed(who: Client, **query: Any) -> list[tuple[str, str | None]]:
    data = who.get("/api/homework/get-timed-work-list", limit=100, **query).data
    return [(row["title"], row["groupName"]) for row in data["records"]]


def test_members_alone_find_it_in_the_list_with_its_group(school: School) -> None:
    people = school.people
    for query in ({}, {"keyword": "7711"}, {"status": 0}):
        assert (TITLE, "Class 9B") in listed(people["dan"], **query)
        assert (TITLE, "Class 9B") in listed(people["rosa"], **query)
        for name in ("ann", "ben", "inga"):
            assert (TITLE, "Class 9B") not in listed(people[name], **query)
    head = school.stage.info(people["dan"], school.tid).data
    assert (head["gid"], head["groupName"]) == (school.gid, "Class 9B")


def test_who_leaves_is_outside_and_who_comes_back_goes_on(school: School) -> None:
    dan = school.people["dan"]
    school.set_group({"rosa": ROOT})
    assert refusal(school.stage.problems(dan, school.tid)) == NOT_MEMBER
    assert refusal(school.stage.send(dan, school.tid)) == NOT_MEMBER
    school.set_group(LEVELS)
    assert school.stage.send(dan, school.tid).status == 200


def test_in_a_group_that_is_shut_nobody_is_a_member(school: School) -> None:
    school.set_group(LEVELS, status=1)
    for name in ("dan", "rosa"):
        assert refusal(school.stage.info(school.people[name], school.tid)) == NOT_MEMBER
        assert (TITLE, "Class 9B") not in listed(school.people[name])
    assert school.stage.info(school.stage.root, school.tid).status == 200
    assert school.stage.info(school.people["tom"], school.tid).status == 200


def test_a_group_that_is_disbanded_leaves_the_work_to_whoever_made_it(school: School) -> None:
    stage, dan, tom = school.stage, school.people["dan"], school.people["tom"]
    group = {"uid": uid_of(stage.root), "levels": {uid_of(dan): MEMBER}}
    gid = int(stage.root.post("/api/stage-group", group).data)
    tid = stage.hold(group_id=gid, user_id=uid_of(tom), author="tom")
    assert stage.begin_as(dan, tid).status == 200
    number = stage.submit(dan, tid)
    # Members meet the group's own problems already, and those go with it.
    of_group = {"tid": tid, "pid": make_group_problem(stage.root, gid), "displayId": "Z"}
    taken = stage.root.post("/api/admin/homework/add-problem", of_group)
    assert refusal(taken) == (404, "problem.missing")
    assert stage.root.delete("/api/group", gid=gid).status == 200
    assert refusal(stage.problems(dan, tid)) == refusal(stage.send(dan, tid)) == NOT_MEMBER
    assert tom.get("/api/admin/homework", tid=tid).data["groupName"] is None
    assert [row["username"] for row in stage.rank(tom, tid).data] == ["dan"]
    # Taken out of it, the work goes on with all that was in it.
    assert tom.put("/api/admin/homework", {"id": tid, "gid": None}).status == 200
    assert stage.send(dan, tid).status == 200
    rows = stage.submissions(dan, tid).data["records"]
    assert number in {row["submitId"] for row in rows}


def test_the_group_comes_before_the_password_and_after_what_is_hidden(school: School) -> None:
    stage, ben = school.stage, school.people["ben"]
    private = stage.hold(group_id=school.gid, auth=1, password="secret")
    hidden = stage.hold(group_id=school.gid, visible=False)
    assert refusal(stage.begin_as(ben, private)) == NOT_MEMBER
    said = refusal(stage.begin_as(school.people["dan"], private))
    assert said == (403, "timedwork.register_first")
    for name in ("ben", "dan"):
        said = refusal(stage.begin_as(school.people[name], hidden))
        assert said == (404, "timedwork.missing")


def test_a_root_of_the_group_manages_it_and_takes_no_part(school: School) -> None:
    stage, rosa = school.stage, school.people["rosa"]
    head = stage.info(rosa, school.tid).data
    assert (head["isManager"], stage.info(school.people["dan"], school.tid).data["isManager"]) == (
        True,
        False,
    )
    assert {row["username"] for row in stage.rank(rosa, school.tid).data} == {"dan"}
    rows = stage.submissions(rosa, school.tid).data["records"]
    assert "dan" in {row["username"] for row in rows}
    assert stage.begin_as(rosa, school.tid).status == 200
    assert {row["username"] for row in stage.rank(rosa, school.tid).data} == {"dan"}
    # The back-office is staff's, whatever they are in groups.
    assert rosa.get("/api/admin/homework", tid=school.tid).status == 403
    # An administrator of the group is a participant like others.
    school.set_group({**LEVELS, "ben": ADMIN})
    assert stage.rank(school.people["ben"], school.tid).err == "timedwork.rank_after_hand_in"


def test_staff_invigilate_without_being_members(school: School) -> None:
    stage, inga = school.stage, school.people["inga"]
    assert stage.info(inga, school.tid).data["isManager"] is False
    assert stage.submissions(inga, school.tid).status == 200
    assert inga.get("/api/admin/exam/board", tid=school.tid).status == 200
    assert inga.get("/api/admin/homework", tid=school.tid).err == "timedwork.not_allowed"
    school.set_group({**LEVELS, "inga": ROOT})
    assert inga.get("/api/admin/homework", tid=school.tid).data["gid"] == school.gid
    body = {"id": school.tid, "description": "By the root of the group"}
    assert inga.put("/api/admin/homework", body).status == 200


def test_a_teacher_chooses_a_group_that_they_know_of(school: School) -> None:
    tom, stage = school.people["tom"], school.stage
    missing = tom.post("/api/admin/homework", work_body(gid=MISSING))
    assert (*refusal(missing), missing.json["field"]) == (404, "group.missing", "gid")
    made = int(tom.post("/api/admin/homework", work_body(gid=school.gid)).data["id"])
    assert tom.get("/api/admin/homework", tid=made).data["groupName"] == "Class 9B"
    seen = {"id": school.gid, "name": "Class 9B", "shortName": uid_of(school.people["rosa"])[:8]}
    assert tom.get("/api/admin/homework/get-group-list").data == [seen]
    school.set_group(LEVELS, visible=False)
    assert tom.get("/api/admin/homework/get-group-list").data == []
    assert stage.root.get("/api/admin/homework/get-group-list").data == [seen]
    unknown = tom.post("/api/admin/homework", work_body(gid=school.gid))
    assert refusal(unknown) == (404, "group.missing")
    # What it was put into earlier it stays in.
    kept = tom.put("/api/admin/homework", {"id": made, "title": "Kept", "gid": school.gid})
    assert kept.status == 200
    assert stage.root.post("/api/admin/homework", work_body(gid=school.gid)).status == 200
    (row, *_) = stage.root.get("/api/admin/audit-log", action="timedwork.create").data["records"]
    told = json.loads(row["after"])
    assert told["group_id"] == school.gid and "group" not in told


def test_what_was_sent_lies_in_the_group_of_the_work(school: School) -> None:
    stage, tom = school.stage, school.people["tom"]

    def of_group() -> set[int]:
        query = {"gid": school.gid, "limit": 100, "completeProblemID": True}
        path = "/api/homework/get-timed-work-submission-list"
        rows = stage.root.get(path, tid=school.tid, limit=100).data["records"]
        details = (
            stage.root.get("/api/get-submission-detail", submitId=row["submitId"], **query).data
            for row in rows
        )
        return {each["submission"]["gid"] for each in details}

    assert of_group() == {school.gid}
    for gid in (None, school.gid):
        assert tom.put("/api/admin/homework", {"id": school.tid, "gid": gid}).status == 200
        assert of_group() == {gid}


def test_the_switch_of_groups_shuts_works_of_groups_alone(school: School) -> None:
    stage, dan = school.stage, school.people["dan"]
    common = stage.hold()
    stage.start(common, "ben")
    switches = "/api/admin/switch/update"
    assert stage.root.put(switches, {"openGroupJudge": False}).status == 200
    try:
        assert stage.send(dan, school.tid).err == "switch.judge_closed"
        assert stage.send(school.people["ben"], common).status == 200
    finally:
        assert stage.root.put(switches, {"openGroupJudge": True}).status == 200
    assert stage.root.put(switches, {"openContestJudge": False}).status == 200
    try:
        assert stage.send(dan, school.tid).status == 200
    finally:
        stage.root.put(switches, {"openContestJudge": True})
