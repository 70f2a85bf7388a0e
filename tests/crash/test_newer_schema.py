"""A data folder of a newer version is left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server_process import ServerProcess

pytestmark = pytest.mark.crash

NEWER = "9999_a_later_step"


@pytest.fixture
def stopped() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    server.stop()
    yield server
    server.remove()


def test_a_database_of_a_newer_version_is_refused_with_a_sentence_and_not_changed(
    stopped: ServerProcess,
) -> None:
    file = stopped.data / "oj.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "INSERT INTO schema_migration(name, applied) VALUES (?, '2099-01-01 00:00:00')",
            (NEWER,),
        )
    before = file.read_bytes()
    done = stopped.oj("serve", "--port", str(stopped.port), check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"oj: this data folder belongs to a newer version ({NEWER})."
    )
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before
    assert list((stopped.data / "backups").iterdir()) == []
