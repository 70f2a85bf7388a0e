"""A further part costs one class and one line: everything about its life comes by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from oj_appliance.app import PARTS, build
from oj_appliance.appliance import Appliance
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.configuration.types import SettingsChanged
from oj_appliance.settings import ServerSettings, Settings
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST

pytestmark = pytest.mark.quick


class DiaryApi:
    def __init__(self, steps: list[str]) -> None:
        self._steps = steps

    @get("/api/diary", guard=GUEST, summary="What happened so far")
    async def diary(self, call: Call) -> list[str]:
        return self._steps


class DiaryPart(Part):
    """Writes down what happens to it."""

    def __init__(self, house: House) -> None:
        self.steps: list[str] = []
        house[LivePart].hub.register("diary", lambda viewer, rest: True)

    def apis(self) -> list[object]:
        return [DiaryApi(self.steps)]

    def listeners(self) -> list[Listener]:
        return [inside(SettingsChanged, lambda event: self.steps.append("heard"))]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self._night)]

    async def _night(self) -> None:
        self.steps.append("night")

    async def load(self) -> None:
        self.steps.append("load")

    async def recover(self) -> None:
        self.steps.append("recover")

    def start(self) -> None:
        self.steps.append("start")

    async def stop(self) -> None:
        self.steps.append("stop")

    async def close(self) -> None:
        self.steps.append("close")


class BrokenNightPart(Part):
    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self._fail)]

    async def _fail(self) -> None:
        raise OSError("the disk is full")


async def lived(folder: Path) -> tuple[list[str], list[str]]:
    """What the diary says in the end, and what its call answered in between."""
    settings = Settings(server=ServerSettings(data=str(folder)))
    parts = (*PARTS, lambda house: BrokenNightPart(), DiaryPart)
    appliance: Appliance = build(settings, None, parts=parts)
    diary = appliance[DiaryPart]
    await appliance.load(root_password="rootroot")
    await appliance.recover()
    appliance.start_working()
    await appliance.timers.run(Cycle.NIGHT)
    async with TestClient(TestServer(appliance.application)) as client:
        answer = await (await client.get("/api/diary")).json()
    await appliance.stop_working()
    await appliance.close()
    return diary.steps, answer["data"]


def test_a_further_part_lives_with_the_others(tmp_path: Path) -> None:
    steps, answered = asyncio.run(lived(tmp_path / "data"))
    assert answered == ["load", "recover", "start", "night"]
    assert steps == ["load", "recover", "start", "night", "stop", "close"]


def test_a_part_finds_those_before_it_and_no_later_ones(tmp_path: Path) -> None:
    class Early(Part):
        def __init__(self, house: House) -> None:
            house[PeoplePart]

    settings = Settings(server=ServerSettings(data=str(tmp_path / "data")))
    with pytest.raises(KeyError):
        build(settings, None, parts=(Early, *PARTS))
