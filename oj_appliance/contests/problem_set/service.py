"""Use cases of organisers: which problems a contest has, in which order, under which names. One of
a group may have its group's problems, too (contract group.md §6)."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.contests import store as contest_store
from oj_appliance.contests.administration import store as administration_store
from oj_appliance.contests.administration.offices import SITE, Office, editable, existing
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.problem_set import rules, store
from oj_appliance.contests.problem_set.types import ListedProblems, ProblemChoice, ProblemName
from oj_appliance.contests.types import Contest, ContestChanged, ContestProblem
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.places.types import Auth
from oj_appliance.problems.editing import choosing
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class ContestProblems:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownContests,
        problems: ProblemService,
        events: Events,
        office: Office = SITE,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._problems = problems
        self._events = events
        self._office = office

    async def listed(
        self, viewer: Viewer, contest_id: int, wanted: ProblemChoice, window: Window
    ) -> ListedProblems:
        """Raises contest.missing, contest.not_allowed."""
        return await self._database.read(_listed, self._office, viewer, contest_id, wanted, window)

    async def link(self, viewer: Viewer, contest_id: int, pid: int) -> ContestProblem:
        """Raises contest.missing, contest.not_allowed, contest.problem_missing."""
        return await self._database.read(_link, self._office, viewer, contest_id, pid)

    async def add(
        self, actor: Actor, contest_id: int, pid: int, display_id: str, *, keeps_auth: bool
    ) -> None:
        """Under the problem's own title. Raises contest.missing, contest.not_allowed,
        problem.missing, problem.not_allowed, contest.objective, contest.problem_exists, and the
        keys of rules.checked."""
        await self._database.write(self._add, actor, contest_id, pid, display_id, keeps_auth)
        self._problems.announce_change(pid)
        await self._renew(contest_id)

    def _add(
        self, actor: Actor, contest_id: int, pid: int, display_id: str, keeps_auth: bool
    ) -> None:
        contest = self._editable(actor.viewer, contest_id)
        problem = _chosen(actor.viewer, pid)
        self._put_in_new(actor, contest, problem, display_id)
        if choosing.becomes_contests_own(actor.viewer, problem, keeps_auth=keeps_auth):
            self._problems.write_auth(pid, Auth.CONTEST, actor)

    async def add_of_group(
        self, actor: Actor, contest_id: int, problem_id: str, display_id: str
    ) -> None:
        """A problem of the contest's group, by its id there; it becomes a contest's own. Raises as
        `add`."""
        pid = await self._database.write(
            self._add_of_group, actor, contest_id, problem_id, display_id
        )
        self._problems.announce_change(pid)
        await self._renew(contest_id)

    def _add_of_group(self, actor: Actor, contest_id: int, problem_id: str, display_id: str) -> int:
        contest = self._editable(actor.viewer, contest_id)
        found = choosing.of_group(problem_id, contest.group_id)
        if found is None:
            raise ApiError("problem.missing", status=404, field="problemId")
        problem = _judged(found)
        self._put_in_new(actor, contest, problem, display_id)
        if problem.auth != Auth.CONTEST:
            self._problems.write_auth(problem.id, Auth.CONTEST, actor)
        return problem.id

    def _editable(self, viewer: Viewer, contest_id: int) -> Contest:
        return editable(self._office, viewer, contest_id)

    def _put_in_new(
        self, actor: Actor, contest: Contest, problem: ProblemRecord, display_id: str
    ) -> None:
        name = rules.checked(ProblemName(display_id, problem.statement.title))
        if store.is_taken(contest.id, problem.id, name.display_id):
            raise ApiError("contest.problem_exists", field="displayId")
        self._put_in(actor, contest, problem.id, name)

    def _put_in(self, actor: Actor, contest: Contest, pid: int, name: ProblemName) -> None:
        now = self._clock.now_ms()
        store.insert(contest.id, pid, name, now=now)
        _touch(actor, contest, now)
        _audit(actor, "contest.problem_add", contest, pid, None, _told(name), now)

    async def save(
        self, actor: Actor, contest_id: int, pid: int, name: ProblemName
    ) -> ContestProblem:
        """Gives a problem its name in the contest; one that is not in it yet comes in. Raises as
        `add`, and contest.display_used."""
        await self._database.write(self._save, actor, contest_id, pid, name)
        await self._renew(contest_id)
        return await self.link(actor.viewer, contest_id, pid)

    def _save(self, actor: Actor, contest_id: int, pid: int, name: ProblemName) -> None:
        contest = self._editable(actor.viewer, contest_id)
        name = rules.checked(name)
        if store.holder_of(contest_id, name.display_id) not in (None, pid):
            raise ApiError("contest.display_used", field="displayId")
        before = _find_link(contest_id, pid)
        if before is None:
            _chosen_for(actor.viewer, contest, pid)
            self._put_in(actor, contest, pid, name)
            return
        now = self._clock.now_ms()
        store.rename(contest_id, pid, name, now=now)
        _touch(actor, contest, now)
        old = ProblemName(before.display_id, before.display_title, before.color)
        _audit(actor, "contest.problem_update", contest, pid, _told(old), _told(name), now)

    async def order(self, actor: Actor, contest_id: int, pids: Sequence[int]) -> None:
        """The display ids in use go to the problems in this order. Raises contest.missing,
        contest.not_allowed, http.bad_param where these are not the contest's problems."""
        await self._database.write(self._order, actor, contest_id, pids)
        await self._renew(contest_id)

    def _order(self, actor: Actor, contest_id: int, pids: Sequence[int]) -> None:
        contest = self._editable(actor.viewer, contest_id)
        links = contest_store.problems_of(contest_id)
        moved = rules.reordered(links, pids)
        if not moved:
            return
        before = {each.problem_id: each.display_id for each in links}
        now = self._clock.now_ms()
        store.set_display_ids(contest_id, moved, now=now)
        _touch(actor, contest, now)
        old = {str(pid): before[pid] for pid in moved}
        new = {str(pid): display_id for pid, display_id in moved.items()}
        _audit(actor, "contest.problem_order", contest, None, old, new, now)

    async def remove(self, actor: Actor, contest_id: int, pid: int) -> None:
        """With what was submitted to it in this contest. Raises contest.missing,
        contest.not_allowed, contest.problem_missing."""
        await self._database.write(self._remove, actor, contest_id, pid)
        await self._renew(contest_id)

    def _remove(self, actor: Actor, contest_id: int, pid: int) -> None:
        contest = existing(self._office, contest_id)
        if contest.group_id is not None or not actor.viewer.is_problem_admin:
            self._office.check_editor(actor.viewer, contest)
        link = _find_link(contest_id, pid)
        if link is None:
            raise ApiError("contest.problem_missing", status=400)
        now = self._clock.now_ms()
        submissions = store.remove(contest_id, pid)
        _touch(actor, contest, now)
        old = ProblemName(link.display_id, link.display_title, link.color)
        gone = {**_told(old), "submissions": submissions}
        _audit(actor, "contest.problem_remove", contest, pid, gone, None, now)

    async def _renew(self, contest_id: int) -> None:
        await self._known.refresh(contest_id)
        self._events.announce(ContestChanged(contest_id))


