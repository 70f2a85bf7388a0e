"""Who stays connected to the live socket, by the hub itself (contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestClient, TestServer

from oj_appliance.clock import Clock
from oj_appliance.web import live as live_socket
from oj_appliance.web.guards import Authenticated, Viewer
from oj_appliance.web.live import BAD_TOKEN, MOST_WAITING, TOO_MANY, LiveHub

pytestmark = pytest.mark.quick


def test_a_listener_that_is_too_slow_misses_frames_and_can_tell_by_the_numbers() -> None:
    async def nobody(token: str) -> None:
        return None

    hub = LiveHub(nobody, Clock())
    hub.register("news", lambda viewer, rest: True)

    async def run() -> list[int]:
        application = web.Application()
        application.router.add_get("/", hub.serve)
        async with TestClient(TestServer(application)) as client:
            socket = await client.ws_connect("/")
            await socket.send_json({"token": None, "topics": ["news"]})
            numbers = [(await socket.receive_json(timeout=120))["n"]]
            for count in range(200):  # in one go: nothing can leave meanwhile
                hub.send("news", lambda viewer, count=count: {"count": count})  # type: ignore[misc]
            numbers += [(await socket.receive_json(timeout=120))["n"] for _ in range(MOST_WAITING)]
            hub.send("news", lambda viewer: {})
            numbers.append((await socket.receive_json(timeout=120))["n"])
            await socket.close()
            return numbers

    assert asyncio.run(run()) == [*range(1, MOST_WAITING + 2), 202]


def test_a_session_that_ends_during_its_first_frame_loses_its_socket() -> None:
    """Between the look at the token and the first answer nobody else listens yet."""
    pupil = Viewer(uid="u", username="pupil", role="user", session_id=7)

    async def authenticate(token: str) -> Authenticated:
        return Authenticated(pupil)

    hub = LiveHub(authenticate, Clock())

    def ends_meanwhile(viewer: Viewer, rest: str) -> bool:
        hub.end_sessions(lambda ended: ended.session_id == 7)
        return True

    hub.register("moment", ends_meanwhile)

    assert asyncio.run(closed_by(hub, "t", "moment")) == BAD_TOKEN


def test_a_socket_of_an_ended_session_hears_nothing_while_it_is_being_closed() -> None:
    async def authenticate(token: str) -> Authenticated:
        return Authenticated(Viewer(uid="u", username="pupil", role="user", session_id=7))

    hub = LiveHub(authenticate, Clock())
    hub.register("moment", lambda viewer, rest: True)

    async def run() -> list[object]:
        application = web.Application()
        application.router.add_get("/", hub.serve)
        async with TestClient(TestServer(application)) as client:
            socket = await client.ws_connect("/", autoclose=False)
            await socket.send_json({"token": "t", "topics": ["moment"]})
            heard: list[object] = [(await socket.receive_json(timeout=120))["topic"]]
            hub.end_sessions(lambda viewer: viewer.session_id == 7)
            hub.send("moment", lambda viewer: {"secret": True})  # the close has not left yet
            last = await socket.receive(timeout=120)
            heard.append(last.data if last.type is WSMsgType.CLOSE else last.type)
            return [*heard, hub.has_listeners("moment")]

    assert asyncio.run(run()) == ["live", BAD_TOKEN, False]


def test_a_session_that_ended_outside_this_process_loses_its_socket_within_a_minute() -> None:
    async def authenticate(token: str) -> Authenticated:
        return Authenticated(Viewer(uid="u", username="pupil", role="user", session_id=7))

    hub = LiveHub(authenticate, Clock())
    hub.register("moment", lambda viewer, rest: True)
    asked: list[str] = []

    async def is_open(token: str) -> bool:
        asked.append(token)
        return token == "open"

    async def run() -> tuple[object, int]:
        kept = asyncio.create_task(closed_by(hub, "open", "moment"))
        guest = asyncio.create_task(closed_by(hub, None, "moment"))
        ended = asyncio.create_task(closed_by(hub, "ended", "moment"))
        while not ended.done():  # a listener counts from its first frame on
            await hub.close_ended(is_open)
            await asyncio.sleep(0.01)
        left = 2 - kept.done() - guest.done()
        while not (kept.done() and guest.done()):
            await hub.close()
            await asyncio.sleep(0.01)
        return await ended, left

    assert asyncio.run(run()) == (BAD_TOKEN, 2)
    assert "ended" in asked and set(asked) <= {"open", "ended"}


def test_guests_of_one_address_share_a_number_of_sockets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_socket, "GUESTS_PER_ADDRESS", 2)
    monkeypatch.setattr(live_socket, "MOST_GUESTS", 3)

    async def nobody(token: str) -> None:
        return None

    hub = LiveHub(nobody, Clock())

    async def serve(request: web.Request) -> web.WebSocketResponse:
        return await hub.serve(request, request.query["from"])

    async def run() -> list[object]:
        application = web.Application()
        application.router.add_get("/", serve)
        async with TestClient(TestServer(application)) as client:
            codes: list[object] = []
            for address in ("a", "a", "a", "b", "b"):
                socket = await client.ws_connect(f"/?from={address}")
                await socket.send_json({"token": None, "topics": []})
                answer = await socket.receive(timeout=120)
                codes.append(answer.data if answer.type is WSMsgType.CLOSE else "open")
            return codes

    assert asyncio.run(run()) == ["open", "open", TOO_MANY, "open", TOO_MANY]


async def closed_by(hub: LiveHub, token: str | None, topic: str) -> object:
    """Listens until the server closes the socket; its code."""
    application = web.Application()
    application.router.add_get("/", hub.serve)
    async with TestClient(TestServer(application)) as client:
        socket = await client.ws_connect("/")
        await socket.send_json({"token": token, "topics": [topic]})
        try:
            while not socket.closed:
                await socket.receive(timeout=120)
        finally:
            await socket.close()
        return socket.close_code
