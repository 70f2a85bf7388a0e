"""What each list costs on any machine: how its queries find their rows, how many queries it makes,
and how many bytes it sends. How long it takes is measured elsewhere, and judged by people."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from peewee import SqliteDatabase

from oj_appliance.app import build
from oj_appliance.settings import ServerSettings, Settings
from tests.benchmarks import list_times
from tests.benchmarks.list_times import Connection, ListCall
from tests.benchmarks.seed import PASSWORD, Seeded, seed
from tests.benchmarks.seed_groups import GroupsSize, SeededGroups, seed_groups
from tests.benchmarks.seed_lessons import LessonsSize, seed_lessons
from tests.benchmarks.seed_messages import MessagesSize, seed_messages
from tests.http_client import Client
from tests.server_process import ROOT_PASSWORD, held_port

pytestmark = pytest.mark.quick

SEEDED = Seeded(
    [f"student{number:06d}" for number in range(1, 121)], range(1000, 1300), range(1, 4001)
)
GROUPS_SIZE = GroupsSize(30, 100, 3000, 60, 50, 600, 3000, 400)
SEEDED_GROUPS = SeededGroups(
    gid=1120,
    tid=1000,
    ranked_tid=1001,
    student=hashlib.md5(b"student000002").hexdigest(),
    submissions=GROUPS_SIZE.submissions,
    discussion_ids=range(1, 1 + GROUPS_SIZE.discussions),
    thread=1,
    comment=1,
    said=GROUPS_SIZE.thread,
)
MESSAGES_SIZE = MessagesSize(1000, 2000, 30, 300)
LESSONS_SIZE = LessonsSize(40, 4, 20, 60, 30)
SEEDED_LESSONS = range(1, 1 + LESSONS_SIZE.lessons)
CALLS = list_times.calls(SEEDED, SEEDED_GROUPS, MESSAGES_SIZE, SEEDED_LESSONS)
# Who asks, and how often his session and his name are looked at.
MOST_QUERIES = 12
# A school's submissions are never looked through, not even in an index; nor are its people's marks.
NEVER_SCANNED = {
    *("submission", "submission_case", "user_accepted", "problem_count"),
    *("discussion", "comment", "reply", "training_cell", "training_standing", "group_member"),
    *("msg_remind", "user_notice", "message_count"),
    *("lesson_group", "lesson_item", "lesson_file", "lesson_seen", "code_annotation"),
}
# Problems hold whole statements: words are looked for in the index of their names alone.
SCANNED_PROBLEMS = "SCAN problem USING COVERING INDEX problem_names"
# The index of what staff tried on hidden problems holds these few rows alone.
SCANNED_TRIALS = "SCAN submission USING COVERING INDEX submission_trial"

Query = tuple[str, tuple[Any, ...]]


class Site:
    """A server in this process, so that its queries can be heard."""

    def __init__(self, data: Path, patch: pytest.MonkeyPatch) -> None:
        self.data = data
        self.base = f"http://127.0.0.1:{held_port(self)}"
        self._heard: list[Query] | None = None
        run = SqliteDatabase.execute_sql

        def heard(database: SqliteDatabase, sql: str, params: Any = None, *rest: Any) -> Any:
            if self._heard is not None and sql.lstrip().startswith(("SELECT", "WITH")):
                self._heard.append((sql, tuple(params or ())))
            return run(database, sql, params, *rest)

        patch.setattr(SqliteDatabase, "execute_sql", heard)
        self._loop = asyncio.new_event_loop()
        self._stopped = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=[self._serve()])
        self._thread.start()
        assert self._ready.wait(60)
        names = {"root": ROOT_PASSWORD, SEEDED.usernames[0]: PASSWORD}
        self.root, self.reader = (
            Connection(Client(self.base).login(*each)) for each in names.items()
        )

    async def _serve(self) -> None:
        port = int(self.base.rpartition(":")[2])
        settings = ServerSettings(data=str(self.data), host="127.0.0.1", port=port)
        appliance = build(Settings(server=settings), None)
        await appliance.load(root_password=ROOT_PASSWORD)
        runner = web.AppRunner(appliance.application, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        self._ready.set()
        await self._stopped.wait()
        await runner.cleanup()
        await appliance.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(60)
        self._loop.close()

    def ask(self, call: ListCall, n: int = 0) -> tuple[bytes, list[Query]]:
        """The answer, and the queries that it took."""
        connection = self.root if call.is_of_root else self.reader
        self._heard = []
        content = connection.ask(call, n)
        found, self._heard = self._heard, None
        return content, found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data: Path = tmp_path_factory.mktemp("costs")
    counts = {"problems": 300, "users": 120, "submissions": 4000}
    assert seed(data, **counts, until_ms=int(time.time() * 1000)) == SEEDED
    assert seed_groups(data, SEEDED, GROUPS_SIZE) == SEEDED_GROUPS
    seed_messages(data, SEEDED, SEEDED_GROUPS, MESSAGES_SIZE)
    assert seed_lessons(data, SEEDED, LESSONS_SIZE) == SEEDED_LESSONS
    with pytest.MonkeyPatch.context() as patch:
        running = Site(data, patch)
        yield running
        running.close()


def steps(data: Path, query: Query) -> list[tuple[str, str]]:
    """(table, step) of each step of the query's plan."""
    sql, values = query
    aliases = {alias: table for table, alias in re.findall(r'"(\w+)" AS "(\w+)"', sql)}
    with closing(sqlite3.connect(data / "oj.sqlite3")) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    found = [(step.split(" ")[1], step) for step in plan if step.startswith(("SCAN ", "SEARCH "))]
    return [(aliases.get(table, table), step) for table, step in found]


