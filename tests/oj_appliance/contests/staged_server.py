"""`oj serve` whose clock a test sets and to whom it tells contests, as
`python -m tests.oj_appliance.contests.staged_server serve …`."""

from __future__ import annotations

import sys
import time
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

from oj_appliance import app
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.clock import Clock
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.model import ContestProblemRow, ContestRow
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import put_participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Id


class StagedClock(Clock):
    """Goes on from where it was set, by the process' own seconds."""

    ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + StagedClock.ahead_ms


class StagedProblem(msgspec.Struct):
    pid: Id
    displayId: str
    displayTitle: str
    color: str | None = None


class StageBody(msgspec.Struct):
    """`values` are columns of contest; without a cid a new one is made. Problems and people who are
    told take the place of those that were there."""

    values: dict[str, Any]
    cid: Id | None = None
    problems: list[StagedProblem] | None = None
    registered: list[str] = []


class ClockBody(msgspec.Struct):
    now: int


class StageApi:
    def __init__(self, house: House) -> None:
        self._database = house.foundation.database
        self._known = house[ContestPart].known

    @post("/api/stage-contest", guard=ROOT, summary="A contest as it is told")
    async def stage_contest(self, call: Call, body: StageBody) -> int:
        cid = await self._database.write(_write, body)
        await self._known.refresh(cid)
        return cid

    @post("/api/stage-clock", guard=ROOT, summary="What time it is")
    async def stage_clock(self, call: Call, body: ClockBody) -> None:
        StagedClock.ahead_ms = body.now - time.time_ns() // 1_000_000


def _write(body: StageBody) -> int:
    dates = {"created_at": 1, "updated_at": 1}
    cid = body.cid
    if cid is None:
        cid = int(ContestRow.insert(**body.values, **dates).execute())
    elif body.values:
        ContestRow.update(**body.values).where(ContestRow.id == cid).execute()
    if body.problems is not None:
        ContestProblemRow.delete().where(ContestProblemRow.contest_id == cid).execute()
    for each in body.problems or ():
        ContestProblemRow.insert(
            contest_id=cid,
            problem_id=each.pid,
            display_id=each.displayId,
            display_title=each.displayTitle,
            color=each.color,
            **dates,
        ).execute()
    place = Place(Kind.CONTEST, cid)
    for uid in body.registered:
        put_participation(Participation(place=place, uid=uid, registered_at=1), now=1)
    return cid


class StagePart(Part):
    def __init__(self, house: House) -> None:
        self._api = StageApi(house)

    def apis(self) -> list[object]:
        return [self._api]


if __name__ == "__main__":
    with (
        patch.object(app, "Clock", StagedClock),
        patch.object(serve, "build", partial(app.build, parts=(*app.PARTS, StagePart))),
    ):
        sys.exit(main())
