"""What the board tells of text that an exam's editor refused (contract timedwork.md §10.1)."""

from __future__ import annotations

import time

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.exam_rooms.making import person_of, wait_for_person
from tests.oj_appliance.timed_work.making import hand_in, start
from tests.oj_appliance.timed_work.stage import WorkStage

NO_PASTE = {"paste": False}


def tell(client: Client, tid: int, count: int) -> Answer:
    clock = time.time_ns() // 1_000_000
    return client.post("/api/exam/here", {"clock": clock, "tid": tid, "refusedPastes": count})


def test_refused_pastes_add_up_on_the_board_and_outlive_a_restart(stage: WorkStage) -> None:
    tid, other = stage.hold(NO_PASTE), stage.hold(NO_PASTE)
    stage.at(1)
    for work in (tid, other):
        assert start(stage.ann, work).status == 200
    assert start(stage.ben, tid).status == 200
    for count in (2, 0, 1):
        assert tell(stage.ann, tid, count).status == 200
    wait_for_person(stage.root, tid, "ann", lambda it: it["refusedPastes"] == 3)
    assert person_of(stage.root, tid, "ben")["refusedPastes"] == 0
    assert person_of(stage.root, other, "ann")["refusedPastes"] == 0
    stage.server.stop()
    stage.server.start()
    stage.at(1)
    assert person_of(stage.root, tid, "ann")["refusedPastes"] == 3


def test_a_sign_is_never_refused_but_only_what_may_be_is_counted(stage: WorkStage) -> None:
    allowed, closed = stage.hold(), stage.hold(NO_PASTE)
    stage.at(1)
    assert tell(stage.ann, closed, 1).status == 200
    for tid in (allowed, closed):
        assert start(stage.ann, tid).status == 200
    assert tell(stage.ann, allowed, 5).status == 200
    assert tell(stage.ann, 999_999, 5).status == 200
    assert hand_in(stage.ann, closed).status == 200
    assert tell(stage.ann, closed, 5).status == 200
    for tid in (allowed, closed):
        assert person_of(stage.root, tid, "ann")["refusedPastes"] == 0


@pytest.mark.parametrize("count", [-1, 1001, "2"])
def test_a_count_that_no_page_sends_is_refused(stage: WorkStage, count: object) -> None:
    body = {"clock": 0, "tid": 1, "refusedPastes": count}
    assert stage.ann.post("/api/exam/here", body).err == "http.bad_param"
