"""Which policy answers for which kind of place. Each domain registers its own; a kind that nobody
has registered is shut."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import Kind, Place, Placed
from oj_appliance.web.guards import Viewer


class PlaceRegistry:
    def __init__(self) -> None:
        self._policies: dict[Kind, PlacePolicy] = {}
        self._shut = PlacePolicy()

    def register(self, kind: Kind, policy: PlacePolicy) -> None:
        self._policies[kind] = policy

    def policy(self, place: Place) -> PlacePolicy:
        return self._policies.get(place.kind, self._shut)

    def for_submitting(self, place: Place) -> PlacePolicy:
        """Asked before all else of a call that brings code: no problem is known in a place of a
        kind that nobody has registered. Raises problem.missing (403)."""
        policy = self._policies.get(place.kind)
        if policy is None:
            raise ApiError("problem.missing", status=403)
        return policy

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        """Raises ApiError with the key of the place's own calls."""
        self.policy(place).may_enter(viewer, place)

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        return self.policy(place).is_visible(viewer, place, problem)

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        """For calls that name a problem and no place: it is enough that one shows it."""
        return any(
            policy.is_visible_somewhere(viewer, problem) for policy in self._policies.values()
        )
