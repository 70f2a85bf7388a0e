"""Use cases of drafts (contract submission.md §3): only their owner reads them, and no text that
was acknowledged is ever replaced unseen."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.drafts import rules, store
from oj_appliance.drafts.types import Conflict, Draft, DraftVersion, Place, Saved
from oj_appliance.errors import ApiError
from oj_appliance.problems.contexts import ContextPolicy
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.database import Database
from oj_appliance.submissions.rules import LONGEST_CODE
from oj_appliance.web.guards import Viewer
from oj_appliance.web.limits import RateLimit


class Drafts:
    """`context` knows who may submit the problem: for them alone drafts are kept and given back."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        context: ContextPolicy,
        per_minute: int,
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._context = context
        self._rate = RateLimit(clock, count=per_minute, seconds=60)

    async def save(
        self, viewer: Viewer, pid: int, language: str, code: str, *, seen: int, client: str
    ) -> Saved | Conflict:
        """Durable when this returns. `seen` is the version that the writer knew last, 0 = none.

        Raises judge.code_too_long, draft.too_fast, param.bad, and what the context refuses a
        submission with."""
        if len(code) > LONGEST_CODE:
            raise ApiError("judge.code_too_long")
        if self._rate.wait_seconds(viewer.account_id):
            raise ApiError("draft.too_fast")
        languages = await self._languages(viewer, pid)
        if language not in languages:
            raise ApiError("param.bad")
        place = Place(viewer.account_id, pid)
        return await self._database.write(
            _save, place, language, code, seen=seen, client=client, now=self._clock.now_ms()
        )

    async def find(
        self, viewer: Viewer, pid: int, language: str | None, version: int | None
    ) -> Draft | None:
        """The current text, of the language written last when none is named; or one version of a
        language. Raises param.bad for a version without a language, and as `save`."""
        await self._languages(viewer, pid)
        place = Place(viewer.account_id, pid)
        if version is None:
            return await self._database.read(store.find_current, place, language)
        if language is None:
            raise ApiError("param.bad")
        return await self._database.read(store.find_version, place, language, version)

    async def versions(self, viewer: Viewer, pid: int, language: str | None) -> list[DraftVersion]:
        """Newest first, at most fifty."""
        await self._languages(viewer, pid)
        place = Place(viewer.account_id, pid)
        found = await self._database.read(store.list_versions, place, language)
        return found[: rules.MOST_VERSIONS]

    def forget_old(self, *, now: int) -> None:
        """Inside a write: drafts nobody has changed for half a year."""
        store.forget_older_than(now - rules.KEPT_MS)

    async def _languages(self, viewer: Viewer, pid: int) -> tuple[str, ...]:
        problem = await self._problems.for_submitting(pid)
        self._context.may_submit(viewer, problem)
        if problem is None:
            raise ApiError("problem.missing", status=403)
        return problem.languages


def _save(
    place: Place, language: str, code: str, *, seen: int, client: str, now: int
) -> Saved | Conflict:
    current = store.find_current(place, language)
    if current is not None and current.code == code:
        return Saved(current.about.version, current.about.saved_at)
    if current is None or seen >= current.about.version:
        written = store.insert(place, language, code, is_aside=False, client=client, now=now)
        _thin(place, language, now)
        return Saved(written.about.version, written.about.saved_at)
    aside = store.find_aside(place, language, code)
    if aside is None:
        aside = store.insert(place, language, code, is_aside=True, client=client, now=now)
        _thin(place, language, now)
    return Conflict(current, aside)


def _thin(place: Place, language: str, now: int) -> None:
    store.forget(rules.superseded(store.list_versions(place, language), now))
