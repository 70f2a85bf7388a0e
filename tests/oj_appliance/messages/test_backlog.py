"""What ten thousand people are told at once is written in portions, between which other writes
come, and to each of them once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.accounts.types import AccountsAdded
from oj_appliance.clock import Clock
from oj_appliance.groups.types import Group, GroupDisbanded
from oj_appliance.messages import store
from oj_appliance.messages.backlog import Backlog
from oj_appliance.messages.door import MessageDoor
from oj_appliance.messages.newcomers import Newcomers
from oj_appliance.messages.producers import OwnMatters
from oj_appliance.messages.rules import COPIES_AT_ONCE, MOST_FOR_NEWCOMERS
from oj_appliance.messages.types import Audience, NoticeDraft
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick
PEOPLE = 10_000
UIDS = tuple(f"u{number:05}" for number in range(PEOPLE))
GROUP = Group(
    id=7,
    avatar=None,
    name="The school",
    short_name="SCHOOL",
    brief="",
    description="",
    uid=UIDS[0],
    owner=UIDS[0],
    auth=1,
    visible=True,
    status=0,
    code=None,
    created_at=0,
    updated_at=0,
)


class School:
    """With so many people; `portions` are how many each write told."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "oj.sqlite3"
        migrate(self.path, backup_folder=folder)
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.executemany(
                "INSERT INTO account (id, username, created_at, updated_at) VALUES (?, ?, 0, 0)",
                ((uid, f"person{uid}") for uid in UIDS),
            )
        self.database = Database(self.path, reader_threads=1, read_timeout_ms=2000)
        self.portions: list[int] = []
        self.backlog = Backlog(self.database, Clock(), self._hear)
        self.own = OwnMatters(MessageDoor(self.backlog, self._hear))
        self.newcomers = Newcomers(self.backlog)

    def _hear(self, uids: Iterable[str]) -> None:
        self.portions.append(len(list(uids)))

    def ask(self, sql: str) -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(sql).fetchall()

    def copies(self) -> int:
        return self.ask("SELECT count(*) FROM user_notice")[0][0]


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    made = School(tmp_path)
    yield made
    made.database.close()


def test_a_disbanded_group_of_ten_thousand_is_told_in_portions(school: School) -> None:
    event = GroupDisbanded(GROUP, UIDS, UIDS[0], 5)
    seen_by_others: list[int] = []

    def other_write() -> None:
        seen_by_others.append(store.fetch_all("SELECT count(*) FROM user_notice")[0][0])

    async def run() -> None:
        await school.database.write(school.own.follow_disbanding, event)
        assert (school.copies(), school.portions) == (0, [])
        telling = asyncio.create_task(school.backlog.work())
        for _ in range(3):
            await school.database.write(other_write)
        await telling

    asyncio.run(run())
    # The owner knows.
    assert sum(school.portions) == PEOPLE - 1
    assert max(school.portions) <= COPIES_AT_ONCE
    assert max(seen_by_others) <= 4 * COPIES_AT_ONCE
    told = "SELECT count(DISTINCT recipient_id), min(type), max(type) FROM user_notice"
    assert school.ask(told) == [(PEOPLE - 1, "Mine", "Mine")]
    assert school.ask("SELECT copies, state FROM sys_notice") == [(PEOPLE - 1, 1)]
    assert school.ask("SELECT count(*) FROM notice_backlog") == [(0,)]


def test_a_class_list_is_not_held_up_by_what_its_people_find(school: School) -> None:
    class_list, written = UIDS[:1000], MOST_FOR_NEWCOMERS + 2

    def publish() -> None:
        for number in range(written):
            draft = NoticeDraft(f"News {number}", "text", Audience.ALL)
            store.set_pushed(store.insert(draft, admin_id=None, now=1))

    async def run() -> None:
        await school.database.write(publish)
        await school.database.write(school.newcomers.give_notices, AccountsAdded(class_list, 5))
        assert school.copies() == 0
        await school.backlog.work()

    asyncio.run(run())
    assert max(school.portions) * MOST_FOR_NEWCOMERS <= COPIES_AT_ONCE
    each = "SELECT count(*), min(notice_id), max(notice_id) FROM user_notice GROUP BY recipient_id"
    first = written - MOST_FOR_NEWCOMERS + 1
    assert school.ask(each) == [(MOST_FOR_NEWCOMERS, first, written)] * len(class_list)


def test_what_waits_when_a_server_ends_is_told_by_the_next_one(school: School) -> None:
    event = GroupDisbanded(GROUP, UIDS[: 3 * COPIES_AT_ONCE], None, 5)

    async def first() -> None:
        await school.database.write(school.own.follow_disbanding, event)
        await school.database.write(store.make_portion, now=6)

    asyncio.run(first())
    assert school.copies() == COPIES_AT_ONCE
    with closing(sqlite3.connect(school.path)) as connection, connection:
        # Meanwhile somebody has gone for ever.
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM account WHERE id = ?", (UIDS[COPIES_AT_ONCE + 1],))

    async def after_start() -> None:
        backlog = Backlog(school.database, Clock(), lambda uids: None)
        backlog.start()
        await backlog.work()
        await backlog.stop()

    asyncio.run(after_start())
    assert school.copies() == 3 * COPIES_AT_ONCE - 1


def test_news_of_many_wakes_whoever_writes_it(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oj_appliance.messages.backlog.PAUSE_S", 0)
    event = GroupDisbanded(GROUP, UIDS[:600], None, 5)

    async def run() -> None:
        school.backlog.start()
        await school.database.write(school.own.follow_disbanding, event)
        while sum(school.portions) < 600:
            await asyncio.sleep(0.01)
        await school.backlog.stop()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert school.copies() == 600
