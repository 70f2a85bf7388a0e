"""The staged server of timed works, where a test lets the minute pass, as
`python -m tests.oj_appliance.annotations.ticking_server serve …`."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from oj_appliance import app
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.composition.annotations import AnnotationPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import ROOT
from tests.oj_appliance.contests.staged_server import StagedClock
from tests.oj_appliance.timed_work.staged_server import WorkStagePart


class TickApi:
    def __init__(self, house: House) -> None:
        self._house = house

    @post("/api/stage-minute", guard=ROOT, summary="A minute has passed for annotations")
    async def stage_minute(self, call: Call) -> None:
        for timer in self._house[AnnotationPart].timers():
            await timer.work()


class TickPart(Part):
    def __init__(self, house: House) -> None:
        self._api = TickApi(house)

    def apis(self) -> list[object]:
        return [self._api]


def run() -> int:
    """The exit code of `oj`."""
    parts = (*app.PARTS, WorkStagePart, TickPart)
    with (
        patch.object(app, "Clock", StagedClock),
        patch.object(serve, "build", partial(app.build, parts=parts)),
    ):
        return main()


if __name__ == "__main__":
    sys.exit(run())
