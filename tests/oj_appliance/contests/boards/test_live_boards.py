"""What listeners of a contest are told (contract 00-conventions §9.2): hints, never results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from oj_appliance.clock import Clock
from oj_appliance.contests.boards import live_events
from oj_appliance.contests.boards.live_events import BoardNews
from oj_appliance.contests.boards.types import REAL
from oj_appliance.contests.types import HintKind
from oj_appliance.places.codec import place_of
from oj_appliance.submissions.types import SubmissionChanged
from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, HOUR, Contest, Stage
from tests.oj_appliance.submissions.rows import row_in

TIMEOUT_S = 120


def hear(
    contest: Contest, clients: list[Client], *acts: Callable[[], object], last: str
) -> list[list[str]]:
    """What each of them is told from the last act on; after each act up to this kind."""

    async def kinds(socket: ClientWebSocketResponse) -> list[str]:
        heard: list[str] = []
        while last not in heard:
            frame = await socket.receive_json()
            if frame["topic"] == f"contest:{contest.id}":
                assert set(frame["data"]) <= {"kind", "now", "id"}
                heard.append(frame["data"]["kind"])
        return heard

    async def run() -> list[list[str]]:
        topic = f"contest:{contest.id}"
        async with ClientSession() as session, asyncio.timeout(TIMEOUT_S):
            sockets = []
            for client in clients:
                socket = await session.ws_connect(f"{contest.stage.server.base}/api/live")
                await socket.send_json({"token": client.token or None, "topics": [topic]})
                assert (await socket.receive_json())["data"]["topics"] == [topic]
                sockets.append(socket)
            heard: list[list[str]] = []
            for act in acts:
                await asyncio.to_thread(act)
                heard = [await kinds(socket) for socket in sockets]
            return heard

    return asyncio.run(run())


def test_whoever_looks_at_a_board_is_told_that_it_moved(stage: Stage) -> None:
    contest, ann = stage.contest(), stage.person()
    contest.rank(ann)
    (heard,) = hear(contest, [ann], lambda: contest.submit(ann, "A", 2, AC), last="board")
    assert heard == ["board"]


@pytest.mark.parametrize("changes", [{"type": 1}, {"type": 1, "auto_real_rank": False}])
def test_what_happens_behind_the_seal_of_an_oi_contest_is_not_felt(
    stage: Stage, changes: dict[str, Any]
) -> None:
    """The sealed board has not moved: a hint would tell that something was judged."""
    teacher, ann = stage.person("admin"), stage.person()
    contest = stage.contest(uid=stage.uid(teacher), **changes)
    contest.submit(ann, "A", 2, AC, score=100)
    stage.clock(65)
    contest.rank(ann)
    contest.rank(teacher, forceRefresh=True)

    def act() -> None:
        contest.submit(ann, "A", 70, AC, score=100)
        contest.submit(ann, "B", 71, AC, score=100)
        contest.edit(end_time=stage.start + 4 * HOUR)

    # An edit moves every board once.
    edited = lambda: contest.edit(end_time=stage.start + 3 * HOUR)  # noqa: E731
    of_ann, of_teacher = hear(contest, [ann, teacher], edited, act, last="time")
    assert of_ann == ["board", "time"]
    assert of_teacher.count("board") > 1


def test_the_clock_and_the_organiser_are_told_too(stage: Stage) -> None:
    contest, ann = stage.contest(), stage.person()
    stage.clock(30)
    (heard,) = hear(contest, [ann], lambda: stage.clock(61), last="board")
    assert heard == ["state", "board"]
    (heard,) = hear(contest, [ann], lambda: stage.clock(121), last="board")
    assert heard == ["state", "board"]
    later = stage.start + 3 * HOUR
    (heard,) = hear(contest, [ann], lambda: contest.edit(end_time=later), last="time")
    assert heard == ["state", "board", "time"]


def test_a_question_is_told_to_whoever_may_read_it(stage: Stage) -> None:
    """While the contest runs: its writer and the organisers. All are told of an announcement."""
    teacher, ann, ben = stage.person("admin"), stage.person(), stage.person()
    contest = stage.contest(uid=stage.uid(teacher))
    said = {"title": "News", "content": "n", "status": 0}

    def act() -> None:
        question = {"cid": contest.id, "content": "Is n positive?"}
        assert ann.post("/api/comment", question).status == 200
        body = {"cid": contest.id, "announcement": said}
        assert teacher.post("/api/admin/contest/announcement", body).status == 200

    heard = hear(contest, [teacher, ann, ben], act, last="announcement")
    told = ["comment", "announcement"]
    assert heard == [told, told, ["announcement"]]


def test_only_who_may_look_into_a_contest_hears_of_it(stage: Stage) -> None:
    contest, ann, guest = stage.contest(auth=1, password="x"), stage.person(), stage.server.client()

    async def topics(client: Client, topic: str) -> list[str]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{stage.server.base}/api/live") as socket,
        ):
            await socket.send_json({"token": client.token or None, "topics": [topic]})
            return list((await socket.receive_json(timeout=60))["data"]["topics"])

    topic = f"contest:{contest.id}"
    for client in (ann, guest):
        assert asyncio.run(topics(client, topic)) == []
    assert asyncio.run(topics(stage.root, topic)) == [topic]
    for strange in ("contest:", "contest:x", "contest:²", "contest:49999"):
        assert asyncio.run(topics(stage.root, strange)) == []


class _Memory:
    def follow(self, record: object) -> set[Any]:
        return {REAL}


class _Live:
    def __init__(self) -> None:
        self.told: list[HintKind] = []

    def hint(self, contest_id: int, kind: HintKind, **_: object) -> None:
        self.told.append(kind)


def test_many_verdicts_at_once_are_two_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """One at once, one after the pause, and none when nothing has moved since."""
    monkeypatch.setattr(live_events, "PAUSE_S", 0.01)

    async def run() -> list[HintKind]:
        live: Any = _Live()
        memory: Any = _Memory()
        news = BoardNews(memory, live, Clock())
        for _ in range(9):
            news.follow(SubmissionChanged(row_in(place_of(cid=1000))))
        assert live.told == [HintKind.BOARD]
        while len(live.told) < 2:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)
        return list(live.told)

    assert asyncio.run(run()) == [HintKind.BOARD, HintKind.BOARD]
