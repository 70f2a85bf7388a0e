"""The live socket: who hears what, and when it closes (contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError

from oj_appliance.web.live import (
    SOCKETS_PER_ACCOUNT,
    pause_between_beats,
)
from tests.http_client import Answer, Client
from tests.judging_waits import UNFINISHED, submit
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
ADD = "print(sum(map(int, input().split())))"


def uid_of(client: Client) -> str:
    body = {"pid": "LIVE", "language": "Python3", "code": ADD}
    return str(client.post("/api/submit-problem-judge", body).data["uid"])


@pytest.fixture(scope="module", autouse=True)
def live_problem(root: Client) -> None:
    add_problem(root, a_plus_b("LIVE"))


def live(server: ServerProcess) -> str:
    return f"{server.base}/api/live"


def talk(
    server: ServerProcess,
    first: dict[str, Any],
    act: Callable[[], object],
    until: Callable[..., bool],
) -> list[dict[str, Any]]:
    """Opens a socket, sends the first frame, acts, and hears frames until one fits."""

    async def run() -> list[dict[str, Any]]:
        heard = []
        async with (
            ClientSession() as session,
            session.ws_connect(live(server), autoclose=False) as socket,
        ):
            await socket.send_json(first)
            heard.append(await socket.receive_json(timeout=120))
            await asyncio.to_thread(act)
            while not until(heard[-1]):
                heard.append(await socket.receive_json(timeout=60))
        return heard

    return asyncio.run(run())


def close_code(server: ServerProcess, first: str) -> object:
    async def run() -> object:
        async with (
            ClientSession() as session,
            session.ws_connect(live(server), autoclose=False) as socket,
        ):
            await socket.send_str(first)
            return await closing_code(socket)

    return asyncio.run(run())


def test_my_verdict_arrives_as_a_value_of_the_status_call(
    server: ServerProcess, student: Client
) -> None:
    topic = f"submission:{uid_of(student)}"
    made: list[int] = []

    def is_final(frame: dict[str, Any]) -> bool:
        data = frame["data"]
        return bool(made) and data.get("submitId") == made[0] and data["status"] not in UNFINISHED

    frames = talk(
        server,
        {"token": student.token, "topics": [topic]},
        lambda: made.append(submit(student, "LIVE", "Python3", ADD)),
        is_final,
    )
    subscribed = {"topics": [topic], "refused": [], "beat": 20}
    assert frames[0] == {"topic": "live", "n": 1, "data": subscribed}
    assert [frame["n"] for frame in frames] == list(range(1, len(frames) + 1))
    statuses = [frame["data"]["status"] for frame in frames[1:] if frame["topic"] == topic]
    assert statuses[-1] == 0
    final = frames[-1]["data"]
    rows = student.post("/api/check-submissions-status", {"submitIds": made}).data
    assert final == rows[str(made[0])]
    assert final["code"] is None


def test_topics_of_others_are_refused_but_staff_may_listen(
    server: ServerProcess, student: Client, new_user: Callable[..., Client], root: Client
) -> None:
    topic = f"submission:{uid_of(student)}"

    def refused(token: str | None) -> list[str]:
        first = {"token": token, "topics": [topic, "nonsense"]}
        answer = talk(server, first, lambda: None, lambda frame: True)[0]
        found: list[str] = answer["data"]["refused"]
        return found

    assert refused(None) == [topic, "nonsense"]
    assert refused(new_user().token) == [topic, "nonsense"]
    assert refused(root.token) == ["nonsense"]


def test_a_bad_token_or_frame_closes_the_socket(server: ServerProcess) -> None:
    assert close_code(server, '{"token":"nonsense","topics":[]}') == 4401
    assert close_code(server, "not json") == 1007


def test_a_page_that_wants_a_beat_each_three_seconds_hears_them(server: ServerProcess) -> None:
    before = time.time_ns() // 1_000_000
    first = {"token": None, "topics": [], "beatEvery": 3}
    answer, beat = talk(server, first, lambda: None, lambda frame: frame["topic"] == "beat")
    assert answer["data"]["beat"] == 20
    assert before + 3000 <= beat["data"]["now"] < before + 20_000


@pytest.mark.parametrize(
    ("wanted", "seconds"), [(None, 20), (3, 3), (7.5, 7.5), (0, 3), (-1, 3), (3600, 20)]
)
def test_a_beat_comes_neither_faster_than_three_seconds_nor_slower_than_twenty(
    wanted: float | None, seconds: float
) -> None:
    assert pause_between_beats(wanted) == seconds


def test_a_pause_between_beats_that_is_no_number_is_a_bad_frame(server: ServerProcess) -> None:
    assert close_code(server, '{"token": null, "topics": [], "beatEvery": "3"}') == 1007


def edited(**fields: object) -> Callable[[Client, str, str], Answer]:
    def edit(root: Client, uid: str, name: str) -> Answer:
        return root.put("/api/admin/user/edit-user", {"uid": uid, "username": name, **fields})

    return edit


def deleted(root: Client, uid: str, name: str) -> Answer:
    kind = {"Content-Type": "application/json"}
    body = json.dumps({"ids": [uid]}).encode()
    return root.request("DELETE", "/api/admin/user/delete-user", body, kind)


ENDINGS: dict[str, Callable[[Client, str, str], Answer]] = {
    "ban": edited(status=1),
    "role": edited(type=1003),
    "password": edited(setNewPwd=True, password="new-pass-1"),
    "deletion": deleted,
    "click": lambda root, uid, name: root.delete("/api/admin/user/sessions", uid=uid),
}


@pytest.mark.parametrize("way", ENDINGS)
def test_what_ends_sessions_ends_their_sockets(
    server: ServerProcess, root: Client, way: str
) -> None:
    name = f"heard{way}"
    server.make_user(name)
    found = root.get("/api/admin/user/get-user-list", keyword=name).data["records"]
    person, uid = server.client(name, "secret123"), found[0]["uid"]

    async def run() -> object:
        async with (
            ClientSession() as session,
            session.ws_connect(live(server), autoclose=False) as socket,
        ):
            await socket.send_json({"token": person.token, "topics": [f"submission:{uid}"]})
            assert not (await socket.receive_json(timeout=120))["data"]["refused"]
            answer = await asyncio.to_thread(ENDINGS[way], root, uid, name)
            assert answer.status == 200
            return await closing_code(socket)

    assert asyncio.run(run()) == 4401
    assert person.get("/api/get-user-auth-info").http == 401


def test_an_ended_session_hears_no_more(server: ServerProcess) -> None:
    person = server.add_user("listener")

    async def run() -> object:
        async with (
            ClientSession() as session,
            session.ws_connect(live(server), autoclose=False) as socket,
        ):
            await socket.send_json({"token": person.token, "topics": []})
            await socket.receive_json(timeout=120)
            await asyncio.to_thread(person.get, "/api/logout")
            return await closing_code(socket)

    assert asyncio.run(run()) == 4401


async def closing_code(socket: ClientWebSocketResponse) -> object:
    """The code of the server's close frame, whatever becomes of our reply to it."""
    while True:
        message = await socket.receive(timeout=120)
        if message.type is WSMsgType.CLOSE:
            return message.data
        assert message.type is WSMsgType.TEXT, f"ended without a word: {message}"


