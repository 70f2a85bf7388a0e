"""Use cases of the desk that brings balloons, and of whoever takes the code along."""

from __future__ import annotations

import asyncio
import tempfile
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Literal
from zoneinfo import ZoneInfo

from oj_appliance.clock import Clock
from oj_appliance.contests import rules as contest_rules
from oj_appliance.contests.accepted import rules, store
from oj_appliance.contests.accepted.types import Balloon, CodeFile
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window

Split = Literal["user", "problem"]


class AcceptedSubmissions:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        contests: Contests,
        scratch: Path,
        zone: Callable[[], ZoneInfo],
    ) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._scratch = scratch
        self._zone = zone

    async def balloons(
        self, viewer: Viewer, contest_id: int, window: Window
    ) -> tuple[Contest, list[Balloon], int]:
        """Raises contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, contest_id)
        accepted = await self._database.read(
            store.accepted,
            contest.id,
            contest.start_time,
            contest.end_time,
            contest_rules.organisers(contest),
        )
        found = rules.balloons(accepted)
        return contest, found[window.offset : window.offset + window.limit], len(found)

    def problems(self, contest: Contest) -> dict[int, ContestProblem]:
        """By the number of the problem."""
        return {each.problem_id: each for each in self._contests.known.problems(contest.id)}

    async def check(
        self, viewer: Viewer, contest_id: int, submission_id: int, *, is_checked: bool
    ) -> None:
        """Raises contest.missing, contest.not_manager, update.failed."""
        contest = self._contests.managed(viewer, contest_id)
        now = self._clock.now_ms()
        await self._database.write(_check, submission_id, contest.id, is_checked, now)

    async def pack(
        self, viewer: Viewer, contest_id: int, split: Split, *, without_staff: bool
    ) -> IO[bytes]:
        """A zip of the code that counts, as an open file without a name; close it. Raises
        contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, contest_id)
        files = await self._database.read(
            store.code_files,
            contest.id,
            contest.start_time,
            contest.end_time,
            is_oi=contest_rules.is_oi(contest),
            without=contest_rules.organisers(contest) if without_staff else None,
        )
        names = {pid: each.display_id for pid, each in self.problems(contest).items()}
        if contest_rules.is_oi(contest):
            files = _newest(files)
        return await asyncio.to_thread(self._pack, files, names, split)

    def _pack(self, files: list[CodeFile], names: dict[int, str], split: Split) -> IO[bytes]:
        file = tempfile.TemporaryFile(dir=self._scratch)  # noqa: SIM115 - closed by the caller
        taken: dict[str, int] = {}
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for each in files:
                name = self._name(each, names, split)
                taken[name] = taken.get(name, 0) + 1
                stem, _, end = name.rpartition(".")
                unique = name if taken[name] == 1 else f"{stem}_{taken[name]}.{end}"
                archive.writestr(unique, each.code)
        file.seek(0)
        return file

    def _name(self, file: CodeFile, names: dict[int, str], split: Split) -> str:
        problem = rules.file_name_part(names.get(file.problem_id, str(file.problem_id)))
        person = rules.file_name_part(file.username)
        folder, name = (person, problem) if split == "user" else (problem, person)
        moment = datetime.fromtimestamp(file.submit_time / 1000, UTC).astimezone(self._zone())
        score = "" if file.score is None else f"_{file.score}"
        end = rules.ending(file.language)
        return f"{folder}/{name}{score}_({moment:%Y%m%d%H%M%S}).{end}"


def _newest(files: list[CodeFile]) -> list[CodeFile]:
    """Of each person and problem; they come newest first."""
    found: dict[tuple[str, int], CodeFile] = {}
    for each in files:
        found.setdefault((each.uid, each.problem_id), each)
    return list(found.values())


def _check(submission_id: int, contest_id: int, is_checked: bool, now: int) -> None:
    if not store.is_accepted_there(submission_id, contest_id):
        raise ApiError("update.failed")
    store.set_checked(submission_id, is_checked=is_checked, now=now)
