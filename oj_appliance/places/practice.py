"""What practice is: whoever wants solves the bank's problems whenever they want, and nothing that
comes of it is kept back."""

from __future__ import annotations

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.trials import IS_NO_TRIAL
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

# In the bank, or in a group among its members: both count for the problem, the second in the
# group's own numbers. The totals of people and everybody's list are those of the bank alone. Trials
# count nowhere.
PRACTISED = (Kind.PRACTICE, Kind.GROUP)
_NUMBERS = ", ".join(str(int(kind)) for kind in PRACTISED)
IS_PRACTISED = f"submission.place_kind IN ({_NUMBERS}) AND {IS_NO_TRIAL}"
IS_OF_BANK = f"submission.place_kind = {Kind.PRACTICE:d} AND {IS_NO_TRIAL}"


def is_practised(place: Place) -> bool:
    return place.kind in PRACTISED


def is_of_bank(place: Place) -> bool:
    return place.kind is Kind.PRACTICE


def viewer_may_see(problem: Placed, viewer: Viewer) -> bool:
    """In the bank: public problems are everybody's, others their author's and PA's. Lists that
    show many rows ask this one question."""
    if problem.is_group:
        return False
    return problem.auth == Auth.PUBLIC or viewer_may_edit(problem, viewer)


def viewer_may_edit(problem: Placed, viewer: Viewer) -> bool:
    """Of the bank: PA, or its author (21-permissions §6). Of a group: who looks after it there,
    also when it has come into the bank."""
    if viewer_keeps(problem, viewer):
        return True
    return not problem.is_group and (_is_author(problem, viewer) or viewer.is_problem_admin)


def viewer_keeps(problem: Placed, viewer: Viewer) -> bool:
    """The group that owns a problem alone looks after it (S3 §6): its root, and its author while a
    member."""
    gid = problem.group_id
    if gid is None:
        return False
    is_authors = _is_author(problem, viewer) and viewer.groups.is_member(gid)
    return is_authors or viewer.is_root or viewer.groups.is_root(gid)


def _is_author(problem: Placed, viewer: Viewer) -> bool:
    return viewer.uid is not None and viewer.uid == problem.author_uid


class PracticePolicy(PlacePolicy):
    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Everybody may."""

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        return viewer_may_see(problem, viewer)

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        return viewer_may_see(problem, viewer)

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises problem.missing (404), problem.not_public, problem.group_only."""
        if problem is None:
            raise ApiError("problem.missing", status=404)
        if problem.is_group:
            raise ApiError("problem.group_only")
        if not viewer_may_see(problem, viewer):
            raise ApiError("problem.not_public")

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises problem.missing (403), problem.hidden, problem.group_only."""
        if problem is None:
            raise ApiError("problem.missing", status=403)
        if problem.is_group:
            raise ApiError("problem.group_only")
        if not viewer_may_see(problem, viewer):
            raise ApiError("problem.hidden")

    def is_trial(self, place: Place, problem: Placed) -> bool:
        """Whoever can meet a problem that is not everybody's only tries it."""
        return problem.auth != Auth.PUBLIC

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        """S1 §6: code where it is shared, one's own, or for staff; all else for everybody."""
        is_own = not viewer.is_guest and row.uid == viewer.uid
        return Shown.ALL if viewer.is_staff or is_own or row.is_shared else Shown.ALL ^ Shown.CODE

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        if viewer.is_staff:
            return (ShownWhen(Shown.ALL),)
        own = Sql("submission.user_id = ?", (viewer.uid or "",))
        return (
            ShownWhen(Shown.ALL, own),
            ShownWhen(Shown.ALL, IS_SHARED),
            ShownWhen(Shown.ALL ^ Shown.CODE),
        )

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        return switches.openPublicJudge

    def may_share(self, place: Place) -> None:
        """Everybody may, where the problem lets them."""

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        """Everybody may."""

    def lane(self, place: Place) -> Lane:
        return Lane.SUBMISSION

    def interval_s(self, place: Place, usual: int) -> int:
        return usual
