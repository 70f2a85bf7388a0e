"""Use cases of teachers: which problems a timed work has, in which order, for how many points."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.problems.editing import choosing
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.administration.service import (
    TimedWorkEditing,
    managed,
    target_of,
    touch,
)
from oj_appliance.timed_work.problem_set import rules, store
from oj_appliance.timed_work.problem_set.types import (
    ProblemLink,
    WorkProblemChoice,
    WorkProblems,
    link_of,
)
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class TimedWorkProblemSet:
    """A problem keeps its auth in the bank: the place alone decides who meets it in the work."""

    def __init__(self, database: Database, clock: Clock, editing: TimedWorkEditing) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing

    async def listed(
        self, viewer: Viewer, timed_work_id: int, wanted: WorkProblemChoice, window: Window
    ) -> WorkProblems:
        """Raises timedwork.missing, timedwork.not_allowed."""
        return await self._database.read(_listed, viewer, timed_work_id, wanted, window)

    async def add(self, actor: Actor, timed_work_id: int, pid: int, link: ProblemLink) -> None:
        """Under the problem's own title where none is given. Raises timedwork.missing,
        timedwork.not_allowed, problem.missing, problem.not_allowed, timedwork.problem_exists, and
        the keys of rules.checked."""
        now = self._clock.now_ms()
        await self._database.write(write_problem, actor, timed_work_id, pid, link, now)
        await self._editing.renew(timed_work_id)

    async def save(self, actor: Actor, timed_work_id: int, pid: int, link: ProblemLink) -> None:
        """Raises timedwork.missing, timedwork.not_allowed, timedwork.problem_missing,
        timedwork.problem_exists, and the keys of rules.checked."""
        now = self._clock.now_ms()
        await self._database.write(_save, actor, timed_work_id, pid, link, now)
        await self._editing.renew(timed_work_id)

    async def order(self, actor: Actor, timed_work_id: int, pids: Sequence[int]) -> None:
        """The display ids in use go to the problems in this order. Raises timedwork.missing,
        timedwork.not_allowed, http.bad_param where these are not the work's problems."""
        now = self._clock.now_ms()
        await self._database.write(_order, actor, timed_work_id, pids, now)
        await self._editing.renew(timed_work_id)

    async def remove(self, actor: Actor, timed_work_id: int, pid: int) -> None:
        """With what was submitted to it in this work. Raises timedwork.missing,
        timedwork.not_allowed, timedwork.problem_missing."""
        await self._database.write(_remove, actor, timed_work_id, pid, self._clock.now_ms())
        await self._editing.renew(timed_work_id)


def _listed(
    viewer: Viewer, timed_work_id: int, wanted: WorkProblemChoice, window: Window
) -> WorkProblems:
    managed(viewer, timed_work_id)
    links = {each.problem_id: each for each in work_store.problems_of(timed_work_id)}
    if not wanted.is_existing:
        found, total = choosing.candidates(
            viewer,
            kind=None,
            keyword=wanted.keyword,
            oj=wanted.oj,
            without=tuple(links),
            window=window,
        )
        return WorkProblems(found, total, links)
    listed = choosing.named_so(links.values(), wanted.keyword)
    shown = listed[window.offset : window.offset + window.limit]
    rows = choosing.rows_of([each.problem_id for each in shown])
    return WorkProblems([rows[each.problem_id] for each in shown], len(listed), links)


def write_problem(actor: Actor, timed_work_id: int, pid: int, link: ProblemLink, now: int) -> None:
    """Inside a write, as `add`."""
    work = managed(actor.viewer, timed_work_id)
    problem = choosing.chosen(actor.viewer, pid)
    title = link.display_title.strip() or problem.statement.title
    link = rules.checked(msgspec.structs.replace(link, display_title=title))
    if store.is_taken(timed_work_id, pid, link):
        raise ApiError("timedwork.problem_exists", field="displayId")
    store.insert(timed_work_id, pid, link, now=now)
    touch(actor, work, now)
    _audit(actor, "timedwork.problem_add", work, pid, None, _told(link), now)


def _save(actor: Actor, timed_work_id: int, pid: int, link: ProblemLink, now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    before = link_of(_existing(timed_work_id, pid))
    link = rules.checked(link)
    if store.is_others(timed_work_id, pid, link):
        raise ApiError("timedwork.problem_exists", field="displayId")
    store.update(timed_work_id, pid, link, now=now)
    touch(actor, work, now)
    _audit(actor, "timedwork.problem_update", work, pid, _told(before), _told(link), now)


def _order(actor: Actor, timed_work_id: int, pids: Sequence[int], now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    links = work_store.problems_of(timed_work_id)
    if sorted(pids) != sorted(each.problem_id for each in links):
        raise BadRequestError("http.bad_param", name="pids")
    before = {each.problem_id: (each.display_id, each.seq) for each in links}
    wanted = rules.places(links, pids)
    moved = {pid: place for pid, place in wanted.items() if place != before[pid]}
    if not moved:
        return
    store.set_order(timed_work_id, moved, now=now)
    touch(actor, work, now)
    old = {str(each.problem_id): each.display_id for each in links if each.problem_id in moved}
    new = {str(pid): display_id for pid, (display_id, _) in moved.items()}
    _audit(actor, "timedwork.problem_order", work, None, old, new, now)


def _remove(actor: Actor, timed_work_id: int, pid: int, now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    before = link_of(_existing(timed_work_id, pid))
    gone = {**_told(before), "submissions": store.remove(timed_work_id, pid)}
    touch(actor, work, now)
    _audit(actor, "timedwork.problem_remove", work, pid, gone, None, now)


def _existing(timed_work_id: int, pid: int) -> TimedWorkProblem:
    for each in work_store.problems_of(timed_work_id):
        if each.problem_id == pid:
            return each
    raise ApiError("timedwork.problem_missing", status=404)


def _told(link: ProblemLink) -> dict[str, object]:
    return {
        "displayId": link.display_id,
        "displayTitle": link.display_title,
        "score": link.score,
        "seq": link.seq,
        "version": link.version,
    }


def _audit(
    actor: Actor,
    action: str,
    work: TimedWork,
    pid: int | None,
    before: object,
    after: object,
    now: int,
) -> None:
    target = target_of(work)
    if pid is not None:
        target["pid"] = pid
    record_audit(actor, action, target, before=before, after=after, now=now)
