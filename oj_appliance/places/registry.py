"""Which policy answers for which kind of place. Each domain registers its own."""

from __future__ import annotations

from oj_appliance.configuration.types import Switches
from oj_appliance.errors import ApiError
from oj_appliance.places import trials
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.shutting import NothingShut, ShutPolicy, Shutting
from oj_appliance.places.types import (
    ALWAYS,
    NEVER,
    Arrival,
    Kind,
    ListedProblem,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
    Sql,
)
from oj_appliance.places.unregistered import UnregisteredPolicy
from oj_appliance.web.guards import Viewer


class PlaceRegistry:
    def __init__(self) -> None:
        self._policies: dict[Kind, PlacePolicy] = {}
        self.shutting: Shutting = NothingShut()
        self._unregistered = ShutPolicy(None, UnregisteredPolicy(), lambda: self.shutting)

    def register(self, kind: Kind, policy: PlacePolicy) -> None:
        """`shutting` stands before whatever it allows."""
        self._policies[kind] = ShutPolicy(kind, policy, lambda: self.shutting)

    def policy(self, place: Place) -> PlacePolicy:
        return self._policies.get(place.kind, self._unregistered)

    def met(self, viewer: Viewer, place: Place) -> Place:
        return self.policy(place).met(viewer, place)

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        if not trials.may_know(viewer, row):
            return Shown.NOTHING
        return self.policy(row.place).shows(viewer, row)

    def condition(self, viewer: Viewer, part: Shown, place: Place | None = None) -> Sql:
        """The rows of `place`, or of every place, of which the viewer may know this part, or these.
        The same as `shows`, for queries on the table `submission`."""
        if place is not None:
            return trials.known_in_sql(
                viewer, fold(self.policy(place).shows_in_sql(viewer, place), part)
            )
        return trials.known_in_sql(viewer, self._anywhere(viewer, part))

    def _anywhere(self, viewer: Viewer, part: Shown) -> Sql:
        others = fold(self._unregistered.shows_in_sql(viewer), part)
        branches = [
            (kind, fold(policy.shows_in_sql(viewer), part))
            for kind, policy in sorted(self._policies.items())
        ]
        text = " ".join(f"WHEN {kind:d} THEN {answer.text}" for kind, answer in branches)
        values = [value for _, answer in branches for value in answer.values]
        return Sql(
            f"CASE submission.place_kind {text} ELSE {others.text} END", (*values, *others.values)
        )

    def for_submitting(self, place: Place) -> PlacePolicy:
        """Asked before all else of a call that brings code: no problem is known in a place of a
        kind that nobody has registered. Raises problem.missing (403)."""
        policy = self._policies.get(place.kind)
        if policy is None:
            raise ApiError("problem.missing", status=403)
        return policy

    def is_judging_open(self, kind: Kind, switches: Switches) -> bool:
        """For calls that name a kind and no place."""
        return self._policies.get(kind, self._unregistered).is_judging_open(Place(kind), switches)

    def arrival(self, row: PlacedRow, number: int) -> Arrival | None:
        return self.policy(row.place).arrival(row, number)

    def reads_all(self, viewer: Viewer, place: Place) -> bool:
        return self.policy(place).reads_all(viewer, place)

    def hides_code(self, viewer: Viewer, place: Place, switches: Switches) -> bool:
        return self.policy(place).hides_code(viewer, place, switches)

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Raises ApiError with the key of the place's own calls."""
        self.policy(place).may_enter(viewer, place)

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        """Raises as `may_enter`."""
        return self.policy(place).problems(viewer, place)

    def refusal(self, viewer: Viewer, place: Place) -> ApiError:
        """For a submission that the viewer may not know of."""
        return self.policy(place).refusal(viewer, place)

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        return self.policy(place).is_visible(viewer, place, problem)

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        """For calls that name a problem and no place: it is enough that one shows it."""
        return any(
            policy.is_visible_somewhere(viewer, problem) for policy in self._policies.values()
        )


def fold(answers: tuple[ShownWhen, ...], part: Shown) -> Sql:
    """One condition of them all; a constant where they agree on this part."""
    *first, last = answers
    rest = ALWAYS if part in last.shown else NEVER
    while first and (part in first[-1].shown) == (part in last.shown):
        first.pop()
    if not first:
        return rest
    text = " ".join(f"WHEN {each.when.text} THEN {int(part in each.shown)}" for each in first)
    values = tuple(value for each in first for value in each.when.values)
    return Sql(f"CASE {text} ELSE {rest.text} END", values)
