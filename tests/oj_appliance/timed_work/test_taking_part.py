"""Coming to a timed work: the list, the head, the password, one's own clock and its end, with the
contract's refusals in their order (contract timedwork.md §3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, MINUTE, OWN, WorkStage

MISSING = 49_999


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


def register(who: Client, tid: int, password: str) -> Answer:
    return who.post("/api/homework/register", {"tid": tid, "password": password})


def listed(who: Client, **query: Any) -> list[int]:
    rows = who.get("/api/homework/get-timed-work-list", limit=100, **query).data["records"]
    return [row["id"] for row in rows]


@pytest.mark.covers("S3-2.12-1", "S3-7.3-1")
def test_everybody_finds_visible_works_of_no_group_running_ones_first(stage: WorkStage) -> None:
    stage.at(1)
    hour = 60 * MINUTE
    over = stage.hold(title="Find me", start_time=stage.begin - 3 * hour, end_time=stage.begin)
    coming = stage.hold(
        title="FIND later", start_time=stage.begin + hour, end_time=stage.begin + 2 * hour
    )
    running = stage.hold(title="Find now")
    stage.hold(title="Find hidden", visible=False)
    stage.hold(title="Find in a group", group_id=7)
    assert listed(stage.ann, keyword="find") == [running, coming, over]
    assert listed(stage.ann, keyword="find", status=0) == [running]
    assert listed(stage.ann, keyword="find", status=-1) == [coming]
    assert listed(stage.ann, keyword="find", status=1) == [over]
    assert stage.server.client().get("/api/homework/get-timed-work-list").http == 401


@pytest.mark.covers("S3-2.12-2")
def test_a_page_of_the_list_has_ten_rows(stage: WorkStage) -> None:
    for _ in range(11):
        stage.hold(title="Many")
    page = stage.ann.get("/api/homework/get-timed-work-list", keyword="Many").data
    assert len(page["records"]) == page["size"] == 10
    assert page["total"] == 11


@pytest.mark.covers("S3-3-19", "S3-3-20", "S3-4-17", "S3-4-18", "S3-7.3-2")
def test_the_head_tells_the_callers_own_times(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(-1)
    before = stage.info(stage.ann, tid).data
    assert (before["status"], before["effectiveStatus"], before["record"]) == (-1, -1, None)
    assert before["duration"] == OWN * 60 and before["problemCount"] == 2
    assert before["access"] is True and before["effectiveEnd"] is None
    assert before["isManager"] is False and stage.info(stage.root, tid).data["isManager"] is True
    stage.at(10)
    stage.start(tid, "ann")
    during = stage.info(stage.ann, tid).data
    assert (during["status"], during["effectiveStatus"]) == (0, 0)
    assert during["record"]["endTime"] is None
    stage.at(OWN + 12)
    after = stage.info(stage.ann, tid).data
    assert (after["status"], after["effectiveStatus"]) == (0, 1)
    assert after["record"]["endTime"] == after["effectiveEnd"] == during["effectiveEnd"]


@pytest.mark.covers("S3-4-19")
def test_whoever_starts_late_has_until_the_works_end_alone(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(END - 5)
    stage.start(tid, "ann")
    head = stage.info(stage.ann, tid).data
    assert head["effectiveEnd"] == head["endTime"]


def test_a_work_that_is_absent_hidden_or_a_groups_is_refused(stage: WorkStage) -> None:
    stage.at(1)
    hidden, grouped = stage.hold(visible=False), stage.hold(group_id=7)
    for ask in (stage.info, stage.begin_as, stage.hand_in, stage.problems, stage.rank):
        assert refusal(ask(stage.ann, MISSING)) == (404, "timedwork.missing")
        assert refusal(ask(stage.ann, hidden)) == (404, "timedwork.missing")
        assert refusal(ask(stage.ann, grouped)) == (403, "group.not_member")
    assert stage.info(stage.root, hidden).status == 200


@pytest.mark.covers("S3-7.3-8")
def test_a_private_work_asks_for_its_password_before_anything_else(stage: WorkStage) -> None:
    tid = stage.hold(auth=1, password="open sesame")
    stage.at(-1)
    # Before the start too: not "it has not started".
    for ask in (stage.begin_as, stage.hand_in, stage.problems, stage.rank):
        assert refusal(ask(stage.ann, tid)) == (403, "timedwork.register_first")
    assert stage.info(stage.ann, tid).data["access"] is False
    assert refusal(register(stage.ann, tid, "wrong")) == (400, "timedwork.wrong_password")
    assert register(stage.ann, tid, "open sesame").status == 200
    assert stage.info(stage.ann, tid).data["access"] is True
    assert refusal(stage.begin_as(stage.ann, tid)) == (403, "timedwork.not_started")


def test_registering_is_refused_in_the_contracts_order(stage: WorkStage) -> None:
    private = {"auth": 1, "password": "pass"}
    stage.at(1)
    assert refusal(register(stage.ann, MISSING, "")) == (400, "param.empty")
    assert refusal(register(stage.ann, MISSING, "x")) == (404, "timedwork.missing")
    grouped = stage.hold(group_id=7, **private)
    assert refusal(register(stage.ann, grouped, "pass")) == (403, "group.not_member")
    public, tid = stage.hold(), stage.hold(**private)
    assert refusal(register(stage.ann, public, "pass")) == (400, "timedwork.no_password")
    assert register(stage.ann, tid, "pass").status == 200
    assert refusal(register(stage.ann, tid, "pass")) == (400, "timedwork.already_registered")
    stage.at(END + 1)
    assert refusal(register(stage.ann, tid, "pass")) == (400, "timedwork.already_registered")
    assert refusal(register(stage.ben, tid, "wrong")) == (403, "timedwork.ended")


def test_ten_wrong_passwords_lock_a_person_for_that_work(stage: WorkStage) -> None:
    stage.at(1)
    tid, other = (stage.hold(auth=1, password="pass") for _ in "12")
    for _ in range(10):
        assert register(stage.ann, tid, "no").err == "timedwork.wrong_password"
    assert refusal(register(stage.ann, tid, "pass")) == (403, "contest.password_locked")
    assert register(stage.ben, tid, "pass").status == 200
    assert register(stage.ann, other, "pass").status == 200


@pytest.mark.covers("S3-7.3-7")
def test_starting_twice_goes_on_with_the_first_clock(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(10)
    first = stage.begin_as(stage.ann, tid).data
    stage.at(20)
    assert stage.begin_as(stage.ann, tid).data == first == {**first, "endTime": None}


def test_a_work_is_started_between_its_begin_and_its_end(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(-1)
    assert refusal(stage.begin_as(stage.ann, tid)) == (403, "timedwork.not_started")
    stage.at(END + 1)
    assert refusal(stage.begin_as(stage.ann, tid)) == (403, "timedwork.ended")


@pytest.mark.covers("S3-1-4", "S3-7.3-7")
def test_handing_in_is_for_good(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    assert refusal(stage.hand_in(stage.ann, tid)) == (403, "timedwork.no_record")
    stage.start(tid, "ann")
    stage.at(5)
    record = stage.hand_in(stage.ann, tid).data
    assert record["endTime"] > record["startTime"]
    for again in (stage.hand_in, stage.begin_as):
        assert refusal(again(stage.ann, tid)) == (403, "timedwork.ended")
    assert stage.info(stage.ann, tid).data["effectiveStatus"] == 1
    # The others' time goes on.
    stage.start(tid, "ben")


def test_time_that_ran_out_cannot_be_handed_in(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.at(OWN + 2)
    assert refusal(stage.hand_in(stage.ann, tid)) == (403, "timedwork.ended")
    assert refusal(stage.begin_as(stage.ann, tid)) == (403, "timedwork.ended")


def test_a_work_may_be_named_in_every_way_that_clients_know(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    for name in ("tid", "id", "timedWorkID", "timedWorkId"):
        answer = stage.ann.get("/api/homework/get-timed-work-info", **{name: tid})
        assert answer.data["id"] == tid
    assert stage.ann.get("/api/homework/get-timed-work-info").err == "http.bad_param"


def test_whoever_has_begun_stays_in_when_the_password_changes_or_comes(stage: WorkStage) -> None:
    """The password keeps those out who have not begun: the others are in the middle of it."""
    stage.at(1)
    private = stage.hold(auth=1, password="old", user_id=uid_of(stage.root))
    public = stage.hold(user_id=uid_of(stage.root))
    for who in (stage.ann, stage.ben):
        assert register(who, private, "old").status == 200
    for tid in (private, public):
        stage.start(tid, "ann")
        body = {"id": tid, "auth": 1, "pwd": "new"}
        assert stage.root.put("/api/admin/homework", body).status == 200
        assert stage.info(stage.ann, tid).data["access"] is True
        assert stage.send(stage.ann, tid).status == 200
        assert stage.submissions(stage.ann, tid).data["total"] == 1
        assert stage.problems(stage.ann, tid).status == 200
        assert refusal(register(stage.ann, tid, "new")) == (400, "timedwork.already_registered")
        assert stage.info(stage.ben, tid).data["access"] is False
        assert refusal(stage.begin_as(stage.ben, tid)) == (403, "timedwork.register_first")
        assert stage.hand_in(stage.ann, tid).status == 200
        assert stage.rank(stage.ann, tid).status == 200
    rows = stage.root.get("/api/admin/homework/get-timed-work-list", keyword=str(private)).data
    counted = next(row for row in rows["records"] if row["id"] == private)
    assert (counted["registerCount"], counted["recordCount"]) == (1, 1)
