"""`oj serve` whose clock a test sets and to whom it tells timed works, as
`python -m tests.oj_appliance.timed_work.staged_server serve …`."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

from oj_appliance import app
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.groups.model import GroupMember, StudyGroup
from oj_appliance.groups.store import insert_group, put_member
from oj_appliance.groups.types import Group
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work.model import TimedWorkProblemRow, TimedWorkRow
from oj_appliance.timed_work.settings.store import put_settings
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWorkChanged
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Id
from tests.oj_appliance.contests.staged_server import StagedClock


class StagedProblem(msgspec.Struct):
    pid: Id
    displayId: str
    displayTitle: str
    score: int = 100
    version: str | None = None


class WorkBody(msgspec.Struct):
    """`values` are columns of timed_work; without a tid a new one is made. Settings and problems
    that are told take the place of those that were there."""

    values: dict[str, Any]
    tid: Id | None = None
    settings: ExamSettings | None = None
    problems: list[StagedProblem] | None = None


class RecordBody(msgspec.Struct):
    """`values` are columns of participation, moments in epoch ms."""

    tid: Id
    uid: str
    values: dict[str, Any]


class GroupBody(msgspec.Struct):
    """`levels` by uid, in place of those there were; without a gid a new one is made, which `uid`
    owns. `values` are columns of study_group."""

    levels: dict[str, int]
    uid: str = ""
    gid: Id | None = None
    values: dict[str, Any] = {}


class ClockBody(msgspec.Struct):
    now: int


class WorkStageApi:
    def __init__(self, house: House) -> None:
        self._database = house.foundation.database
        self._events = house.foundation.events
        self._known = house[TimedWorkPart].known
        self._groups = house[GroupPart].known

    @post("/api/stage-group", guard=ROOT, summary="A group, and who is what in it")
    async def stage_group(self, call: Call, body: GroupBody) -> int:
        gid = await self._database.write(_write_group, body)
        await self._groups.refresh(gid)
        return gid

    @post("/api/stage-timed-work", guard=ROOT, summary="A timed work as it is told")
    async def stage_timed_work(self, call: Call, body: WorkBody) -> int:
        tid = await self._database.write(_write, body)
        await self._told(tid)
        return tid

    @post("/api/stage-record", guard=ROOT, summary="How somebody takes part")
    async def stage_record(self, call: Call, body: RecordBody) -> None:
        await self._database.write(_write_record, body)
        await self._told(body.tid)

    async def _told(self, tid: int) -> None:
        await self._known.refresh(tid)
        self._events.announce(TimedWorkChanged(tid))

    @post("/api/stage-clock", guard=ROOT, summary="What time it is")
    async def stage_clock(self, call: Call, body: ClockBody) -> None:
        StagedClock.ahead_ms = body.now - time.time_ns() // 1_000_000


def _write(body: WorkBody) -> int:
    dates = {"created_at": 1, "updated_at": 1}
    tid = body.tid
    if tid is None:
        tid = int(TimedWorkRow.insert(**body.values, **dates).execute())
    elif body.values:
        TimedWorkRow.update(**body.values).where(TimedWorkRow.id == tid).execute()
    if body.settings is not None:
        put_settings(tid, body.settings, editor="root", now=1)
    if body.problems is not None:
        TimedWorkProblemRow.delete().where(TimedWorkProblemRow.timed_work_id == tid).execute()
    for seq, each in enumerate(body.problems or ()):
        TimedWorkProblemRow.insert(
            timed_work_id=tid,
            problem_id=each.pid,
            display_id=each.displayId,
            display_title=each.displayTitle,
            score=each.score,
            version=each.version,
            seq=seq,
            **dates,
        ).execute()
    return tid


def _write_group(body: GroupBody) -> int:
    gid = body.gid
    if gid is None:
        gid = insert_group(
            Group(
                **{"id": 0, "avatar": None, "brief": "", "description": "", "uid": body.uid},
                **{"name": f"Class of {body.uid[:8]}", "short_name": body.uid[:8], "owner": ""},
                **{"auth": 1, "visible": True, "status": 0, "code": None},
                **{"created_at": 1, "updated_at": 1},
            )
        )
    if body.values:
        StudyGroup.update(**body.values).where(StudyGroup.id == gid).execute()
    GroupMember.delete().where(GroupMember.group_id == gid).execute()
    for uid, level in body.levels.items():
        put_member(gid, uid, level, now=1)
    return gid


def _write_record(body: RecordBody) -> None:
    place = Place(Kind.TIMED_WORK, body.tid)
    found = find_participation(place, body.uid) or Participation(place=place, uid=body.uid)
    put_participation(replace(found, **body.values), now=1)


class WorkStagePart(Part):
    def __init__(self, house: House) -> None:
        self._api = WorkStageApi(house)

    def apis(self) -> list[object]:
        return [self._api]


def run() -> int:
    """The exit code of `oj`."""
    with (
        patch.object(app, "Clock", StagedClock),
        patch.object(serve, "build", partial(app.build, parts=(*app.PARTS, WorkStagePart))),
    ):
        return main()


if __name__ == "__main__":
    sys.exit(run())
