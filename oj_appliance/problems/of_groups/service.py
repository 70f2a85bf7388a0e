"""Use cases of problems that groups own (contract group.md §4, admin.md §10). Who is what in a
group is asked before these are called."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.problems.audit import record_change
from oj_appliance.problems.of_groups import store
from oj_appliance.problems.of_groups.types import (
    Application,
    GroupRow,
    OfferedProblem,
    ProblemDecided,
    Progress,
)
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import handed_out, problems, tags, test_data
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.problems.types.problem import ProblemChanged, ProblemRecord
from oj_appliance.problems.types.tags import TagRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import NOBODY, Actor
from oj_appliance.web.paging import Window


class ProblemsOfGroups:
    def __init__(
        self, database: Database, clock: Clock, problem_service: ProblemService, events: Events
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problem_service
        self._events = events

    async def practice_page(
        self, gid: int, keyword: str, window: Window
    ) -> tuple[list[BankRow], int]:
        return await self._database.read(
            store.practice_page, gid, keyword, offset=window.offset, limit=window.limit
        )

    async def admin_page(
        self, gid: int, keyword: str, window: Window
    ) -> tuple[list[GroupRow], int]:
        return await self._database.read(
            store.admin_page, gid, keyword, offset=window.offset, limit=window.limit
        )

    async def applications(
        self, gid: int | None, keyword: str, window: Window
    ) -> tuple[list[Application], int]:
        return await self._database.read(
            store.applications, gid, keyword, offset=window.offset, limit=window.limit
        )

    async def tags(self, gid: int) -> list[TagRecord]:
        """Which the group may put on its problems."""
        return await self._database.read(tags.tags_in_group, gid)

    async def find(self, pid: int) -> ProblemRecord | None:
        return await self._database.read(problems.find_problem, pid)

    async def offered(self, pid: int) -> OfferedProblem:
        """One that its group wants in the bank. Raises problem.missing."""
        return await self._database.read(_read_offered, pid)

    async def change_auth(self, actor: Actor, pid: int, auth: int) -> None:
        """Raises problem.missing, problem.bad_auth."""
        await self._problems.change_auth(pid, auth, actor)

    async def delete(self, actor: Actor, pid: int) -> None:
        """Raises problem.missing."""
        await self._problems.delete(pid, actor)

    async def apply(self, actor: Actor, pid: int) -> None:
        """Asks for it to be taken into the bank. Raises problem.missing, problem.already_public."""
        await self._move(actor, pid, Progress.APPLIED)

    async def withdraw(self, actor: Actor, pid: int) -> None:
        """It is the group's alone again, whatever had become of the application. Raises
        problem.missing."""
        await self._move(actor, pid, None)

    async def decide(self, actor: Actor, pid: int, progress: Progress) -> None:
        """Raises problem.missing, problem.bad_progress."""
        await self._database.write(self._write_decision, actor, pid, progress)
        self._events.announce(ProblemChanged(pid))

    async def _move(self, actor: Actor, pid: int, progress: Progress | None) -> None:
        await self._database.write(self._write_move, actor, pid, progress)
        self._events.announce(ProblemChanged(pid))

    def _write_move(self, actor: Actor, pid: int, progress: Progress | None) -> None:
        before = _existing(pid)
        if before.apply_public_progress == Progress.ACCEPTED and progress is not None:
            raise ApiError("problem.already_public")
        action = "problem.withdraw" if progress is None else "problem.apply_public"
        self._write_progress(actor, before, progress, action)

    def _write_decision(self, actor: Actor, pid: int, progress: Progress) -> None:
        before = _offered(pid)
        self._write_progress(actor, before, progress, "problem.review")
        is_decided = progress in (Progress.ACCEPTED, Progress.REFUSED)
        if is_decided and progress != before.apply_public_progress and before.author_uid:
            self._events.publish(
                ProblemDecided(
                    before.problem_id,
                    before.author_uid,
                    progress is Progress.ACCEPTED,
                    actor.account_id,
                    self._clock.now_ms(),
                )
            )

    def _write_progress(
        self, actor: Actor, before: ProblemRecord, progress: Progress | None, action: str
    ) -> None:
        in_bank = progress is Progress.ACCEPTED
        if before.apply_public_progress == progress and before.is_group is not in_bank:
            return
        now = max(self._clock.now_ms(), before.updated_at + 1)
        problems.set_progress(before.id, progress, in_bank=in_bank, editor=actor.username, now=now)
        told = {"progress": before.apply_public_progress}, {"progress": progress}
        record_change(actor, action, before, *told, now=now)

    def let_go(self, gid: int, now: int) -> None:
        """Inside the write that disbands a group: what is its own goes to the wastebasket, what
        has come into the bank stays there, and nothing names the group any more. Who disbanded it
        stands in its own row of the audit log."""
        for pid in store.pids_of_group(gid):
            problem = problems.find_problem(pid)
            if problem is not None and problem.is_group:
                self._problems.write_deletion(pid, NOBODY)
            store.let_go(pid, now=now)
        tags.delete_tags_of_group(gid)


def _offered(pid: int) -> ProblemRecord:
    problem = problems.find_problem(pid)
    if problem is None or problem.group_id is None or problem.apply_public_progress is None:
        raise ApiError("problem.missing", status=400)
    return problem


def _read_offered(pid: int) -> OfferedProblem:
    problem = _offered(pid)
    version = problem.data_version_id
    manifest = None if version is None else test_data.find_manifest(version)
    return OfferedProblem(
        problem,
        tuple(tags.tags_of([pid]).get(pid, ())),
        handed_out.languages_named(pid),
        len(manifest.cases) if manifest else 0,
    )


def _existing(pid: int) -> ProblemRecord:
    problem = problems.find_problem(pid)
    if problem is None:
        raise ApiError("problem.missing", status=404)
    return problem
