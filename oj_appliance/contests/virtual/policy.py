"""What virtual participation in a contest allows: its problems as the contest has them, for as long
as one's own clock runs; and what was submitted is one's own for ever."""

from __future__ import annotations

from collections.abc import Collection

from oj_appliance.contests import rules
from oj_appliance.contests.policy import ContestPolicy
from oj_appliance.contests.sealing import among, both
from oj_appliance.contests.types import Contest
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.types import OwnMarks, Place, Placed, PlacedRow, Shown, ShownWhen, Sql
from oj_appliance.web.guards import Viewer

_WITHOUT_CASES = Shown.ALL ^ Shown.CASES


class VirtualPolicy(ContestPolicy):
    def met(self, viewer: Viewer, place: Place) -> Place:
        return place

    def settled(self, place: Place) -> Place:
        return place

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        """The contest itself answers."""
        return False

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises contest.missing (404), contest.group_only, contest.ended, contest.register_first,
        contest.account_rule, contest.problem_missing (403), problem.hidden."""
        contest = self._known.find(place.id)
        if contest is None:
            raise ApiError("contest.missing", status=404)
        rules.check_group(viewer, contest)
        if not contest.visible:
            raise ApiError("contest.missing", status=404)
        if self._course(viewer, contest) is None:
            raise ApiError("contest.ended")
        is_registered = self._known.is_registered(contest.id, viewer.uid)
        rules.check_submitter(
            contest, viewer, is_registered=is_registered, now=self._clock.now_ms()
        )
        self._check_problem(place, problem, status=403)

    def has_ended(self, viewer: Viewer, place: Place) -> bool:
        """Each person's own clock says it; who has none is not led here."""
        return False

    def own_marks(self, place: Place, *, contains_end: bool = False) -> OwnMarks:
        contest = self._known.find(place.id)
        return OwnMarks() if contest is None else OwnMarks(rules.is_oi(contest))

    def lane(self, place: Place) -> Lane:
        return Lane.SUBMISSION

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        contest = self._known.find(row.place.id)
        if viewer.is_root or (contest is not None and rules.is_manager(viewer, contest)):
            return Shown.ALL
        if viewer.is_guest or row.uid != viewer.uid:
            return Shown.NOTHING
        return _WITHOUT_CASES if self._keeps_cases(viewer, contest) else Shown.ALL

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        if viewer.is_root:
            return (ShownWhen(Shown.ALL),)
        if viewer.is_guest:
            return (ShownWhen(Shown.NOTHING),)
        contests: Collection[Contest] = self._known.all()
        if place is not None:
            found = self._known.find(place.id)
            contests = () if found is None else (found,)
        managed = [each for each in contests if rules.is_manager(viewer, each)]
        kept = [each for each in contests if self._keeps_cases(viewer, each)]
        own = Sql("submission.user_id = ?", (viewer.uid or "",))
        return (
            ShownWhen(Shown.ALL, among(managed)),
            ShownWhen(_WITHOUT_CASES, both(among(kept), own)),
            ShownWhen(Shown.ALL, own),
            ShownWhen(Shown.NOTHING),
        )

    def _keeps_cases(self, viewer: Viewer, contest: Contest | None) -> bool:
        """As in an ACM contest that runs."""
        if contest is None or rules.is_oi(contest):
            return False
        return self._course(viewer, contest) is not None