def _listed(
    office: Office, viewer: Viewer, contest_id: int, wanted: ProblemChoice, window: Window
) -> ListedProblems:
    editable(office, viewer, contest_id)
    links = {each.problem_id: each for each in contest_store.problems_of(contest_id)}
    if wanted.kind is not None:
        found, total = choosing.candidates(
            viewer,
            kind=wanted.kind,
            keyword=wanted.keyword,
            oj=wanted.oj,
            without=tuple(links),
            window=window,
        )
        return ListedProblems(found, total, links)
    listed = choosing.named_so(links.values(), wanted.keyword)
    shown = listed[window.offset : window.offset + window.limit]
    rows = choosing.rows_of([each.problem_id for each in shown])
    return ListedProblems([rows[each.problem_id] for each in shown], len(listed), links)


def _link(office: Office, viewer: Viewer, contest_id: int, pid: int) -> ContestProblem:
    editable(office, viewer, contest_id)
    found = _find_link(contest_id, pid)
    if found is None:
        raise ApiError("contest.problem_missing", status=400)
    return found


def _find_link(contest_id: int, pid: int) -> ContestProblem | None:
    links = contest_store.problems_of(contest_id)
    return next((each for each in links if each.problem_id == pid), None)


def _chosen(viewer: Viewer, pid: int) -> ProblemRecord:
    """Raises as `choosing.chosen` and `_judged`."""
    return _judged(choosing.chosen(viewer, pid))


def _chosen_for(viewer: Viewer, contest: Contest, pid: int) -> ProblemRecord:
    """The same, or a problem of the contest's group."""
    found = choosing.numbered_of_group(pid, contest.group_id)
    return _chosen(viewer, pid) if found is None else _judged(found)


def _judged(problem: ProblemRecord) -> ProblemRecord:
    """Raises contest.objective: no rule of contests says what a wrong answer to a question
    costs."""
    if problem.type == ProblemType.OBJECTIVE:
        raise ApiError("contest.objective", field="pid")
    return problem


def _touch(actor: Actor, contest: Contest, now: int) -> None:
    moved = max(now, contest.updated_at + 1)
    administration_store.touch(contest.id, editor=actor.username, now=moved)


def _told(name: ProblemName) -> dict[str, object]:
    return {
        "displayId": name.display_id,
        "displayTitle": name.display_title,
        "color": name.color,
    }


def _audit(
    actor: Actor,
    action: str,
    contest: Contest,
    pid: int | None,
    before: object,
    after: object,
    now: int,
) -> None:
    target = {"cid": contest.id, "title": contest.title}
    if pid is not None:
        target["pid"] = pid
    record_audit(actor, action, target, before=before, after=after, now=now)
