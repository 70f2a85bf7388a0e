"""Places that are shut to a person for a while, whatever their policies allow: in the middle of an
exam nothing else may be met. The rule stands before all policies, so that none has to know it."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.types import (
    Kind,
    ListedProblem,
    Place,
    Placed,
    PlacedRow,
    Shown,
    ShownWhen,
    Sql,
)
from oj_appliance.web.guards import Viewer


class LeftOpen(msgspec.Struct, frozen=True):
    """All that is not shut: numbers of places of one kind; `refusal` says why the rest is."""

    kind: Kind
    numbers: frozenset[int]
    refusal: Callable[[], ApiError]

    def holds(self, place: Place) -> bool:
        return place.kind is self.kind and place.id in self.numbers


class Shutting(Protocol):
    """Answers None where nothing is shut to the viewer."""

    def problems(self, viewer: Viewer) -> LeftOpen | None: ...

    def submissions(self, viewer: Viewer) -> LeftOpen | None: ...


class NothingShut:
    def problems(self, viewer: Viewer) -> LeftOpen | None:
        return None

    def submissions(self, viewer: Viewer) -> LeftOpen | None:
        return None


class ShutPolicy(PlacePolicy):
    """The policy of a kind of place, or of all kinds that have none, behind that rule."""

    def __init__(
        self, kind: Kind | None, policy: PlacePolicy, shutting: Callable[[], Shutting]
    ) -> None:
        self._kind = kind
        self._policy = policy
        self._shutting = shutting
        self.asks_place_first = policy.asks_place_first

    def _check(self, viewer: Viewer, place: Place) -> None:
        left = self._shutting().problems(viewer)
        if left is not None and not left.holds(place):
            raise left.refusal()

    def may_enter(self, viewer: Viewer, place: Place) -> None:
        self._check(viewer, place)
        self._policy.may_enter(viewer, place)

    def problems(self, viewer: Viewer, place: Place) -> tuple[ListedProblem, ...]:
        self._check(viewer, place)
        return self._policy.problems(viewer, place)

    def may_see(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        self._check(viewer, place)
        self._policy.may_see(viewer, place, problem)

    def may_submit(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        self._check(viewer, place)
        self._policy.may_submit(viewer, place, problem)

    def may_keep_draft(self, viewer: Viewer, place: Place, problem: Placed | None) -> None:
        self._check(viewer, place)
        self._policy.may_keep_draft(viewer, place, problem)

    def may_resubmit(self, viewer: Viewer, place: Place) -> None:
        self._check(viewer, place)
        self._policy.may_resubmit(viewer, place)

    def is_visible(self, viewer: Viewer, place: Place, problem: Placed) -> bool:
        left = self._shutting().problems(viewer)
        is_shut = left is not None and not left.holds(place)
        return not is_shut and self._policy.is_visible(viewer, place, problem)

    def is_visible_somewhere(self, viewer: Viewer, problem: Placed) -> bool:
        left = self._shutting().problems(viewer)
        if left is None:
            return self._policy.is_visible_somewhere(viewer, problem)
        return left.kind is self._kind and any(
            self._policy.is_visible(viewer, Place(left.kind, number), problem)
            for number in left.numbers
        )

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        left = self._shutting().submissions(viewer)
        if left is not None and not left.holds(row.place):
            return Shown.NOTHING
        return self._policy.shows(viewer, row)

    def shows_in_sql(self, viewer: Viewer, place: Place | None = None) -> tuple[ShownWhen, ...]:
        left = self._shutting().submissions(viewer)
        if left is None or (place is not None and left.holds(place)):
            return self._policy.shows_in_sql(viewer, place)
        if place is not None or left.kind is not self._kind:
            return (ShownWhen(Shown.NOTHING),)
        others = Sql(
            "submission.place_id NOT IN (SELECT value FROM json_each(?))",
            (json.dumps(sorted(left.numbers)),),
        )
        return (ShownWhen(Shown.NOTHING, others), *self._policy.shows_in_sql(viewer, place))


def _as_it_is(name: str) -> Callable[..., Any]:
    def ask(self: ShutPolicy, *given: Any, **named: Any) -> Any:
        return getattr(self._policy, name)(*given, **named)

    return ask


# What is not asked above is answered as the policy itself does, also what policies learn later.
for _name, _ in inspect.getmembers(PlacePolicy, inspect.isfunction):
    if _name not in vars(ShutPolicy):
        setattr(ShutPolicy, _name, _as_it_is(_name))
