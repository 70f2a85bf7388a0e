"""Services that stall, cut, refuse, or send what nobody wants: each is told plainly (ai.md)."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.oj_appliance.assistant.asking import explain, set_up, told
from tests.oj_appliance.assistant.chat_service import (
    BURST,
    ChatService,
    Reply,
    Script,
    stalled,
    status,
    words,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b("BADHELP"))


@pytest.fixture
def ann(site: ServerProcess) -> Client:
    return site.add_user(f"unlucky{next(_numbers)}")


def sent(content: bytes, **headers: str) -> Script:
    def script(reply: Reply) -> None:
        reply.begin(**headers)
        reply.raw(content)

    return script


def whole(content: bytes) -> Script:
    def script(reply: Reply) -> None:
        reply.begin(200, "application/json")
        reply.raw(content)

    return script


def endless_line(reply: Reply) -> None:
    reply.begin()
    for _ in range(64):
        reply.raw(b"x" * BURST)


@pytest.mark.parametrize(
    ("script", "key"),
    [
        (status(401), "ai.refused_key"),
        (status(403), "ai.refused_key"),
        (status(429), "ai.upstream_busy"),
        (status(500), "ai.upstream_failed"),
        (status(302, Location="/v1/elsewhere"), "ai.upstream_failed"),
        (sent(b"<html>Welcome to the school's portal</html>"), "ai.broke_off"),
        (sent(b"data: {not json\n\n"), "ai.garbled"),
        (sent(b'data: {"choices":7}\n\n'), "ai.garbled"),
        (sent(b'data: {"error":{"message":"overloaded"}}\n\n'), "ai.broke_off"),
        (sent(b'data: {"choices":[{"delta":{"content":"\\ud800"}}]}\n\n'), "ai.garbled"),
        (sent(b"\xff\xfe\x00\x01", Content_Encoding="gzip"), "ai.garbled"),
        (sent(b""), "ai.broke_off"),
        (sent(b"data: [DONE]\n\n"), "ai.garbled"),
        (whole(b"[1, 2]"), "ai.garbled"),
        (whole(b""), "ai.garbled"),
        (endless_line, "ai.garbled"),
    ],
)
def test_what_fails_before_the_first_word_is_an_ordinary_refusal(
    service: ChatService, ann: Client, pid: int, script: Script, key: str
) -> None:
    service.script = script
    refused = explain(ann, pid)
    assert (refused.http, refused.status, refused.err) == (200, 500, key)
    assert refused.json["msg"]
    ann.language = "en-US"
    assert explain(ann, pid).json["msg"] != refused.json["msg"]
    # Nothing came of it: it does not count for the day.
    assert {row["state"] for row in ann.get("/api/ai/own-exchanges").data["records"]} == {"failed"}


def test_a_redirect_is_not_followed(service: ChatService, ann: Client, pid: int) -> None:
    service.script = status(307, Location=f"{service.base}/elsewhere")
    assert explain(ann, pid).err == "ai.upstream_failed"
    assert service.next_asked().path == "/v1/chat/completions" and service.asked.empty()


def test_an_address_where_nobody_listens(
    service: ChatService, root: Client, ann: Client, pid: int
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        set_up(root, f"http://127.0.0.1:{taken.getsockname()[1]}/v1")
        assert explain(ann, pid).err == "ai.unreachable"


@pytest.mark.parametrize("script", [stalled(), lambda reply: reply.wait_until_gone()])
def test_a_service_that_says_nothing_is_left(
    service: ChatService, root: Client, ann: Client, pid: int, script: Script
) -> None:
    set_up(root, service.base, firstSeconds=1, idleSeconds=1)
    service.script = script
    assert explain(ann, pid).err == "ai.timeout"
    service.wait_for_end()


# The whole time runs while the first words are on their way, too: on a busy machine a while.
@pytest.mark.parametrize(("wait", "seconds"), [("idleSeconds", 1), ("wholeSeconds", 5)])
def test_one_that_falls_silent_is_left_and_what_it_said_stays(
    service: ChatService, root: Client, ann: Client, pid: int, wait: str, seconds: int
) -> None:
    set_up(root, service.base, **{wait: seconds})
    service.script = stalled("half of ", "it")
    answer = told(explain(ann, pid))
    assert answer.text == "half of it" and answer.is_ended
    assert answer.error == "ai.timeout"
    service.wait_for_end()
    kept = ann.get("/api/ai/own-exchanges").data["records"][0]
    assert (kept["state"], kept["answer"]) == ("failed", "half of it")


def test_one_that_drips_for_ever_is_left(
    service: ChatService, root: Client, ann: Client, pid: int
) -> None:
    def drip(reply: Reply) -> None:
        reply.begin()
        while True:
            reply.raw(b": still there\n\n")
            reply.released.wait(0.1)

    set_up(root, service.base, wholeSeconds=2)
    service.script = drip
    assert explain(ann, pid).err == "ai.timeout"
    service.wait_for_end()


def cut_off(reply: Reply) -> None:
    reply.begin(Content_Length="5000")
    reply.say("half")


def hung_up(reply: Reply) -> None:
    reply.begin()
    reply.say("half")


def complains(reply: Reply) -> None:
    reply.begin()
    reply.say("half")
    reply.message({"error": {"message": "no more"}})


@pytest.mark.parametrize("script", [cut_off, hung_up, complains])
def test_one_that_breaks_off_is_said_to(
    service: ChatService, ann: Client, pid: int, script: Script
) -> None:
    service.script = script
    answer = told(explain(ann, pid))
    assert (answer.text, answer.error, answer.is_ended) == ("half", "ai.broke_off", True)


def test_an_endless_answer_is_cut(service: ChatService, ann: Client, pid: int) -> None:
    def endless(reply: Reply) -> None:
        reply.begin()
        while True:
            reply.say("word " * 1000)

    service.script = endless
    answer = told(explain(ann, pid))
    assert answer.error == "ai.cut" and len(answer.text) == 64_000
    service.wait_for_end()
    assert ann.get("/api/ai/own-exchanges").data["records"][0]["state"] == "cut"


def test_one_that_may_write_no_more_is_cut(service: ChatService, ann: Client, pid: int) -> None:
    def full(reply: Reply) -> None:
        reply.begin()
        reply.say("as far as")
        reply.message({"choices": [{"delta": {}, "finish_reason": "length"}]})

    service.script = full
    answer = told(explain(ann, pid))
    assert (answer.text, answer.error) == ("as far as", "ai.cut")


def test_what_turns_texts_around_is_taken_out(service: ChatService, ann: Client, pid: int) -> None:
    service.script = words("a\u202eb\x00c\u2066d\ne\tf")
    assert told(explain(ann, pid)).text == "abcd\ne\tf"


def test_a_service_that_answers_at_once_is_read(
    service: ChatService, ann: Client, pid: int
) -> None:
    service.script = whole(b'{"choices":[{"message":{"content":"all"},"finish_reason":"stop"}]}')
    assert told(explain(ann, pid)).text == "all"


def slices(reply: Reply) -> None:
    reply.begin()
    content = (
        'data: {"choices":[{"delta":{"content":"数和"}}]}\r\n\r\ndata: [DONE]\r\n\r\n'.encode()
    )
    for at in range(len(content)):
        reply.raw(content[at : at + 1])


def without_end(reply: Reply) -> None:
    reply.begin()
    reply.raw('data:{"choices":[{"delta":{"content":"数和"},"finish_reason":"stop"}]}'.encode())


@pytest.mark.parametrize("script", [slices, without_end])
def test_pieces_may_be_cut_anywhere(
    service: ChatService, ann: Client, pid: int, script: Callable[[Reply], None]
) -> None:
    service.script = script
    answer = told(explain(ann, pid))
    assert (answer.text, answer.error) == ("数和", "")
