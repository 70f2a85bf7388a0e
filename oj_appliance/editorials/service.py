"""Use cases of editorials: read one that is open, and write one. Who reads what is decided here
alone."""

from __future__ import annotations

import msgspec

from oj_appliance.assistant.access import AssistantAccess
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.editorials import rules, store
from oj_appliance.editorials.types import Editorial, Opens
from oj_appliance.errors import ApiError
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import ProblemForSubmitting
from oj_appliance.storage.database import Database
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer


class ShownEditorial(msgspec.Struct, frozen=True):
    """As one reader meets it: without its text while it is shut to them."""

    editorial: Editorial
    is_open: bool


class Editorials:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        catalogue: ProblemCatalogue,
        access: AssistantAccess,
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._catalogue = catalogue
        self._access = access
        # Every page of a problem asks; those that have one are few.
        self._with_one: set[int] = set()

    async def load(self) -> None:
        self._with_one = await self._database.read(store.problems)

    def has_one(self, problem_id: int) -> bool:
        return problem_id in self._with_one

    async def read(self, viewer: Viewer, pid: int) -> ShownEditorial:
        """Raises problem.missing, problem.not_visible, editorial.missing, editorial.in_use."""
        problem = await self._catalogue.practised(viewer, pid)
        editorial = await self._database.read(store.find, problem.id)
        if editorial is None:
            raise ApiError("editorial.missing")
        if viewer_may_edit(problem, viewer):
            return ShownEditorial(editorial, is_open=True)
        if not await self._access.is_free(viewer, problem.id):
            raise ApiError("editorial.in_use")
        has_solved = viewer.uid is not None and await self._database.read(
            store.has_solved, viewer.uid, problem.id
        )
        now = self._clock.now_ms()
        return ShownEditorial(editorial, rules.is_open(editorial, has_solved=has_solved, now=now))

    # -- for whoever looks after the problem

    async def edited(self, viewer: Viewer, pid: int) -> Editorial | None:
        """None where there is none yet. Raises problem.missing, problem.not_allowed."""
        await self._kept(viewer, pid)
        return await self._database.read(store.find, pid)

    async def write(
        self,
        actor: Actor,
        pid: int,
        content: str,
        opens: Opens,
        open_time: int | None,
        *,
        read_at: int | None,
    ) -> None:
        """An empty text removes it. Raises problem.missing, problem.not_allowed, content.too_long,
        param.empty, edit.conflict."""
        problem = await self._kept(actor.viewer, pid)
        rules.check(content, opens, open_time)
        at = open_time if opens is Opens.TIME else None
        new = Editorial(content.strip(), opens, at, actor.username, self._clock.now_ms())
        await self._database.write(_write, actor, problem, new, read_at)
        if new.content:
            self._with_one.add(pid)
        else:
            self._with_one.discard(pid)

    async def _kept(self, viewer: Viewer, pid: int) -> ProblemForSubmitting:
        problem = await self._problems.for_submitting(pid)
        if problem is None:
            raise ApiError("problem.missing")
        if not viewer_may_edit(problem, viewer):
            raise ApiError("problem.not_allowed")
        return problem


def _write(
    actor: Actor, problem: ProblemForSubmitting, new: Editorial, read_at: int | None
) -> None:
    before = store.find(problem.id)
    if before is not None:
        refuse_stale(before, read_at)
    if new.content:
        store.put(problem.id, new)
    else:
        store.remove(problem.id)
    target = {"pid": problem.id, "problemId": problem.problem_id}
    told = None if before is None else _told(before)
    after = _told(new) if new.content else None
    now = new.updated_at
    record_audit(actor, "editorial.update", target, before=told, after=after, now=now)


def _told(editorial: Editorial) -> dict[str, object]:
    return {"content": editorial.content, "opens": editorial.opens, "openTime": editorial.open_time}
