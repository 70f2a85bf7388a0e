"""What a contest allows: who enters, sees and submits, and what is told of submissions while its
board is sealed (contract contest.md §2, problem.md §2, submission.md §2 and §4)."""

from __future__ import annotations

from collections.abc import Collection

from oj_appliance.clock import Clock
from oj_appliance.configuration.types import Switches
from oj_appliance.contests import rules, sealing
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.types import Contest, ContestProblem, Status
from oj_appliance.contests.virtual.courses import Course, course_of, virtual_place
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import (
    Auth,
    ListedProblem,
    OwnMarks,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
)
from oj_appliance.web.guards import Viewer

LONGEST_NUMBER = 15  # digits; more are no pid


class ContestPolicy(PlacePolicy):
    def __init__(self, known: KnownContests, clock: Clock) -> None:
        self._known = known
        self._clock = clock

    # -- enter and see

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """The contract's "validate": raises as rules.check_entry, contest.missing with 404 as the
        calls of problems and submissions have it; guests are told to log in."""
        self._entered(viewer, self._known.find(place.id))

    def _entered(self, viewer: Viewer, contest: Contest | None) -> Contest:
        if viewer.is_guest:
            raise ApiError("auth.login_required", status=401)
        if contest is None:
            raise ApiError("contest.missing", status=404)
        rules.check_group(viewer, contest)
        if not rules.is_shown(viewer, contest):
            raise ApiError("contest.missing", status=404)
        is_registered = self._known.is_registered(contest.id, viewer.uid)
        now = self._clock.now_ms()
        return rules.check_entry(contest, viewer, is_registered=is_registered, now=now)

    def _is_open_to(self, viewer: Viewer, contest: Contest | None) -> bool:
        try:
            self._entered(viewer, contest)
        except ApiError:
            return False
        return True

    def met(self, viewer: Viewer, place: Place) -> Place:
        """Whoever takes part virtually submits to no contest of others."""
        contest = self._known.find(place.id)
        if contest is None or self._course(viewer, contest) is None:
            return place
        return virtual_place(contest)

    def _course(self, viewer: Viewer, contest: Contest) -> Course | None:
        return course_of(self._known, viewer, contest, self._clock.now_ms())

    def settled(self, place: Place) -> Place:
        contest = self._known.find(place.id)
        return place if contest is None else contest.place

    def reference(self, viewer: Viewer, place: Place, given: int | str) -> int | None:
        """A number is a pid, a text the contest's own display id first."""
        if isinstance(given, int):
            return given
        text = given.strip()
        for problem in self._known.problems(place.id):
            if problem.display_id.upper() == text.upper():
                return problem.problem_id
        is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
        return int(text) if is_number else None

    def named(self, place: Place, pid: int) -> ListedProblem | None:
        found = self._problem(place.id, pid)
        return None if found is None else _listed(found)

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        self.may_enter(viewer, place)
        known = self._known.problems(place.id)
        return tuple(_listed(each) for each in known if each.auth != Auth.PRIVATE)

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        if problem.auth == Auth.PRIVATE or self._problem(place.id, problem.id) is None:
            return False
        return self._is_open_to(viewer, self._known.find(place.id))

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        return any(self.is_visible(viewer, contest.place, problem) for contest in self._known.all())

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises as rules.check_entry, contest.problem_missing (404), problem.hidden."""
        self.may_enter(viewer, place)
        self._check_problem(place, problem, status=404)

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises contest.missing (404), contest.group_only, contest.ended, contest.not_started,
        contest.register_first, contest.account_rule, contest.problem_missing (403),
        problem.hidden."""
        contest, now = self._known.find(place.id), self._clock.now_ms()
        if contest is None:
            raise ApiError("contest.missing", status=404)
        rules.check_group(viewer, contest)
        if not contest.visible:
            raise ApiError("contest.missing", status=404)
        if self.has_ended(viewer, place):
            raise ApiError("contest.ended")
        is_registered = self._known.is_registered(contest.id, viewer.uid)
        rules.check_submitter(contest, viewer, is_registered=is_registered, now=now)
        self._check_problem(place, problem, status=403)

    def _check_problem(self, place: Place, problem: Placed | None, *, status: int) -> None:
        if problem is None or self._problem(place.id, problem.id) is None:
            raise ApiError("contest.problem_missing", status=status)
        if problem.auth == Auth.PRIVATE:
            raise ApiError("problem.hidden")

    def _problem(self, contest_id: int, pid: int) -> ContestProblem | None:
        problems = self._known.problems(contest_id)
        return next((each for each in problems if each.problem_id == pid), None)

    # -- the course of it

    def has_ended(self, viewer: Viewer, place: Place) -> bool:
        """What comes after the end is taken where the contest says so."""
        contest = self._known.find(place.id)
        if contest is None or not contest.visible or contest.allow_end_submit:
            return False
        return rules.status_of(contest, self._clock.now_ms()) is Status.ENDED

    def own_marks(self, place: Place, *, contains_end: bool = False) -> OwnMarks:
        contest = self._known.find(place.id)
        if contest is None:
            return OwnMarks()
        goes_on = contains_end and contest.allow_end_submit
        return OwnMarks(rules.is_oi(contest), None if goes_on else contest.end_time)

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        is_of_group = self.settled(place).group_id is not None
        return switches.openGroupJudge if is_of_group else switches.openContestJudge

    def lane(self, place: Place) -> Lane:
        """What comes after the end does not wait before other people's contests."""
        contest = self._known.find(place.id)
        if contest and rules.status_of(contest, self._clock.now_ms()) is Status.ENDED:
            return Lane.SUBMISSION
        return Lane.CONTEST

    # -- what is told

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        contest, now = self._known.find(row.place.id), self._clock.now_ms()
        is_own = not viewer.is_guest and row.uid == viewer.uid
        if contest is None:
            sight = sealing.WHOLE if viewer.is_root else sealing.OWN_ALONE
            return sight.own if is_own else sight.others
        _, sight, seal = self._seen(viewer, contest, now)
        return sealing.shown_of(contest, sight, row, is_own=is_own, seal=seal)

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        if viewer.is_root:
            return (ShownWhen(Shown.ALL),)
        now = self._clock.now_ms()
        contests: Collection[Contest] = self._known.all()
        if place is not None:
            found = self._known.find(place.id)
            contests = () if found is None else (found,)
        return sealing.in_sql([self._seen(viewer, each, now) for each in contests], viewer.uid)

    def _seen(
        self, viewer: Viewer, contest: Contest, now: int
    ) -> tuple[Contest, sealing.Sight, int | None]:
        """The contest, the viewer's sight of it, and from when on its results are hidden."""
        now = rules.seen_at(viewer, contest, now)
        if rules.is_manager(viewer, contest):
            return contest, sealing.WHOLE, sealing.sealed_from(contest, now)
        course = self._course(viewer, contest)
        sight = sealing.sight_of(
            contest,
            may_enter=self._is_open_to(viewer, contest),
            now=now,
            is_virtual=course is not None,
        )
        minute = None if course is None else contest.start_time + course.elapsed_ms(now)
        return contest, sight, sealing.hidden_from(contest, now, minute)

    def reads_all(self, viewer: Viewer, place: Place) -> bool:
        contest = self._known.find(place.id)
        return viewer.is_root if contest is None else rules.is_manager(viewer, contest)

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        if viewer.is_guest:
            return ApiError("auth.login_required", status=401)
        return super().refusal(viewer, place)


def _listed(problem: ContestProblem) -> ListedProblem:
    return ListedProblem(problem.problem_id, problem.display_id, problem.display_title, problem.id)