def test_another_site_may_not_open_a_socket(server: ServerProcess) -> None:
    async def run() -> None:
        async with ClientSession() as session:
            headers = {"Origin": "http://evil.example"}
            await session.ws_connect(live(server), headers=headers)

    with pytest.raises(WSServerHandshakeError) as refusal:
        asyncio.run(run())
    assert refusal.value.status == 403


def test_an_eleventh_socket_of_an_account_is_sent_away_until_one_has_gone(
    server: ServerProcess,
) -> None:
    person = server.add_user("manytabs")
    first = {"token": person.token, "topics": []}

    async def run() -> tuple[object, dict[str, Any]]:
        async with ClientSession() as session, contextlib.AsyncExitStack() as kept:

            async def open_one() -> ClientWebSocketResponse:
                socket = await kept.enter_async_context(
                    session.ws_connect(live(server), autoclose=False)
                )
                await socket.send_json(first)
                return socket

            tabs = [await open_one() for _ in range(SOCKETS_PER_ACCOUNT)]
            for tab in tabs:
                await tab.receive_json(timeout=120)
            refused = await closing_code(await open_one())
            await tabs[0].close()
            while True:  # the server learns of it at its own time
                socket = await open_one()
                message = await socket.receive(timeout=120)
                if message.type is WSMsgType.TEXT:
                    return refused, json.loads(message.data)

    refused, answer = asyncio.run(run())
    assert refused == 4429
    assert answer["topic"] == "live"
