"""`oj serve` whose clock a test sets and to whom it tells contests, as
`python -m tests.oj_appliance.contests.staged_server serve …`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar
from unittest.mock import patch

import msgspec

from oj_appliance import app
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.clock import Clock
from oj_appliance.composition import contest_office
from oj_appliance.composition.contest_office import disk_facts, judge_facts
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.model import ContestProblemRow, ContestRow
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import put_participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.problems.model import Language, Problem, ProblemLanguage
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


class ProblemBody(msgspec.Struct):
    """`values` are columns of problem; `languages` are what it takes, known to no machine too."""

    pid: Id
    values: dict[str, Any] = {}
    languages: list[str] = []


class StagedMachine(msgspec.Struct):
    """What is told of judge and disk in the place of what is."""

    judge: dict[str, Any] = {}
    disk: dict[str, Any] = {}

    told: ClassVar[StagedMachine]


StagedMachine.told = StagedMachine()


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

    @post("/api/stage-machine", guard=ROOT, summary="What the judge and the disk are like")
    async def stage_machine(self, call: Call, body: StagedMachine) -> None:
        StagedMachine.told = body

    @post("/api/stage-problem", guard=ROOT, summary="A problem as it is told")
    async def stage_problem(self, call: Call, body: ProblemBody) -> None:
        await self._database.write(_write_problem, body)


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


def _write_problem(body: ProblemBody) -> None:
    if body.values:
        Problem.update(**body.values).where(Problem.id == body.pid).execute()
    if body.languages:
        ProblemLanguage.delete().where(ProblemLanguage.problem == body.pid).execute()
    for name in body.languages:
        known = Language.get_or_none(Language.name == name)
        number = known.id if known else _insert_language(name)
        dates = {"created_at": 1, "updated_at": 1}
        ProblemLanguage.insert(problem=body.pid, language=number, **dates).execute()


def _insert_language(name: str) -> int:
    about = {"content_type": "text/plain", "description": name, "name": name}
    return int(Language.insert(**about, created_at=1, updated_at=1).execute())


def _staged(facts: Callable[[House], Any], told: Callable[[], dict[str, Any]]) -> Any:
    """`facts` with what the test tells in the place of theirs."""
    return lambda house: replace(facts(house), **told())


class StagePart(Part):
    def __init__(self, house: House) -> None:
        self._api = StageApi(house)

    def apis(self) -> list[object]:
        return [self._api]


if __name__ == "__main__":
    with (
        patch.object(app, "Clock", StagedClock),
        patch.object(
            contest_office, "judge_facts", _staged(judge_facts, lambda: StagedMachine.told.judge)
        ),
        patch.object(
            contest_office, "disk_facts", _staged(disk_facts, lambda: StagedMachine.told.disk)
        ),
        patch.object(serve, "build", partial(app.build, parts=(*app.PARTS, StagePart))),
    ):
        sys.exit(main())
