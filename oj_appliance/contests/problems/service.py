"""What participants see of a contest's problems (contract contest.md §3)."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests import rules
from oj_appliance.contests.boards.service import Boards
from oj_appliance.contests.boards.types import ProblemCount
from oj_appliance.contests.problems import store
from oj_appliance.contests.sealing import hidden_from
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import ContestProblem, Status
from oj_appliance.errors import ApiError
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Auth
from oj_appliance.problems.catalogue import ProblemCatalogue, ProblemView
from oj_appliance.problems.rules import COUNTER_OF_STATUS
from oj_appliance.problems.titles import under_title
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.web.guards import Viewer

NO_SUBMISSIONS = ProblemCount(0, 0)


class CountedProblem(msgspec.Struct, frozen=True):
    """`count` as far as the viewer may know it; `titles` in further languages."""

    problem: ContestProblem
    count: ProblemCount
    titles: dict[str, str]


class PlacedView(msgspec.Struct, frozen=True):
    """A problem's page in a contest; `has_ended` = what the contest kept back is told."""

    view: ProblemView
    own_status: int
    has_ended: bool


class ContestProblems:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        contests: Contests,
        boards: Boards,
        catalogue: ProblemCatalogue,
        submissions: Submissions,
        registry: PlaceRegistry,
    ) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._boards = boards
        self._catalogue = catalogue
        self._submissions = submissions
        self._registry = registry

    async def listed(
        self, viewer: Viewer, contest_id: int, *, contains_end: bool
    ) -> list[CountedProblem]:
        """By display id. Raises contest.missing, contest.group_only, contest.not_started,
        auth.login_required, and where the board is not open to everybody as rules.check_entry."""
        contest = self._contests.seen_outside(viewer, contest_id)
        now = rules.seen_at(viewer, contest, self._clock.now_ms())
        is_scheduled = rules.status_of(contest, now) is Status.SCHEDULED
        if viewer.is_guest and (not contest.open_rank or is_scheduled):
            raise ApiError("auth.login_required", status=403)
        if not contest.open_rank or is_scheduled:
            self._contests.entered(viewer, contest_id)
        counts = await self._boards.problem_counts(viewer, contest, with_late=contains_end)
        known = self._contests.known.problems(contest_id)
        shown = [each for each in known if each.auth != Auth.PRIVATE]
        titles = await self._database.read(store.further_titles, shown)
        return [
            CountedProblem(
                each,
                counts.get(each.problem_id, NO_SUBMISSIONS),
                titles.get(each.problem_id, {}),
            )
            for each in shown
        ]

    async def detail(
        self, viewer: Viewer, contest_id: int, display_id: str, *, contains_end: bool
    ) -> PlacedView:
        """Raises as rules.check_entry, contest.problem_missing (404), problem.hidden."""
        contest = self._contests.entered(viewer, contest_id)
        now = rules.seen_at(viewer, contest, self._clock.now_ms())
        place, policy = contest.place, self._registry.policy(contest.place)
        pid = policy.reference(viewer, place, display_id)
        view = await self._catalogue.view_in(viewer, place, pid if isinstance(pid, int) else None)
        until = rules.counted_until(viewer, contest, force=True, contains_end=contains_end, now=now)
        course = self._contests.course(viewer, contest)
        if course is not None:
            until = hidden_from(contest, now, contest.start_time + course.elapsed_ms(now))
        found = await self._database.read(store.verdicts_of, contest, view.problem.id, until)
        own = await self._submissions.my_statuses(
            viewer, place, [view.problem.id], contains_end=contains_end
        )
        named = policy.named(place, view.problem.id)
        has_ended = course is None and rules.status_of(contest, now) is Status.ENDED
        problem = under_title(view.problem, named.title) if named else view.problem
        view = replace(
            view,
            # The bank's own id would tell where else the problem is met.
            problem=replace(problem, problem_id=named.display_id if named else display_id),
            counts=_counters(found),
            tags=view.tags if has_ended else (),
        )
        return PlacedView(view, own[view.problem.id].status, has_ended)


def _counters(verdicts: dict[int, int]) -> dict[str, int]:
    counters = {"total": sum(verdicts.values()), **dict.fromkeys(COUNTER_OF_STATUS.values(), 0)}
    for status, count in verdicts.items():
        name = COUNTER_OF_STATUS.get(status)
        if name is not None:
            counters[name] += count
    return counters