@pytest.mark.parametrize("name", CALLS)
def test_no_query_of_a_list_looks_through_a_large_table(site: Site, name: str) -> None:
    for n in range(2):
        _, queries = site.ask(CALLS[name], n)
        for query in queries:
            for table, step in steps(site.data, query):
                if step.startswith("SCAN") and step != SCANNED_TRIALS:
                    assert table not in NEVER_SCANNED, (step, query[0])
                    assert table != "problem" or step == SCANNED_PROBLEMS, (step, query[0])


@pytest.mark.parametrize("name", CALLS)
def test_a_list_is_a_few_queries_and_a_few_kilobytes(site: Site, name: str) -> None:
    content, queries = site.ask(CALLS[name], 3)
    assert len(queries) <= MOST_QUERIES, [sql for sql, _ in queries]
    assert len(content) <= CALLS[name].most_bytes


def test_a_long_lessons_marks_are_asked_for_person_by_person(site: Site) -> None:
    """Item by item there are as many as all have seen together."""
    _, queries = site.ask(CALLS["back-office, progress in the longest lesson"])
    (people,) = [query for query in queries if query[0].startswith("SELECT id, username")]
    marks = [step for table, step in steps(site.data, people) if table == "lesson_seen"]
    assert len(marks) == 1
    assert "lesson_seen_user (user_id=? AND item_id>? AND item_id<?)" in marks[0]


PAGED: dict[str, Callable[[int], ListCall]] = {
    "problems": lambda rows: ListCall("/api/get-problem-list", lambda n: {"limit": rows}),
    "submissions": lambda rows: ListCall("/api/get-submission-list", lambda n: {"limit": rows}),
    "rank": lambda rows: ListCall("/api/get-rank-list", lambda n: {"type": 0, "limit": rows}),
    "back-office": lambda rows: ListCall(
        "/api/admin/problem/get-problem-list", lambda n: {"limit": rows}, is_of_root=True
    ),
}


@pytest.mark.parametrize("name", PAGED)
def test_a_longer_page_takes_no_more_queries(site: Site, name: str) -> None:
    short, long = (len(site.ask(PAGED[name](rows))[1]) for rows in (10, 100))
    assert 0 < long <= short
