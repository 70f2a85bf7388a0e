"""What tests of reading and of round trips share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.interchange.spool import Spool
from tests.http_client import Client
from tests.oj_appliance.interchange.round_trip import Workbench
from tests.server_process import ServerProcess


@pytest.fixture
def spool(tmp_path: Path) -> Iterator[Spool]:
    with Spool(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def bench(server: ServerProcess, root: Client) -> Iterator[Workbench]:
    made = Workbench(server, root)
    yield made
    made.close()
