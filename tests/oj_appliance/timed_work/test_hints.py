"""Who listens to a timed work hears when something is to be read again: the work's turns, edits,
and to each person alone what becomes of their own time (contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import ClientSession

from tests.http_client import Client
from tests.oj_appliance.timed_work.stage import CID_OFFSET, END, MINUTE, OWN, WorkStage


def hear(stage: WorkStage, client: Client, tid: int, act: Callable[[], object]) -> dict[str, Any]:
    """The first frame of the work after the act."""
    topic = f"contest:{tid + CID_OFFSET}"

    async def run() -> dict[str, Any]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{stage.server.base}/api/live", autoclose=False) as socket,
        ):
            await socket.send_json({"token": client.token, "topics": [topic]})
            accepted = await socket.receive_json(timeout=120)
            assert accepted["data"]["topics"] == [topic]
            await asyncio.to_thread(act)
            heard: dict[str, Any] = await socket.receive_json(timeout=120)
            while heard["topic"] == "beat":
                heard = await socket.receive_json(timeout=120)
            return heard

    return dict(asyncio.run(run())["data"])


def test_a_persons_own_turns_are_told_to_that_person_alone(stage: WorkStage) -> None:
    # It runs since before the server looked at its clock first: this one tells no begin.
    tid = stage.hold(start_time=stage.begin - 10 * MINUTE)
    stage.at(1)
    stage.start(tid, "ann", "ben")

    def act() -> None:
        stage.hand_in(stage.ann, tid)
        stage.edit(tid, title="Another")

    assert hear(stage, stage.ann, tid, act)["kind"] == "state"
    stage.record(tid, "ann", handed_in_at=None)
    assert hear(stage, stage.ben, tid, act)["kind"] == "time"


def test_the_end_of_ones_own_time_is_told_when_the_clock_reaches_it(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    frame = hear(stage, stage.ann, tid, lambda: stage.at(OWN + 2))
    assert frame.keys() == {"kind", "now"} and frame["kind"] == "state"


def test_the_begin_and_the_end_of_the_work_are_told_to_everybody_in_it(stage: WorkStage) -> None:
    tid = stage.hold()
    # Each frame tells that the server has seen the clock there.
    for minute in (-5, 1, END + 1):
        assert hear(stage, stage.ben, tid, partial(stage.at, minute))["kind"] == "state"


def test_nobody_listens_to_a_work_that_they_may_not_enter(stage: WorkStage) -> None:
    tid = stage.hold(auth=1, password="pass")

    async def accepted(token: str | None, number: int) -> list[str]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{stage.server.base}/api/live", autoclose=False) as socket,
        ):
            topics = [f"contest:{number + CID_OFFSET}"]
            await socket.send_json({"token": token, "topics": topics})
            answer = await socket.receive_json(timeout=120)
            return list(answer["data"]["topics"])

    assert asyncio.run(accepted(stage.ann.token, tid)) == []
    assert asyncio.run(accepted(None, stage.hold())) == []
    assert asyncio.run(accepted(stage.ann.token, 40_000)) == []
    assert len(asyncio.run(accepted(stage.root.token, tid))) == 1
