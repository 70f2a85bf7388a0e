"""What a running server looks after each minute, on one whose minute is half a second."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from aiohttp import ClientSession

from tests.oj_appliance.web import hurried_server
from tests.oj_appliance.web.test_live import closing_code, live
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def hurried() -> Iterator[ServerProcess]:
    running = ServerProcess(module=hurried_server.__name__).start()
    yield running
    running.stop()
    running.remove()


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
