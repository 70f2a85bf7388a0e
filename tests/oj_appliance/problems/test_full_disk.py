"""A disk without room refuses a save and says so."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import JudgeProgram, ProgramRole
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.form import ProblemDTO, editor_form, overlay_of
from oj_appliance.problems.programs.program_check import ProgramCheck
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from tests.oj_appliance.problems.builders import problem_body


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Where contents will lie: a disk of 64 KB."""
    place = tmp_path / "blobs"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(place)], check=True)
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_cases_written_by_hand_that_do_not_fit_are_refused(
    small_disk: Path, service: ProblemService, database: Database, tmp_path: Path
) -> None:
    testcases = TestCases(database, Clock(), service.blobs, tmp_path)

    async def compiles(_program: JudgeProgram, _role: ProgramRole) -> str | None:
        return None

    programs = ProgramCheck(compiles, lambda: ())
    editing = ProblemEditing(database, service, testcases, programs)
    body = problem_body()
    body["samples"].append({"input": "x" * 100_000, "output": "y"})
    sent = msgspec.convert(body, ProblemDTO)
    root = Actor(Viewer(uid="root", username="root", role="root"))
    with pytest.raises(ApiError) as refused:
        asyncio.run(editing.create(root, overlay_of(sent), editor_form(sent)))
    assert refused.value.key == "file.no_space"
    assert list(small_disk.glob("new-*")) == []
