"""One computer for each participant: what a second one meets, and how staff send somebody to
another."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.exam.doors import heard, seated
from tests.exam.figures import report
from tests.exam.room import IS_FULL
from tests.http_client import Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import CID_OFFSET, WorkStage

FIRST, SECOND, THIRD = "10.1.0.1", "10.1.0.2", "10.1.0.3"
MOVE_BOUND_S = 15


@pytest.fixture
def exam(proxied: WorkStage, request: pytest.FixtureRequest) -> Iterator[int]:
    tid = proxied.hold()
    proxied.decide(tid, onePlace=getattr(request, "param", "refuse"))
    proxied.at(1)
    yield tid
    proxied.edit(tid, end_time=proxied.begin + 2, duration_ms=1)


def begun(stage: WorkStage, tid: int, name: str, address: str, **headers: str) -> Client:
    who = seated(stage, name, address, **headers)
    assert stage.begin_as(who, tid).status == 200
    assert stage.problems(who, tid).status == 200
    return who


def events(stage: WorkStage, tid: int, uid: str) -> list[dict[str, Any]]:
    answer = stage.root.get("/api/admin/exam/places", tid=tid, uid=uid)
    return list(answer.data["events"])


def test_a_second_computer_is_refused_until_the_first_logs_out(
    proxied: WorkStage, exam: int
) -> None:
    first = begun(proxied, exam, "ann", FIRST, **{"User-Agent": "Room one"})
    uid = uid_of(first)
    second = seated(proxied, "ann", SECOND, **{"User-Agent": "Phone"})
    asked = (proxied.problems, proxied.send, proxied.begin_as)
    answers = [ask(second, exam) for ask in asked]
    refusals = sum((each.http, each.err) == (403, "exam.second_place") for each in answers)
    assert second.get("/api/get-user-auth-info").status == 200
    assert proxied.send(first, exam).status == 200
    told = events(proxied, exam, uid)
    assert [each["kind"] for each in told] == ["refused", "bound"]
    assert (told[0]["address"], told[0]["agent"]) == (SECOND, "Phone")
    assert (told[0]["fromAddress"], told[1]["agent"]) == (FIRST, "Room one")
    logged = proxied.root.get("/api/admin/audit-log", action="exam.place_refused").data["records"]
    assert SECOND in str(logged[0]) and FIRST in str(logged[0])
    assert {"tid": exam, "uid": uid}.items() <= json.loads(logged[0]["target"]).items()
    first.get("/api/logout")
    assert proxied.problems(second, exam).status == 200
    kinds = Counter(each["kind"] for each in events(proxied, exam, uid))
    report("E16", f"the second {refusals} of 3 times refused, recorded {dict(kinds)}", "3, both")
    assert refusals == 3 and kinds["refused"] and kinds["bound"]


@pytest.mark.parametrize("exam", ["take_over"], indirect=True)
def test_a_second_computer_takes_over_and_the_first_is_told(proxied: WorkStage, exam: int) -> None:
    first = begun(proxied, exam, "ben", FIRST)
    uid = uid_of(first)
    second = begun(proxied, exam, "ben", SECOND)
    begun_at = time.monotonic()
    answers = [proxied.problems(first, exam), first.get("/api/msg/unread")]
    told = sum((each.http, each.err) == (401, "exam.elsewhere") for each in answers)
    took = time.monotonic() - begun_at
    assert told == len(answers)
    assert "另一台电脑" in proxied.problems(first, exam).json["msg"]
    assert proxied.send(second, exam).status == 200
    assert [each["kind"] for each in events(proxied, exam, uid)] == ["taken_over", "bound"]
    place = proxied.root.get("/api/admin/exam/places", tid=exam, uid=uid).data["place"]
    assert place["address"] == SECOND
    report("E16", f"taken over; the first told by {told} of 2 calls in {took:.2f} s", "2, recorded")


@pytest.mark.parametrize("exam", ["take_over"], indirect=True)
def test_a_problem_page_that_is_opened_elsewhere_takes_over_whichever_call_comes_first(
    proxied: WorkStage, exam: int
) -> None:
    """Behind a direct link the page says that it is here, and asks for messages, drafts and
    progress, before the problem itself is asked for."""
    uid, cid = uid_of(proxied.ann), exam + CID_OFFSET
    first = begun(proxied, exam, "ann", FIRST)
    own = {"pid": proxied.pids["ONE"], "cid": cid, "language": "Python3"}
    # A page of the exam that is merely open takes nothing from whoever works.
    second = seated(proxied, "ann", SECOND)
    here = {"clock": time.time_ns() // 1_000_000, "tid": exam}
    assert second.post("/api/exam/here", here).status == 200
    assert second.get("/api/exam/messages", tid=exam).data == []
    assert proxied.send(second, exam).err == "exam.second_place"
    assert proxied.send(first, exam).status == 200
    hears = heard(second, [f"contest:{cid}"])
    assert hears["refused"] == [f"contest:{cid}"]
    hears = heard(second, [f"contest:{cid}"], after=lambda: second.get("/api/draft", **own))
    assert hears["topics"] == [f"contest:{cid}"]
    assert proxied.problems(first, exam).err == "exam.elsewhere"
    third = seated(proxied, "ann", THIRD)
    assert third.get("/api/exam/get-own-progress", tid=exam).status == 200
    assert proxied.send(third, exam).status == 200
    assert proxied.problems(second, exam).err == "exam.elsewhere"
    kinds = [each["kind"] for each in events(proxied, exam, uid)]
    assert kinds == ["taken_over", "taken_over", "bound"]


def test_a_computer_that_lost_its_memory_is_no_second_one(proxied: WorkStage, exam: int) -> None:
    before = begun(proxied, exam, "cat", FIRST)
    uid = uid_of(before)
    assert proxied.send(before, exam).status == 200
    after = begun(proxied, exam, "cat", FIRST)
    assert proxied.submissions(after, exam).data["total"] == 1
    assert [each["kind"] for each in events(proxied, exam, uid)] == ["renewed", "bound"]
    assert proxied.problems(before, exam).err == "exam.elsewhere"


def test_staff_send_a_participant_to_another_computer(proxied: WorkStage, exam: int) -> None:
    old = begun(proxied, exam, "ann", FIRST)
    uid = uid_of(old)
    clicked_at = time.monotonic()
    body = {"tid": exam, "uid": uid, "reason": "The screen is dark"}
    ada = proxied.people["ada"]
    assert ada.post("/api/admin/exam/move", body).data["ended"] >= 1
    new = begun(proxied, exam, "ann", THIRD)
    assert proxied.send(new, exam).status == 200
    took = time.monotonic() - clicked_at
    told = proxied.problems(old, exam)
    assert (told.http, told.err) == (401, "exam.moved")
    third = seated(proxied, "ann", SECOND)
    assert proxied.problems(third, exam).err == "exam.second_place"
    kinds = [each["kind"] for each in events(proxied, exam, uid)]
    assert kinds == ["refused", "bound", "moved", "bound"]
    row = proxied.root.get("/api/admin/audit-log", action="exam.move").data["records"][0]
    assert row["username"] == "ada" and "The screen is dark" in str(row)
    assert {"tid": exam, "uid": uid}.items() <= json.loads(row["target"]).items()
    report("E17", f"the new place works after {took:.2f} s, the old one is told", "15 s, 401")
    assert took < MOVE_BOUND_S * (1 if IS_FULL else 4)


def test_nobody_moves_staff_or_people_who_take_no_part(proxied: WorkStage, exam: int) -> None:
    ada, ann = proxied.people["ada"], proxied.ann
    nobody = {"tid": exam, "uid": uid_of(proxied.people["ben"])}
    assert ada.post("/api/admin/exam/move", nobody).err == "timedwork.record_missing"
    assert ada.post("/api/admin/exam/move", {**nobody, "tid": 9999}).err == "timedwork.missing"
    assert proxied.begin_as(proxied.root, exam).status == 200
    root = {"tid": exam, "uid": uid_of(proxied.root)}
    assert ada.post("/api/admin/exam/move", root).err == "user.staff_protected"
    assert ann.post("/api/admin/exam/move", nobody).http in (401, 403)


def test_the_place_outlives_a_restart_of_the_server(proxied: WorkStage, exam: int) -> None:
    begun(proxied, exam, "ben", FIRST)
    proxied.server.stop()
    proxied.server.start()
    proxied.at(2)
    assert proxied.problems(seated(proxied, "ben", SECOND), exam).err == "exam.second_place"
