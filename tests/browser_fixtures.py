"""A browser and a school for all walks of a session. Starting either takes seconds, so a test keeps
to names of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browser import HOST, PATIENCE_S, Visitor, launch
from tests.server_process import ServerProcess

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def school() -> Iterator[ServerProcess]:
    """A server with the demo problems, for tests that change the configuration. Whoever needs
    something of it sets it first; names and pictures are put back."""
    running = ServerProcess(options=("--demo",)).start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture
def new_visitor(browser: Browser) -> Iterator[NewVisitor]:
    """new_visitor(server, language="zh-CN", width=1440, theme="light")"""
    contexts = []

    def make(
        server: ServerProcess,
        *,
        language: str = "zh-CN",
        width: int = 1440,
        theme: str = "light",
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": 900 if width > 500 else 844},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        contexts.append(context)
        return Visitor(context, f"http://{HOST}:{server.port}")

    yield make
    for context in contexts:
        context.close()
