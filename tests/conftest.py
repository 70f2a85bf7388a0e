"""Fixtures that every suite shares: a running server and clients of it."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import run_guard
from tests.http_client import Client
from tests.server_process import ServerProcess

pytest_plugins = ("tests.browser_fixtures",)

_numbers = itertools.count(1)
os.umask(UMASK := os.umask(0o022))

# How long an example takes says nothing on a busy machine.
settings.register_profile(
    "unhurried", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")


def pytest_sessionstart(session: pytest.Session) -> None:
    if not session.config.option.collectonly:
        run_guard.begin()


def pytest_runtest_setup() -> None:
    """A command that was run within this process leaves its own umask behind."""
    os.umask(UMASK)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Lets the JUnit report say which sentences of the specification a test shows."""
    numbers = [number for marker in item.iter_markers("covers") for number in marker.args]
    if numbers:
        item.user_properties.append(("test", item.nodeid.partition("[")[0]))
        item.user_properties += [("covers", number) for number in numbers]


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    """One server for the session; tests make accounts and problems of their own on it."""
    running = ServerProcess().start()
    # Works that last hours stand beside tests of heavy work, which would wait for them.
    unfrozen = {"mode": "off", "minutesBefore": 0}
    assert running.client("root").put("/api/admin/exam/freeze", unfrozen).status == 200
    yield running
    running.stop()
    running.remove()


@pytest.fixture
def guest(server: ServerProcess) -> Client:
    return server.client()


@pytest.fixture(scope="session")
def root(server: ServerProcess) -> Client:
    return server.client("root")


@pytest.fixture(scope="session")
def new_user(server: ServerProcess) -> Callable[..., Client]:
    """Makes an account with a fresh name and logs it in: new_user("problem_admin")."""

    def make(role: str = "user") -> Client:
        return server.add_user(f"{role[:8]}{next(_numbers)}", role=role)

    return make


@pytest.fixture(scope="session")
def student(new_user: Callable[..., Client]) -> Client:
    return new_user()
