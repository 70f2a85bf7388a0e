"""Use cases of drafts (contract submission.md §3): their owner reads them, and in an exam staff
do (exam_rooms/writing); no text that was acknowledged is ever replaced unseen."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.drafts import rules, store
from oj_appliance.drafts.quota import Quota
from oj_appliance.drafts.types import Conflict, Desk, Draft, DraftSaved, DraftVersion, Saved
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Place
from oj_appliance.problems.objective.shuffling import OwnOrder
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.problems.types.problem import ProblemForSubmitting
from oj_appliance.storage.database import Database
from oj_appliance.submissions.rules import LONGEST_CODE
from oj_appliance.web.guards import Viewer
from oj_appliance.web.limits import RateLimit


class Drafts:
    """Drafts are kept for whoever may submit the problem in their place, and given back to whoever
    sees it there: once no more can be submitted, they can still be read."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        registry: PlaceRegistry,
        per_minute: int,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._registry = registry
        self._rate = RateLimit(clock, count=per_minute, seconds=60)
        self._quota = Quota()
        self._events = events

    async def save(
        self,
        viewer: Viewer,
        place: Place,
        pid: int,
        language: str,
        code: str,
        *,
        seen: int,
        client: str,
    ) -> Saved | Conflict:
        """Durable when this returns. `seen` is the version that the writer knew last, 0 = none.

        Raises judge.code_too_long, draft.too_fast, draft.closed, draft.no_room, param.bad, and what
        the place refuses a submission with."""
        self._registry.for_submitting(place)
        if len(code) > LONGEST_CODE:
            raise ApiError("judge.code_too_long")
        if self._rate.wait_seconds(viewer.account_id):
            raise ApiError("draft.too_fast")
        problem = await self._check_may_save(viewer, place, pid, language)
        order = self._problems.own_order(viewer, pid, problem.objective_parts)
        if language == OBJECTIVE:
            code = order.as_stored(code)
        desk = Desk(viewer.account_id, pid, place)
        saved = await self._database.write_quietly(
            self._save, desk, language, code, seen=seen, client=client, now=self._clock.now_ms()
        )
        self._events.announce(DraftSaved(desk, self._clock.now_ms()))
        if isinstance(saved, Conflict):
            return Conflict(_shown(saved.current, order), _shown(saved.yours, order))
        return saved

    def _save(
        self, desk: Desk, language: str, code: str, *, seen: int, client: str, now: int
    ) -> Saved | Conflict:
        self._quota.make_room(desk.user_id, len(code.encode()))
        return _save(desk, language, code, seen=seen, client=client, now=now)

    async def find(
        self, viewer: Viewer, place: Place, pid: int, language: str | None, version: int | None
    ) -> Draft | None:
        """The current text, of the language written last when none is named; or one version of a
        language. Raises param.bad for a version without a language, and what the place refuses a
        reader of the problem with."""
        problem = await self._check_may_read(viewer, place, pid)
        desk = Desk(viewer.account_id, pid, place)
        if version is None:
            found = await self._database.read(store.find_current, desk, language)
        elif language is None:
            raise ApiError("param.bad")
        else:
            found = await self._database.read(store.find_version, desk, language, version)
        if found is None or problem is None:
            return found
        return _shown(found, self._problems.own_order(viewer, pid, problem.objective_parts))

    async def versions(
        self, viewer: Viewer, place: Place, pid: int, language: str | None
    ) -> list[DraftVersion]:
        """Newest first, at most fifty. Raises as `find`."""
        await self._check_may_read(viewer, place, pid)
        desk = Desk(viewer.account_id, pid, place)
        found = await self._database.read(store.list_versions, desk, language)
        return found[: rules.MOST_VERSIONS]

    def forget_old(self, *, now: int) -> None:
        """Inside a write: drafts nobody has changed for half a year."""
        store.forget_older_than(now - rules.KEPT_MS)

    async def _check_may_save(
        self, viewer: Viewer, place: Place, pid: int, language: str
    ) -> ProblemForSubmitting:
        self._registry.for_submitting(place)
        place = self._registry.met(viewer, place)
        policy = self._registry.policy(place)
        if policy.has_ended(viewer, place):
            raise ApiError("draft.closed")
        problem = await self._problems.for_submitting(pid)
        policy.may_keep_draft(viewer, place, problem)
        if problem is None:
            raise ApiError("problem.missing", status=403)
        if language not in problem.languages:
            raise ApiError("param.bad")
        return problem

    async def _check_may_read(
        self, viewer: Viewer, place: Place, pid: int
    ) -> ProblemForSubmitting | None:
        problem = await self._problems.for_submitting(pid)
        self._registry.policy(place).may_see(viewer, place, problem)
        return problem


def newest_drafts(place: Place, user_id: str) -> dict[int, Draft]:
    """Inside a read: what somebody wrote last of each problem there, by pid, as it is stored."""
    return store.newest_in(place, user_id)


def kept_versions(place: Place, user_id: str) -> dict[int, list[DraftVersion]]:
    """Inside a read: every kept text of somebody there, by pid, newest first."""
    return store.versions_in(place, user_id)


def kept_draft(place: Place, user_id: str, number: int) -> tuple[int, Draft] | None:
    """Inside a read or a write: the problem and the text of one of those, as it is stored."""
    return store.find_kept(place, user_id, number)


def _shown(draft: Draft, order: OwnOrder) -> Draft:
    """Answers to questions as they stand on their writer's page."""
    if draft.about.language != OBJECTIVE:
        return draft
    return replace(draft, code=order.as_shown(draft.code))


def _save(
    desk: Desk, language: str, code: str, *, seen: int, client: str, now: int
) -> Saved | Conflict:
    current = store.find_current(desk, language)
    if current is not None and current.code == code:
        return Saved(current.about.version, current.about.saved_at)
    if current is None or seen >= current.about.version:
        written = store.insert(desk, language, code, is_aside=False, client=client, now=now)
        _thin(desk, language, now)
        return Saved(written.about.version, written.about.saved_at)
    aside = store.find_aside(desk, language, code)
    if aside is None:
        aside = store.insert(desk, language, code, is_aside=True, client=client, now=now)
        _thin(desk, language, now)
    return Conflict(current, aside)


def _thin(desk: Desk, language: str, now: int) -> None:
    store.forget(rules.superseded(store.list_versions(desk, language), now))
