"""What a running server looks after each minute, on one whose minute is half a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.oj_appliance.web import hurried_server
from tests.oj_appliance.web.test_live import closing_code, live
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def hurried() -> Iterator[ServerProcess]:
    running = ServerProcess(module=hurried_server.__name__).start()
    yield running
    running.stop()
    running.remove()


def test_the_socket_beats_with_the_time_while_nobody_says_anything(hurried: ServerProcess) -> None:
    async def run() -> list[dict[str, Any]]:
        async with ClientSession() as session, session.ws_connect(live(hurried)) as socket:
            await socket.send_json({"token": None, "topics": []})
            return [await socket.receive_json(timeout=120) for _ in range(3)]

    began = time.time_ns() // 1_000_000
    answer, first, second = asyncio.run(run())
    assert answer["data"]["beat"] == 0.5
    assert [first["topic"], second["topic"]] == ["beat", "beat"]
    assert [first["n"], second["n"]] == [2, 3]
    assert began + 500 <= first["data"]["now"] < second["data"]["now"]


def test_a_server_that_stops_says_so_to_its_sockets_and_waits_for_none(
    hurried: ServerProcess,
) -> None:
    async def run() -> object:
        async with (
            ClientSession() as session,
            session.ws_connect(live(hurried), autoclose=False) as socket,
        ):
            await socket.send_json({"token": None, "topics": []})
            await socket.receive_json(timeout=120)
            stopping = asyncio.create_task(asyncio.to_thread(hurried.stop))
            code = await closing_code(socket)
            await socket.close()
            await stopping
            return code

    try:
        assert asyncio.run(run()) == 1012
    finally:
        hurried.start()


def test_a_socket_closes_when_the_command_line_ended_its_session(hurried: ServerProcess) -> None:
    person = hurried.add_user("pupil")

    async def run() -> object:
        async with (
            ClientSession() as session,
            session.ws_connect(live(hurried), autoclose=False) as socket,
        ):
            await socket.send_json({"token": person.token, "topics": []})
            await socket.receive_json(timeout=120)
            await asyncio.to_thread(
                hurried.oj, "user", "password", "pupil", "--password", "another-1"
            )
            return await closing_code(socket)

    assert asyncio.run(run()) == 4401


def test_an_own_change_of_the_password_closes_every_socket_of_the_old_session(
    hurried: ServerProcess,
) -> None:
    """Also one that is opened while the old token has its last seconds."""
    person = hurried.add_user("changer")
    first = {"token": person.token, "topics": []}

    async def run() -> list[object]:
        async with ClientSession() as session:
            before = await session.ws_connect(live(hurried), autoclose=False)
            await before.send_json(first)
            await before.receive_json(timeout=120)
            body = {"oldPassword": "secret123", "newPassword": "another-1"}
            answer = await asyncio.to_thread(person.post, "/api/change-password", body)
            assert answer.data["code"] == 200
            codes = [await closing_code(before)]
            after = await session.ws_connect(live(hurried), autoclose=False)
            await after.send_json(first)
            return [*codes, await closing_code(after)]

    assert asyncio.run(run()) == [4401, 4401]
