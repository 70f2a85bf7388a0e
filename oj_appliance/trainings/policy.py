"""What a training allows: who enters it, and which problems are met and solved there. What is
submitted belongs to where the training lies, the bank or its group, whose policy says who is told
(contract training.md §2, submission.md §2)."""

from __future__ import annotations

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import Lane
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import PRACTICE, ListedProblem, Place, Placed
from oj_appliance.trainings import rules
from oj_appliance.trainings.known import KnownTrainings
from oj_appliance.trainings.types import Training, TrainingProblem
from oj_appliance.web.guards import Viewer

LONGEST_NUMBER = 15  # digits; more are no pid


class TrainingPolicy(PlacePolicy):
    def __init__(self, known: KnownTrainings) -> None:
        self._known = known

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Raises as rules.check_entry; guests are told to log in."""
        self._entered(viewer, place)

    def _entered(self, viewer: Viewer, place: Place) -> Training:
        if viewer.is_guest:
            raise ApiError("auth.login_required", status=401)
        training = self._known.find(place.id)
        standing = self._known.standing(viewer, training)
        registration = self._known.registration(place.id, viewer.uid)
        return rules.check_entry(viewer, training, standing, registration)

    def settled(self, place: Place) -> Place:
        training = self._known.find(place.id)
        return PRACTICE if training is None else training.place.within or PRACTICE

    def reference(self, viewer: Viewer, place: Place, given: int | str) -> int | None:
        """A number is a pid, a text the training's own display id first."""
        if isinstance(given, int):
            return given
        text = given.strip()
        for problem in self._known.problems(place.id):
            if problem.display_id.upper() == text.upper():
                return problem.problem_id
        is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
        return int(text) if is_number else None

    def named(self, place: Place, pid: int) -> ListedProblem | None:
        """None: rows of practice bear the bank's name."""
        return None

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        training = self._entered(viewer, place)
        return tuple(
            ListedProblem(each.problem_id, each.display_id, each.title, each.id)
            for each in self._known.shown_problems(training.id)
        )

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        found = self._problem(place, problem)
        if found is None or not found.is_shown:
            return False
        try:
            self._entered(viewer, place)
        except ApiError:
            return False
        return True

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        """Those of the bank are everybody's anyway."""
        if not problem.is_group:
            return False
        found = self._known.with_problem(problem.id)
        return any(self.is_visible(viewer, each.place, problem) for each in found)

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises as `may_enter`, training.problem_missing (404), problem.hidden."""
        self._entered(viewer, place)
        found = None if problem is None else self._problem(place, problem)
        if found is None:
            raise ApiError("training.problem_missing", status=404)
        if not found.is_shown:
            raise ApiError("problem.hidden")

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        """Raises as `may_enter`, problem.missing (403), problem.hidden."""
        self._entered(viewer, place)
        found = None if problem is None else self._problem(place, problem)
        if found is None:
            raise ApiError("problem.missing", status=403)
        if not found.is_shown:
            raise ApiError("problem.hidden")

    def _problem(self, place: Place, problem: Placed) -> TrainingProblem | None:
        listed = self._known.problems(place.id)
        return next((each for each in listed if each.problem_id == problem.id), None)

    def is_judging_open(self, place: Place, switches: Switches) -> bool:
        is_of_group = self.settled(place).group_id is not None
        return switches.openGroupJudge if is_of_group else switches.openPublicJudge

    def may_share(self, place: Place) -> None:
        """As in practice."""

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        """As in practice."""

    def lane(self, place: Place) -> Lane:
        return Lane.SUBMISSION

    def interval_s(self, place: Place, usual: int) -> int:
        return usual
