"""Tells what saving would change for whom, by the rules of the save itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests import rules as contest_rules
from oj_appliance.contests.administration import rules as saving
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.administration.types import ContestDraft
from oj_appliance.contests.changes import problem_rules, rules, store
from oj_appliance.contests.changes.types import Change, ChangeFacts, Effect
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.problem_set import rules as problem_names
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.contests.types import Contest, ContestAuth
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class ContestChanges:
    """`zone` is the site's, in which moments are told."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownContests,
        editing: ContestEditing,
        zone: Callable[[], ZoneInfo],
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._editing = editing
        self._zone = zone

    def contest(self, viewer: Viewer, contest_id: int) -> Contest:
        """Raises as ContestEditing.contest."""
        return self._editing.contest(viewer, contest_id)

    async def of_settings(
        self, viewer: Viewer, contest_id: int, draft: ContestDraft
    ) -> tuple[Effect, ...]:
        """Raises as ContestEditing.update."""
        before = self._editing.contest(viewer, contest_id)
        wanted = msgspec.structs.asdict(saving.settled(draft))
        change = Change(before, msgspec.structs.replace(before, **wanted))
        now = self._clock.now_ms()
        facts = await self._database.read(self._facts, change, now)
        return rules.effects(change, facts)

    def _facts(self, change: Change, now: int) -> ChangeFacts:
        contest = change.before
        tallies = {
            name: store.tally(contest.id, span) for name, span in rules.spans(change, now).items()
        }
        registered = self._known.registrations(contest.id)
        is_public = contest.auth == ContestAuth.PUBLIC
        return ChangeFacts(
            now=now,
            zone=self._zone(),
            participants=tallies["all"].people if is_public else registered,
            registered=registered,
            outsiders=store.outsiders(contest.id),
            shut_out=_shut_out(change, store.registered_names(contest.id)),
            problems=len(self._known.problems(contest.id)),
            waiting_prints=store.waiting_prints(contest.id),
            **tallies,
        )

    async def of_problem(
        self, viewer: Viewer, contest_id: int, pid: int, name: ProblemName | None
    ) -> tuple[Effect, ...]:
        """Of giving a problem this name, or without one of taking it out. Raises contest.missing,
        contest.not_allowed, contest.problem_missing."""
        contest = self._editing.contest(viewer, contest_id)
        links = self._known.problems(contest.id)
        link = next((each for each in links if each.problem_id == pid), None)
        if link is None:
            raise ApiError("contest.problem_missing")
        touched = await self._database.read(store.tally_of_problems, contest.id, (pid,))
        status = contest_rules.status_of(contest, self._clock.now_ms())
        return problem_rules.effects(link, name, touched, status)

    async def of_order(
        self, viewer: Viewer, contest_id: int, pids: Sequence[int]
    ) -> tuple[Effect, ...]:
        """Of putting the problems in this order. Raises contest.missing, contest.not_allowed,
        http.bad_param where these are not the contest's problems."""
        contest = self._editing.contest(viewer, contest_id)
        links = self._known.problems(contest.id)
        moved = problem_names.reordered(links, pids)
        touched = await self._database.read(store.tally_of_problems, contest.id, tuple(moved))
        status = contest_rules.status_of(contest, self._clock.now_ms())
        return problem_rules.order_effects(links, moved, touched, status)


def _shut_out(change: Change, names: list[str]) -> int:
    def fitting(contest: Contest) -> set[str]:
        return {name for name in names if contest_rules.fits_account_rule(contest, name)}

    return len(fitting(change.before) - fitting(change.after))
