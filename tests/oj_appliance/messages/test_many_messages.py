"""How boxes find their rows, and that a notice to many is written in portions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from peewee import SqliteDatabase

from oj_appliance.clock import Clock
from oj_appliance.messages.boxes import store
from oj_appliance.messages.boxes.types import Box
from oj_appliance.messages.rules import COPIES_AT_ONCE
from oj_appliance.messages.service import Notices
from oj_appliance.messages.types import Audience, NoticeDraft
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

pytestmark = pytest.mark.quick
ROOT = Actor(Viewer(uid="1", username="root", role="root"), "127.0.0.1")
PEOPLE = 2 * COPIES_AT_ONCE + 6
EVERYBODY = PEOPLE + 1  # root too


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """With so many people beside root, the first of whom has got 3,000 messages."""
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    with closing(sqlite3.connect(tmp_path / "oj.sqlite3")) as connection, connection:
        connection.executemany(
            "INSERT INTO account (id, username, created_at, updated_at) VALUES (?, ?, 0, 0)",
            ((f"u{number:05}", f"person{number:05}") for number in range(PEOPLE)),
        )
        connection.executemany(
            "INSERT INTO msg_remind (box, action, recipient_id, sender_id, source_type, source_id,"
            " state, created_at, updated_at)"
            " VALUES ('Discuss', 'Discuss', 'u00000', 'u00001', 'Discussion', 1, ?, ?, ?)",
            ((number % 2, number, number) for number in range(3000)),
        )
    return tmp_path / "oj.sqlite3"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    opened = Database(path, reader_threads=1, read_timeout_ms=2000)
    yield opened
    opened.close()


def test_a_page_and_its_total_come_from_an_index_and_a_counter(
    path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, tuple[object, ...]]] = []
    run = SqliteDatabase.execute_sql

    def heard(
        of: SqliteDatabase, sql: str, values: tuple[object, ...] | None = None, *rest: object
    ) -> object:
        asked.append((sql, values or ()))
        return run(of, sql, values, *rest)

    monkeypatch.setattr(SqliteDatabase, "execute_sql", heard)
    found, total = asyncio.run(_page(database))
    assert total == 3000
    # Unread ones first, from the newest on.
    assert [each.created_at for each in found] == [2998 - 2 * n for n in range(6)]
    assert asyncio.run(_unread(database)) == {"Discuss": 1500}
    with closing(sqlite3.connect(path)) as connection:
        steps = [
            str(row[3])
            for sql, values in asked
            if sql.startswith("SELECT")
            for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)
        ]
    assert steps
    # "SCAN" would look through everybody's, "TEMP B-TREE" sort one's whole box.
    assert not [step for step in steps if step.startswith("SCAN")]
    assert any("COVERING INDEX msg_remind_box" in step for step in steps)
    assert sum("USE TEMP B-TREE FOR ORDER BY" in step for step in steps) <= 1  # the page's rows


async def _page(database: Database) -> tuple[list[store.Received], int]:
    return await database.read(store.messages, "u00000", Box.DISCUSS, limit=6, offset=0)


async def _unread(database: Database) -> dict[str, int]:
    return await database.read(store.unread, "u00000")


def test_a_notice_to_everybody_is_written_in_portions_and_told_to_each_once(
    path: Path, database: Database
) -> None:
    portions: list[int] = []

    async def run() -> None:
        notices = Notices(database, Clock(), lambda uids: portions.append(len(list(uids))))
        draft = NoticeDraft("Holidays", "text", Audience.ALL)
        await notices.create(ROOT, draft, push_now=True)
        (row,), _ = await notices.page(None, Window(1, 10))
        assert (row.is_pushed, row.copies) == (True, EVERYBODY)
        await notices.push_due()
        await notices.remove(ROOT, row.id)

    asyncio.run(run())
    assert portions[:3] == [COPIES_AT_ONCE, COPIES_AT_ONCE, 7]
    assert sum(portions) == EVERYBODY
    with closing(sqlite3.connect(path)) as connection:
        ((left,),) = connection.execute("SELECT count(*) FROM user_notice")
        ((counted,),) = connection.execute("SELECT sum(total) FROM message_count WHERE box = 'Sys'")
    assert (left, counted) == (0, 0)


def test_what_a_stopped_server_left_half_told_goes_on(path: Path, database: Database) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO sys_notice (id, title, content, type, is_due, created_at, updated_at)"
            " VALUES (7, 'Half', 'text', 'All', 1, 0, 0)"
        )
        connection.execute(
            "INSERT INTO user_notice (notice_id, recipient_id, type, created_at, updated_at)"
            " SELECT 7, id, 'Sys', 0, 0 FROM account LIMIT 100"
        )
    told: list[str] = []
    asyncio.run(Notices(database, Clock(), told.extend).push_due())
    with closing(sqlite3.connect(path)) as connection:
        row = connection.execute("SELECT state, copies FROM sys_notice WHERE id = 7").fetchone()
    assert row == (1, EVERYBODY)
