"""A site with the AI helper switched on, and the chat service that it asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.assistant.asking import set_up, shut
from tests.oj_appliance.assistant.chat_service import ChatService, words
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return site.client("root")


@pytest.fixture(scope="module")
def running_service() -> Iterator[ChatService]:
    running = ChatService().start()
    yield running
    running.stop()


@pytest.fixture
def service(running_service: ChatService, root: Client) -> Iterator[ChatService]:
    """As each test finds it: it says Hello, and nothing was asked."""
    running_service.script = words("Hello")
    for kept in (running_service.asked, running_service.gone):
        while not kept.empty():
            kept.get()
    running_service.released.clear()
    set_up(root, running_service.base)
    yield running_service
    shut(root)
