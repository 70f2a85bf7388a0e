"""What every call asks of the place in which a problem is met (contract problem.md §2).

A policy answers from memory, at once and without queries: the windows of contests and works are
few. This one keeps everything shut but to root; each domain's policy begins from it and opens what
the domain means to open, so that what it forgets stays closed.
"""

from __future__ import annotations

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.codec import made_in
from oj_appliance.places.types import (
    IN_CONTESTS,
    Arrival,
    Kind,
    ListedProblem,
    OwnMarks,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
)
from oj_appliance.web.guards import Viewer


class PlacePolicy:
    # Of what is submitted: whether the place refuses before the code itself is looked at.
    asks_place_first = False

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Raises ApiError with the key of the place's own calls."""
        match place.kind:
            case Kind.TRAINING:
                raise ApiError("training.missing")
            case Kind.GROUP:
                raise ApiError("group.not_member")
            case _:
                raise ApiError("contest.missing", status=404)

    def met(self, viewer: Viewer, place: Place) -> Place:
        """Where this viewer's own submissions here are made and marked now."""
        return place

    def settled(self, place: Place) -> Place:
        """As the rows of what is made here name it."""
        return made_in(place)

    def reference(self, viewer: Viewer, place: Place, given: int | str) -> int | str | None:
        """The problem that a call names here, as the bank names it (contract submission.md §2);
        None for what this place does not know of to the viewer."""
        return given

    def named(self, place: Place, pid: int) -> ListedProblem | None:
        """How this place names the problem, whoever asks; None where it bears the bank's name."""
        return None

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        """Whether the viewer may see this problem in this place now."""
        return False

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        """For calls that cannot name a place: in any of this kind that the viewer may enter now."""
        return False

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        """Those of this place that the viewer may see now, in its order. Raises as `may_enter`."""
        self.may_enter(viewer, place)
        raise ApiError("problem.missing", status=404)

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises ApiError with the key of the problem's detail call."""
        if problem is None:
            raise ApiError("problem.missing", status=404)
        self.may_enter(viewer, place)
        if not self.is_visible(viewer, place, problem):
            raise ApiError("problem.missing", status=404)

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises ApiError with the key of the submit call."""
        raise ApiError("problem.missing", status=403)

    def may_keep_draft(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Whether what the viewer writes is kept: who may submit, and in some places others, too.
        Raises ApiError with the key of the submit call."""
        self.may_submit(viewer, place, problem)

    def arrived_at(self, viewer: Viewer, place: Place, received_at: int) -> int | None:
        """The moment that a submission bears whose request began to arrive at `received_at`; None:
        that at which it is stored. Epoch ms."""
        return None

    def check_sent(
        self, viewer: Viewer, place: Place, language: str, arrived_at: int | None
    ) -> None:
        """Asked before `may_submit` of what is to be stored, with the moment that it will bear.
        Raises ApiError with the key of the submit call."""

    def arrival(self, row: PlacedRow, number: int) -> Arrival | None:
        """Of a submission by its number; None of one that its sender sent in time."""
        return None

    def has_ended(self, viewer: Viewer, place: Place) -> bool:
        """Whether the viewer cannot submit here any more, because the time has run out."""
        return False

    def own_marks(self, place: Place, *, contains_end: bool = False) -> OwnMarks:
        """What a person's own mark of a problem is made of; `contains_end`: with what came after
        the place's end."""
        return OwnMarks()

    def is_trial(self, place: Place, problem: Placed) -> bool:
        """Whether what is submitted now is known to its owner and to staff alone, for ever, and
        counts nowhere (places/trials.py)."""
        return False

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        """Whether the site's switches let such a place take code at all."""
        return False

    def hides_code(self, viewer: Viewer, place: Place, switches: Switches) -> bool:
        """Whether the site's switch covers code that was submitted here (contract submission.md §4,
        rules 4 and 5): never in contests and timed works that lie in no group."""
        if place.kind in (*IN_CONTESTS, Kind.TIMED_WORK):
            may_read = viewer.is_root or place.within is None
        else:
            may_read = viewer.is_problem_admin
        return switches.hideNonContestSubmissionCode and not may_read

    def may_share(self, place: Place) -> None:
        """Whether people may show others the code that they submitted here. Raises ApiError."""
        raise ApiError("submission.contest_share")

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        """Whether a failed submission of the viewer's own, or for root anybody's, may be judged
        once more (contract submission.md §5). Raises ApiError."""
        if place.kind in IN_CONTESTS:
            raise ApiError("submission.contest_no_resubmit")
        if not viewer.is_root:
            raise ApiError("submission.not_failed")

    def lane(self, place: Place) -> Lane:
        """Which lane what is submitted here waits in."""
        return Lane.CONTEST

    def rejudge_lane(self, place: Place) -> Lane:
        """Which lane it waits in when staff have it judged again."""
        in_contest = place.kind in (*IN_CONTESTS, Kind.TIMED_WORK)
        return Lane.CONTEST if in_contest else Lane.REJUDGE

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        """What this viewer may know of a submission that was made here; a status without its row
        is counted in sums."""
        return Shown.ALL if viewer.is_root else Shown.NOTHING

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        """The same for lists; the last is for all rows that are left. With a place its own rows
        alone are asked for, so that the answer may be shorter."""
        return (ShownWhen(Shown.ALL if viewer.is_root else Shown.NOTHING),)

    def reads_all(self, viewer: Viewer, place: Place) -> bool:
        """Whether the viewer is told what else is the judge's business: why it failed, names of
        case files, comments of checkers."""
        return viewer.is_staff

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        """What a call is told that names a submission made here of which the viewer may not even
        know that it exists."""
        return ApiError("submission.missing", status=404)

    def interval_s(self, place: Place, usual: int) -> int:
        """Seconds between two submissions of one person; 0 = none. `usual` is the site's."""
        return 0
