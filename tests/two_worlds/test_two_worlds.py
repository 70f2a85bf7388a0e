"""Two databases that differ only in what a student may not see answer that student alike.

Whatever a list, a search, a count, an error or an ETag would tell of a hidden row shows here,
without anybody having thought of that place.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from tests.http_client import Answer, Client
from tests.server_process import ServerProcess
from tests.two_worlds import groups, sealed, seeded_server, timed, virtual
from tests.two_worlds.first_world import (
    ADMIN,
    PROBLEM_ADMIN,
    STUDENT,
    FirstWorld,
    make_first_world,
    succeed,
)
from tests.two_worlds.second_world import (
    NOTHING_SECRET,
    differing_columns,
    listed_columns,
    make_second_world,
    tables_of,
)
from tests.two_worlds.sweep import Asker, Question, document_of, questions, tell_apart
from tests.two_worlds.told import ADMIN_TELLS, LEAKS, PROBLEM_ADMIN_TELLS, ROOT_TELLS

GUEST = ""
WORK = seeded_server.WORK_HEADER.lower()
Worlds = tuple[FirstWorld, Path, Path]
Bases = tuple[str, str]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """The folders of both, not running."""
    server = ServerProcess()
    world = make_first_world(server)
    second = tmp_path_factory.mktemp("second") / "data"
    shutil.copytree(server.data, second)
    make_second_world(second)
    yield world, server.data, second
    server.remove()


@contextmanager
def running(worlds: Worlds, **environment: str) -> Iterator[Bases]:
    """Both worlds, on copies, under one clock."""
    world, *folders = worlds
    environment[seeded_server.NOW] = str(world.now)
    environment["PYTHONHASHSEED"] = "0"
    servers = []
    for folder in folders:
        server = ServerProcess(
            root_password=None, environment=environment, module=seeded_server.__name__
        )
        shutil.copytree(folder, server.data, dirs_exist_ok=True)
        servers.append(server)
    _together(*(server.start for server in servers))
    try:
        yield servers[0].base, servers[1].base
    finally:
        _together(*(server.stop for server in servers))
        for server in servers:
            server.remove()


def _together(*actions: Callable[[], object]) -> None:
    with ThreadPoolExecutor(len(actions)) as threads:
        for started in [threads.submit(action) for action in actions]:
            started.result()


@pytest.fixture(scope="module")
def bases(worlds: Worlds) -> Iterator[Bases]:
    with running(worlds) as both:
        yield both


@pytest.fixture(scope="module")
def asked(worlds: Worlds, bases: Bases) -> list[Question]:
    return questions(document_of(bases[0]), worlds[0])


def test_the_worlds_differ_in_what_is_listed_and_in_nothing_else(worlds: Worlds) -> None:
    _, first, second = worlds
    assert differing_columns(first, second) == listed_columns()


def test_every_table_has_secrets_or_a_reason_for_none(worlds: Worlds) -> None:
    secret = {table for table, _ in listed_columns()}
    assert secret.isdisjoint(NOTHING_SECRET)
    assert tables_of(worlds[1]) == secret | set(NOTHING_SECRET)


@pytest.mark.parametrize("viewer", [GUEST, STUDENT])
def test_who_may_not_see_cannot_tell_the_worlds_apart(
    worlds: Worlds, bases: Bases, asked: list[Question], viewer: str
) -> None:
    counts: Counter[int] = Counter()
    found = tell_apart(
        bases, worlds[0].tokens.get(viewer, ""), asked, lambda answer: _count(counts, answer)
    )
    assert [(each.question, each.first.body[:600], each.second.body[:600]) for each in found] == []
    # Most questions have an answer; refusals alone would be easy to keep equal.
    assert counts[200] > 300
    assert not any(http >= 500 for http in counts), counts


def _count(counts: Counter[int], answer: Answer) -> None:
    is_refusal = answer.body.startswith(b'{"status":') and answer.json["status"] != 200
    counts[0 if is_refusal and answer.http == 200 else answer.http] += 1


@pytest.mark.parametrize(
    ("viewer", "tells"),
    [(ADMIN, ADMIN_TELLS), (PROBLEM_ADMIN, PROBLEM_ADMIN_TELLS), ("root", ROOT_TELLS)],
)
def test_staff_tells_them_apart_where_it_may_and_nowhere_else(
    worlds: Worlds, bases: Bases, asked: list[Question], viewer: str, tells: set[str]
) -> None:
    reads = [each for each in asked if each.method == "GET" and "/resubmit" not in each.path]
    found = tell_apart(bases, worlds[0].tokens[viewer], reads, lambda answer: None)
    calls = {each.question.call for each in found}
    assert calls == tells


CONCERNED = (
    *("submission", "submitId", "contest", "cid", "homework", "/exam/"),
    *("group", "gid", "class", "training", "discussion", "comment", "languages"),
)
# Each asks two servers for half of everything: these show that rows, counts and names are looked
# at. OJ_TEST_FULL=1 plants all.
FEW_LEAKS = ("own time", "count", "title", "standing")


def _is_concerned(question: Question) -> bool:
    return any(word in question.path + question.body for word in CONCERNED)


@pytest.mark.parametrize("leak", LEAKS if os.environ.get("OJ_TEST_FULL") == "1" else FEW_LEAKS)
def test_a_planted_leak_is_found_where_it_was_planted(
    worlds: Worlds, asked: list[Question], leak: str
) -> None:
    # All that asks for submissions, contests and groups, and some of the rest, in their order.
    some = [each for each in asked if _is_concerned(each) or crc32(each.path.encode()) % 5 == 0]
    with running(worlds, **{seeded_server.LEAK: leak}) as leaky:
        found = tell_apart(leaky, worlds[0].tokens[STUDENT], some, lambda answer: None)
    assert {each.question.call for each in found} == LEAKS[leak]


def _is_of_sealed(question: Question) -> bool:
    """Asks for a sealed contest, for what is in it, or for a list that it could show in. Other
    submissions are left out: some are there in one world alone, which no seal keeps."""
    asked = question.path + question.body
    lists = ("submission", "rank", "user-home", "contest")
    return any(number in asked for number in (*sealed.CONTESTS, *sealed.SUBMISSIONS)) or (
        "submitId" not in asked and any(word in asked for word in lists)
    )


def _unlike_work(bases: Bases, token: str, asked: list[Question]) -> tuple[set[str], int]:
    """The calls that take other statements in one world than in the other, and how many took any.
    A statement of the server's own that falls between is not there at the second look."""
    askers = [Asker(base, token) for base in bases]
    unlike, at_work = set(), 0
    for question in asked:
        for _ in range(3):
            first, second = (asker.ask(question).headers.get(WORK) for asker in askers)
            if first == second:
                break
        else:
            unlike.add(question.call)
        at_work += first is not None and not first.startswith("0 ")
    return unlike, at_work


