"""A server whose first verdict write fails, started before all else: its recovery runs once a
minute, and the other tests need not wait for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

import pytest

from tests.crash.power_cuts import prepared_server
from tests.crash.programs import PROGRAMS
from tests.crash.submitter import Sending
from tests.http_client import Client
from tests.server_process import ServerProcess


@dataclass(frozen=True)
class RefusedWrite:
    server: ServerProcess
    client: Client
    submission_id: int


@pytest.fixture(scope="session", autouse=True)
def refused_write() -> Iterator[RefusedWrite]:
    server, pids = prepared_server()
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as database, database:
        database.execute(
            "CREATE TRIGGER refuse_first_verdict BEFORE UPDATE OF status ON submission"
            " WHEN NEW.status NOT IN (5, 6, 7) AND NEW.attempt = 1"
            " BEGIN SELECT RAISE(ABORT, 'refused on purpose'); END"
        )
    server.start()
    client = server.client("root")
    sent = Sending("refused", PROGRAMS[0], pids[0]).send(client)
    yield RefusedWrite(server, client, int(sent.data["submitId"]))
    server.kill()
    server.remove()
