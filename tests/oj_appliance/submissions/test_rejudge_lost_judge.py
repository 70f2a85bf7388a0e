"""The judge is lost while a preview goes on, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.composition.rejudging import RejudgingPart
from oj_appliance.judging import dispatcher
from oj_appliance.judging.types import (
    CaseReport,
    InstalledLanguage,
    JudgeReport,
    JudgeTask,
    SandboxUnavailable,
    TestRunReport,
    Verdict,
)
from oj_appliance.places.types import PRACTICE
from oj_appliance.settings import JudgeSettings, ServerSettings, Settings
from oj_appliance.submissions.rejudging import preview
from oj_appliance.submissions.rejudging.types import BatchState
from oj_appliance.web.guards import Actor, Viewer
from tests.benchmarks.seed import seed
from tests.judging_waits import PATIENCE_S

ROOT = Actor(Viewer(uid="1", username="root", role="root"), "127.0.0.1")


class JudgeThatIsLost:
    """From its third program on, until somebody has looked for it three times."""

    def __init__(self) -> None:
        self.judged = 0
        self.looks_left = 3

    def languages(self) -> tuple[InstalledLanguage, ...]:
        return ()

    def judge(self, task: JudgeTask, **_: Any) -> JudgeReport:
        if self.judged >= 2 and self.looks_left:
            raise SandboxUnavailable("the manager has ended")
        self.judged += 1
        cases = [
            CaseReport(case.seq, Verdict.ACCEPTED, 1, 1, group=case.group, case_id=case.case_id)
            for case in task.cases
        ]
        return JudgeReport(Verdict.ACCEPTED, 1, 1, cases=tuple(cases))

    def test_run(self, *_: Any, **__: Any) -> TestRunReport:
        raise AssertionError("no test run is asked for")

    def compile_check(self, *_: Any, **__: Any) -> None:
        return None

    def probe(self, **_: Any) -> tuple[InstalledLanguage, ...]:
        self.looks_left -= 1
        if self.looks_left:
            raise SandboxUnavailable("the manager has ended")
        return ()

    def close(self) -> None:
        pass


def test_a_preview_goes_on_by_itself_once_a_lost_judge_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "REVIVE_S", 0.01)
    monkeypatch.setattr(preview, "LOOK_AGAIN_S", 0.01)
    seeded = seed(tmp_path, problems=1, users=5, submissions=40)
    judge = JudgeThatIsLost()
    settings = Settings(server=ServerSettings(data=str(tmp_path)), judge=JudgeSettings(slots=1))

    async def work(appliance: Appliance) -> tuple[int, int]:
        await appliance.load(root_password="rootroot")
        appliance.start_working()
        previews = appliance[RejudgingPart].previews
        key = await previews.start(
            ROOT, seeded.problem_ids[0], place=PRACTICE, version=None, statuses=None
        )
        batch, progress, _ = await previews.find(key)
        while batch.state is BatchState.RUNNING:
            await asyncio.sleep(0.01)
            batch, progress, _ = await previews.find(key)
        await appliance.stop_working()
        await appliance.close()
        return progress

    done, total = asyncio.run(asyncio.wait_for(work(build(settings, judge)), PATIENCE_S))
    # Several times as many as are handed over at once.
    assert done == total == judge.judged > 3 * preview.AT_ONCE
    assert judge.looks_left == 0