def test_what_came_after_the_seal_does_not_show_in_the_work_that_an_answer_takes(
    worlds: Worlds, asked: list[Question]
) -> None:
    """How long an answer takes would tell as well as what it says. Time itself hangs on the
    machine; the statements that an answer runs do not."""
    some = [each for each in asked if each.method == "GET" and _is_of_sealed(each)]
    with running(worlds, **{seeded_server.WORK: "1"}) as bases:
        for viewer in (STUDENT, GUEST):
            token = worlds[0].tokens.get(viewer, "")
            unlike, at_work = _unlike_work(bases, token, some)
            assert unlike == set()
            assert at_work > 20
    dear = {seeded_server.WORK: "1", seeded_server.LEAK: "time"}
    with running(worlds, **dear) as bases:
        unlike, _ = _unlike_work(bases, worlds[0].tokens[STUDENT], some)
    assert "GET /api/contest-submissions" in unlike


def test_live_frames_tell_nothing_either(worlds: Worlds, bases: Bases) -> None:
    world = worlds[0]
    topics = [f"submission:{uid}" for uid in world.uids.values()]
    topics += [f"contest:{cid}" for cid in (*timed.CIDS, *groups.CONTESTS)]
    topics += ["announcements", "admin:judge"]
    for viewer in (STUDENT, GUEST):
        heard = [_frames(base, world, world.tokens.get(viewer), topics) for base in bases]
        assert heard[0] == heard[1]
        assert len(heard[0]) > 1
    staff = [_frames(base, world, world.tokens["root"], topics) for base in bases]
    assert len(staff[0]) > len(heard[0])


def _frames(base: str, world: FirstWorld, token: str | None, topics: list[str]) -> list[str]:
    """What a listener hears while staff judges by hand and announces, up to the announcement."""

    async def listen() -> list[str]:
        async with ClientSession() as session, session.ws_connect(f"{base}/api/live") as socket:
            await socket.send_json({"token": token, "topics": topics})
            heard = [await _next_news(socket)]
            await asyncio.to_thread(_act_as_staff, base, world)
            while '"announcements"' not in heard[-1] or len(heard) == 1:
                heard.append(await _next_news(socket))
            return heard

    return asyncio.run(listen())


async def _next_news(socket: ClientWebSocketResponse) -> str:
    """Beats come by the clock, and are numbered between the news."""
    while True:
        frame = await socket.receive_json(timeout=120)
        if frame["topic"] != "beat":
            return json.dumps({"topic": frame["topic"], "data": frame["data"]})


def _act_as_staff(base: str, world: FirstWorld) -> None:
    root = Client(base, token=world.tokens["root"])
    path = "/api/admin/judge/manual-judge"
    for number in (
        *world.submission_ids[:-1],
        *sealed.SUBMISSIONS,
        *virtual.SUBMISSIONS,
        *timed.SUBMISSIONS,
        *groups.SUBMISSIONS,
    ):
        succeed(root.get(path, submitId=number, status=-1))
    for status in (1, 0):
        body: dict[str, Any] = {"title": "news", "content": "news", "status": status}
        succeed(root.post("/api/admin/announcement", body))
