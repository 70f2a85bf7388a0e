"""A staged server behind a proxy, so that a test chooses the addresses of its callers, and the
browsers that come to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from urllib.parse import urlencode

from aiohttp import ClientSession, ClientWebSocketResponse

from oj_appliance.timed_work.access.locked_browser import SESSION_PARAMETER, hash_of
from oj_appliance.web.way import (
    CONFIG_KEY_HEADER,
    EXAM_KEY_HEADER,
    PAGE_CONFIG_KEY_HEADER,
    PAGE_EXAM_KEY_HEADER,
    PAGE_HEADER,
)
from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.stage import WorkStage

BEHIND_PROXY = {"OJ_SERVER_TRUSTED_PROXY": "127.0.0.1"}
CONFIG_KEY, EXAM_KEY = "c0" * 32, "e1" * 32
PASSWORD = "secret123"
Found = TypeVar("Found")


def seated(stage: WorkStage, name: str, address: str, **headers: str) -> Client:
    """Somebody at a computer of their own, where nothing is remembered of them."""
    client = Client(stage.server.base, headers={"X-Forwarded-For": address, **headers})
    return client.login(name, PASSWORD)


def came_from(client: Client, address: str) -> Client:
    """The same session from another address."""
    return Client(
        client.base,
        token=client.token,
        cookie=client.cookie,
        headers={**client.headers, "X-Forwarded-For": address},
    )


class LockedClient(Client):
    """An older locked browser: each request bears the hashes for its own address."""

    config_key = CONFIG_KEY
    exam_key = EXAM_KEY

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
        timeout: float = 90,
    ) -> Answer:
        return super().request(
            method, path, body, {**request_hashes(self, path), **(headers or {})}, timeout
        )


def request_hashes(client: LockedClient, path: str) -> dict[str, str]:
    url = client.base + path
    return {
        CONFIG_KEY_HEADER: hash_of(url, client.config_key),
        EXAM_KEY_HEADER: hash_of(url, client.exam_key),
    }


def page_hashes(
    base: str, session: int, *, config_key: str = CONFIG_KEY, exam_key: str = EXAM_KEY
) -> dict[str, str]:
    """What a page that was loaded in a newer locked browser says with each call."""
    url = f"{base}/timedwork/1/problems?{urlencode({SESSION_PARAMETER: session})}"
    return {
        PAGE_HEADER: url,
        PAGE_CONFIG_KEY_HEADER: hash_of(url, config_key),
        PAGE_EXAM_KEY_HEADER: hash_of(url, exam_key),
    }


def heard(
    client: Client,
    topics: list[str],
    page: dict[str, str] | None = None,
    after: Callable[[], object] | None = None,
) -> Any:
    """What the live socket says it will tell, and what not; with `after` what it says anew once
    that was done, while it stays open."""

    async def ask() -> Any:
        upgrade = dict(client.headers)
        if isinstance(client, LockedClient):
            upgrade.update(request_hashes(client, "/api/live"))
        async with (
            ClientSession(headers=upgrade) as session,
            session.ws_connect(f"{client.base}/api/live") as socket,
        ):
            told = page and {
                "url": page[PAGE_HEADER],
                "configKey": page[PAGE_CONFIG_KEY_HEADER],
                "examKey": page[PAGE_EXAM_KEY_HEADER],
            }
            await socket.send_json({"token": client.token, "topics": topics, "page": told})
            frame = await asyncio.wait_for(socket.receive_json(), 60)
            if after is not None:
                await asyncio.to_thread(after)
                frame = await asyncio.wait_for(_told_anew(socket), 60)
            return frame["data"]

    return beside_browsers(lambda: asyncio.run(ask()))


def beside_browsers(work: Callable[[], Found]) -> Found:
    """In a thread of its own: a browser of a test before leaves a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


async def _told_anew(socket: ClientWebSocketResponse) -> Any:
    """The next frame that says what is heard, behind beats."""
    while True:
        frame = await socket.receive_json()
        if frame["topic"] == "live":
            return frame
