"""A prepared site for all tests of permissions."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.permissions.site import Site, prepare
from tests.server_process import ServerProcess


@pytest.fixture(scope="session")
def prepared() -> Iterator[Path]:
    """A data folder to copy: some calls end sessions and publish problems."""
    server = ServerProcess()
    prepare(server)
    yield server.data
    server.remove()


def running(prepared: Path, server: ServerProcess) -> Iterator[Site]:
    shutil.copytree(prepared, server.data, dirs_exist_ok=True)
    server.start()
    yield Site(server)
    server.stop()
    server.remove()


@pytest.fixture(scope="session")
def site(prepared: Path) -> Iterator[Site]:
    yield from running(prepared, ServerProcess())


@pytest.fixture(scope="module")
def wrong_site(prepared: Path) -> Iterator[Site]:
    yield from running(prepared, ServerProcess(module="tests.permissions.wrong_guards"))
