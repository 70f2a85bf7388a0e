"""Never during a contest, a timed work or an exam of whoever asks (ai.md)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.assistant.asking import explain, opened, told_by
from tests.oj_appliance.assistant.chat_service import ChatService, Reply
from tests.oj_appliance.contests.office import add_to_contest, create_contest, moment
from tests.oj_appliance.timed_work.making import add_to_work, create_work, hand_in, start
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_numbers = itertools.count(1)
SHUT = "ai.contest_running"
ADD = "a, b = map(int, input().split())\nprint(a + b)\n"


@pytest.fixture(scope="module")
def site() -> Iterator[ServerProcess]:
    """Of its own: while a work runs, a server refuses others what would slow it down."""
    server = ServerProcess()
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()


@pytest.fixture(scope="module")
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b("FREE"))


@pytest.fixture(scope="module")
def used(root: Client) -> int:
    return add_problem(root, a_plus_b("USEDINCONTEST"))


@pytest.fixture
def ann(site: ServerProcess) -> Client:
    return site.add_user(f"contestant{next(_numbers)}")


def is_open(client: Client, pid: int) -> bool:
    answer = explain(client, pid)
    if answer.headers["content-type"].startswith("text/event-stream"):
        return True
    assert (answer.status, answer.err) == (403, SHUT), answer.json
    return False


def publish(root: Client, pid: int) -> None:
    """What is put into a contest leaves the bank until a teacher puts it back."""
    answer = root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 1})
    assert answer.status == 200, answer.json


def end_contest(root: Client, cid: int) -> None:
    body = root.get("/api/admin/contest", cid=cid).data
    body |= {"startTime": moment(-60), "endTime": moment(-1)}
    answer = root.put("/api/admin/contest", body)
    assert answer.status == 200, answer.json


def registered(ann: Client, root: Client, used: int) -> int:
    cid = create_contest(root, begins=-10, auth=2, pwd="letmein")
    add_to_contest(root, cid, used, "A")
    assert ann.post("/api/register-contest", {"cid": cid, "password": "letmein"}).status == 200
    return cid


def has_submitted(ann: Client, root: Client, used: int) -> int:
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, used, "A")
    body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD, "isRemote": False}
    answer = ann.post("/api/submit-problem-judge", body)
    assert answer.status == 200, answer.json
    wait_for_verdict(root, int(answer.data["submitId"]))
    return cid


def has_written(ann: Client, root: Client, used: int) -> int:
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, used, "A")
    draft = {"pid": used, "cid": cid, "language": "Python3", "code": ADD, "version": 0}
    assert ann.put("/api/draft", draft).status == 200
    return cid


@pytest.mark.parametrize("enters", [registered, has_submitted, has_written])
def test_it_is_shut_while_a_contest_runs_that_one_has_entered(
    service: ChatService,
    root: Client,
    ann: Client,
    pid: int,
    used: int,
    enters: Callable[[Client, Client, int], int],
) -> None:
    own = submit(ann, "FREE", "Python3", ADD)
    wait_for_verdict(root, own)
    assert is_open(ann, pid)
    cid = enters(ann, root, used)
    assert not is_open(ann, pid)
    assert ann.get("/api/ai/perfect-code", submitId=own).err == SHUT
    # Nor what was answered before.
    assert ann.get("/api/ai/own-exchanges").err == SHUT
    end_contest(root, cid)
    assert is_open(ann, pid)
    assert ann.get("/api/ai/own-exchanges").data["total"] == 2


def test_a_problem_of_a_running_contest_is_explained_to_nobody_but_its_organiser(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int, used: int
) -> None:
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, used, "A")
    publish(root, used)
    assert not is_open(ann, used)
    assert not is_open(site.add_user(f"staff{next(_numbers)}", role="admin"), used)
    assert is_open(ann, pid) and is_open(root, used)
    end_contest(root, cid)
    assert is_open(ann, used)


def test_a_submission_of_a_contest_is_never_asked_about(
    service: ChatService, root: Client, ann: Client, used: int
) -> None:
    cid = has_submitted(ann, root, used)
    number = ann.get("/api/contest-submissions", contestID=cid, onlyMine=True).data["records"][0]
    end_contest(root, cid)
    assert ann.get("/api/ai/perfect-code", submitId=number["submitId"]).err == SHUT
    assert service.asked.empty()


def test_it_is_shut_in_a_virtual_participation(
    service: ChatService, root: Client, ann: Client, pid: int, used: int
) -> None:
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, used, "A")
    end_contest(root, cid)
    assert ann.post("/api/start-contest-virtual", {"cid": cid}).status == 200
    assert not is_open(ann, pid)
    assert ann.post("/api/end-contest-virtual", {"cid": cid}).status == 200
    assert is_open(ann, pid)


def test_it_is_shut_while_the_time_of_a_work_runs(
    service: ChatService, root: Client, ann: Client, pid: int, used: int
) -> None:
    tid = create_work(root)
    assert add_to_work(root, tid, used, "A").status == 200
    publish(root, used)
    assert is_open(ann, pid) and not is_open(ann, used)
    assert start(ann, tid).status == 200
    assert not is_open(ann, pid)
    assert hand_in(ann, tid).status == 200
    # Others still work at it.
    assert is_open(ann, pid) and not is_open(ann, used)
    assert is_open(root, used)


def test_an_exam_that_closes_the_helper_refuses_at_its_door(
    service: ChatService, root: Client, ann: Client, pid: int, used: int
) -> None:
    tid = create_work(root, lasts=60)
    assert add_to_work(root, tid, used, "A").status == 200
    settings = root.get("/api/admin/exam/settings", tid=tid).data
    assert (
        root.put(
            "/api/admin/exam/settings", {**settings, "tid": tid, "closed": ["assistant"]}
        ).status
        == 200
    )
    assert start(ann, tid).status == 200
    refused = explain(ann, pid)
    assert (refused.http, refused.err) == (403, "exam.closed")
    assert refused.json["data"]["part"] == "assistant"
    assert ann.get("/api/ai/own-exchanges").err == "exam.closed"
    assert hand_in(ann, tid).status == 200
    assert is_open(ann, pid)


@pytest.mark.parametrize("is_talking", [True, False], ids=["in its middle", "in a pause"])
def test_an_answer_that_began_before_the_work_is_ended(
    service: ChatService, root: Client, ann: Client, pid: int, used: int, is_talking: bool
) -> None:
    def script(reply: Reply) -> None:
        reply.begin()
        reply.say("early ")
        if not is_talking:
            reply.wait_until_gone()
        while True:
            reply.say(".")
            reply.released.wait(0.05)

    service.script = script
    tid = create_work(root)
    assert add_to_work(root, tid, used, "A").status == 200
    with opened(ann, f"/api/ai/explain-problem?pid={pid}") as stream:
        first = stream.readline()
        assert start(ann, tid).status == 200
        answer = told_by(first + stream.read())
    assert answer.error == SHUT and answer.is_ended and answer.text.startswith("early ")
    service.wait_for_end()
    assert hand_in(ann, tid).status == 200
    assert ann.get("/api/ai/own-exchanges").data["records"][0]["state"] == "closed"


def test_an_answer_that_began_before_the_switch_was_turned_is_ended(
    service: ChatService, root: Client, ann: Client, pid: int
) -> None:
    def script(reply: Reply) -> None:
        reply.begin()
        reply.say("early")
        reply.wait_until_gone()

    service.script = script
    with opened(ann, f"/api/ai/explain-problem?pid={pid}") as stream:
        first = stream.readline()
        root.put("/api/admin/switch/update", {"openAiChat": False})
        assert told_by(first + stream.read()).error == "ai.closed"
    service.wait_for_end()
    assert explain(ann, pid).err == "ai.closed"
