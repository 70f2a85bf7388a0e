"""A prepared site for all tests of permissions."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.permissions.site import Site, prepare
from tests.server_process import ServerProcess

Prepared = tuple[Path, dict[str, str]]


@pytest.fixture(scope="session")
def prepared() -> Iterator[Prepared]:
    """A data folder to copy, since some calls end sessions and publish problems; and the tokens of
    the sessions in it."""
    server = ServerProcess()
    tokens = prepare(server)
    yield server.data, tokens
    server.remove()


def running(prepared: Prepared, server: ServerProcess) -> Iterator[Site]:
    data, tokens = prepared
    shutil.copytree(data, server.data, dirs_exist_ok=True)
    server.start()
    yield Site(server, dict(tokens))
    server.stop()
    server.remove()


@pytest.fixture(scope="session")
def site(prepared: Prepared) -> Iterator[Site]:
    yield from running(prepared, ServerProcess())


@pytest.fixture(scope="module")
def wrong_site(prepared: Prepared) -> Iterator[Site]:
    yield from running(prepared, ServerProcess(module="tests.permissions.wrong_guards"))
