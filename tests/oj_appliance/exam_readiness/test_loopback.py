"""The rehearsal's client, against a server that hangs up as real ones do with who is silent."""

from __future__ import annotations

import asyncio

import pytest

from oj_appliance.exam_readiness.rehearsal.loopback import Connection

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


async def _answer_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(ANSWER)
    await writer.drain()
    writer.close()


async def _hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.close()


def test_who_was_hung_up_on_while_silent_connects_again() -> None:
    async def ask_three_times() -> list[int]:
        server = await asyncio.start_server(_answer_once, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            connection = await Connection.to(f"http://127.0.0.1:{port}")
            told = []
            for _ in range(3):
                told.append((await connection.ask("GET", "/")).http)
                while connection.is_open:
                    await asyncio.sleep(0.01)
            connection.close()
            return told

    assert asyncio.run(ask_three_times()) == [200, 200, 200]


def test_a_question_that_was_not_answered_is_not_asked_again_in_silence() -> None:
    async def ask() -> None:
        server = await asyncio.start_server(_hang_up, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            connection = await Connection.to(f"http://127.0.0.1:{port}")
            with pytest.raises(ConnectionError):
                await connection.ask("GET", "/")

    asyncio.run(ask())
