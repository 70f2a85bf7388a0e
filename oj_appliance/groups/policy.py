"""What a group's practice allows: its members solve its problems whenever they want, and nothing
that comes of it is kept back from them (contract group.md §4, problem.md §2, submission.md §4)."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.groups import rules
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group
from oj_appliance.judging.rules import Lane
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.practice import viewer_keeps
from oj_appliance.places.types import (
    IS_SHARED,
    Auth,
    Kind,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
    Sql,
)
from oj_appliance.web.guards import Viewer

WITHOUT_CODE = Shown.ALL ^ Shown.CODE


class GroupPolicy(PlacePolicy):
    def __init__(self, groups: Groups, all_groups: Callable[[], Collection[Group]]) -> None:
        self._groups = groups
        self._all = all_groups

    # -- enter and see

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Raises group.missing, group.not_member."""
        self._groups.check_member(viewer, place.id)

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        if problem.group_id != place.id or not self._is_in(viewer, place.id):
            return False
        return problem.auth == Auth.PUBLIC or viewer_keeps(problem, viewer)

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        gid = problem.group_id
        return gid is not None and self.is_visible(viewer, Place(Kind.GROUP, gid), problem)

    def _is_in(self, viewer: Viewer, gid: int) -> bool:
        try:
            self._groups.check_member(viewer, gid)
        except ApiError:
            return False
        return True

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises group.missing, group.not_member, problem.missing (404), problem.not_public."""
        self._check(viewer, place, problem, status=404, hidden="problem.not_public")

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises group.missing, group.not_member, problem.missing (403), problem.hidden."""
        self._check(viewer, place, problem, status=403, hidden="problem.hidden")

    def _check(
        self, viewer: Viewer, place: Place, problem: Placed | None, *, status: int, hidden: str
    ) -> None:
        self.may_enter(viewer, place)
        if problem is None or problem.group_id != place.id:
            raise ApiError("problem.missing", status=status)
        if not self.is_visible(viewer, place, problem):
            raise ApiError(hidden)

    def is_trial(self, place: Place, problem: Placed) -> bool:
        """Whoever can meet a problem that is not every member's only tries it."""
        return problem.auth != Auth.PUBLIC

    # -- what is told

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        """To members what practice tells everybody, and the group's root reads code. A group that
        is not hidden tells others the same; of a hidden one its rows count in sums alone."""
        if viewer.is_root or (not viewer.is_guest and row.uid == viewer.uid):
            return Shown.ALL
        group = self._groups.find(row.place.id)
        if group is None or not self._is_open(viewer, group):
            return Shown.STATUS
        reads_code = row.is_shared or self._reads_code(viewer, group)
        return Shown.ALL if reads_code else WITHOUT_CODE

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        if viewer.is_root:
            return (ShownWhen(Shown.ALL),)
        if place is not None:
            return self._in_one(viewer, self._groups.find(place.id))
        open_ones = [each for each in self._all() if self._is_open(viewer, each)]
        read = [each.id for each in open_ones if self._reads_code(viewer, each)]
        of_open = _in([each.id for each in open_ones])
        return (
            ShownWhen(Shown.ALL, Sql("submission.user_id = ?", (viewer.uid or "",))),
            ShownWhen(Shown.ALL, _in(read)),
            ShownWhen(Shown.ALL, Sql(f"({of_open.text} AND {IS_SHARED.text})", of_open.values)),
            ShownWhen(WITHOUT_CODE, of_open),
            ShownWhen(Shown.STATUS),
        )

    def _in_one(self, viewer: Viewer, group: Group | None) -> tuple[ShownWhen, ...]:
        """The same of one group, so that what holds for all its rows is asked of none."""
        own = ShownWhen(Shown.ALL, Sql("submission.user_id = ?", (viewer.uid or "",)))
        if group is None or not self._is_open(viewer, group):
            return (own, ShownWhen(Shown.STATUS))
        if self._reads_code(viewer, group):
            return (ShownWhen(Shown.ALL),)
        return (own, ShownWhen(Shown.ALL, IS_SHARED), ShownWhen(WITHOUT_CODE))

    def _is_open(self, viewer: Viewer, group: Group) -> bool:
        return rules.may_see(group, self._groups.standing(viewer, group.id))

    def _reads_code(self, viewer: Viewer, group: Group) -> bool:
        return viewer.is_staff or self._groups.standing(viewer, group.id).is_root

    def reads_all(self, viewer: Viewer, place: Place) -> bool:
        group = self._groups.find(place.id)
        if group is None:
            return viewer.is_root
        return self._is_open(viewer, group) and self._reads_code(viewer, group)

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        return ApiError("group.not_member")

    # -- the course of it

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        return switches.openGroupJudge

    def may_share(self, place: Place) -> None:
        """Everybody may, where the problem lets them."""

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        """Everybody may."""

    def lane(self, place: Place) -> Lane:
        return Lane.SUBMISSION

    def interval_s(self, place: Place, usual: int) -> int:
        return usual


def _in(gids: list[int]) -> Sql:
    return Sql("submission.place_id IN (SELECT value FROM json_each(?))", (json.dumps(gids),))
