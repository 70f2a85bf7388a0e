"""Participations are kept as they are, one for each person, place and way of taking part."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from oj_appliance.places import store
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick

CONTEST, WORK = Place(Kind.CONTEST, 5), Place(Kind.TIMED_WORK, 5)
FULL = Participation(
    place=CONTEST,
    uid="ann",
    registered_at=1,
    started_at=2,
    ended_at=3,
    handed_in_at=4,
    disqualified_at=5,
    extra_ms=6,
    pauses=(Pause(7, 8), Pause(9)),
    seat="A-12",
    paper_version="B",
)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    path = tmp_path / "oj.sqlite3"
    migrate(path, backup_folder=tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
            " VALUES (?, ?, '', 0, 0)",
            [("ann", "ann"), ("ben", "ben")],
        )
    opened = Database(path, reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def put(database: Database, *participations: Participation) -> None:
    async def run() -> None:
        for each in participations:
            await database.write(store.put_participation, each, now=10)

    asyncio.run(run())


def find(database: Database, place: Place, uid: str, **more: bool) -> Participation | None:
    return asyncio.run(database.read(store.find_participation, place, uid, **more))


def test_everything_of_it_comes_back(database: Database) -> None:
    assert find(database, CONTEST, "ann") is None
    put(database, FULL)
    assert find(database, CONTEST, "ann") == FULL
    assert find(database, WORK, "ann") is None
    changed = replace(FULL, handed_in_at=None, pauses=(), extra_ms=60_000)
    put(database, changed)
    assert find(database, CONTEST, "ann") == changed


def test_a_virtual_one_stands_beside_the_real_one(database: Database) -> None:
    again = Participation(place=CONTEST, uid="ann", is_virtual=True, started_at=99)
    other = Participation(place=CONTEST, uid="ben")
    put(database, again, other, FULL, Participation(place=WORK, uid="ben"))
    assert find(database, CONTEST, "ann", is_virtual=True) == again
    assert asyncio.run(database.read(store.participations_in, CONTEST)) == [FULL, other, again]


def test_it_goes_with_its_account_and_is_found_by_its_key(database: Database) -> None:
    put(database, FULL)
    asyncio.run(database.write(fetch_all, "DELETE FROM account WHERE id = 'ann'"))
    assert find(database, CONTEST, "ann") is None
    plan = "EXPLAIN QUERY PLAN SELECT * FROM participation WHERE place_kind = 1 AND place_id = 5"
    ((*_, step),) = asyncio.run(database.read(fetch_all, plan))
    assert step.startswith("SEARCH") and "PRIMARY KEY (place_kind=? AND place_id=?)" in step
