"""Live topic contest:{cid}: hints that something of a contest is to be read again, never results
(contract 00-conventions §9.2)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.clock import Clock
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, HintKind
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

TOPIC = "contest"

Concerns = Callable[[Viewer, Contest], bool]


class Hint(msgspec.Struct):
    """`id` is that of what is new, where it is one thing; `now` epoch ms (UTC)."""

    kind: str
    now: int
    id: int | UnsetType = UNSET


class ContestLiveEvents:
    def __init__(self, live: LiveHub, contests: Contests, clock: Clock) -> None:
        self._live = live
        self._contests = contests
        self._clock = clock
        live.register(TOPIC, self._may_hear)

    def hint(
        self,
        contest_id: int,
        kind: HintKind,
        about: int | None = None,
        concerns: Concerns = lambda viewer, contest: True,
    ) -> None:
        """To those who may still look into the contest, and whom it concerns."""
        frame = Hint(kind, self._clock.now_ms(), UNSET if about is None else about)

        def shape(viewer: Viewer) -> Hint | None:
            contest = self._entered(viewer, contest_id)
            return frame if contest is not None and concerns(viewer, contest) else None

        self._live.send(topic_of(contest_id), shape)

    def _may_hear(self, viewer: Viewer, rest: str) -> bool:
        return rest.isascii() and rest.isdigit() and self._entered(viewer, int(rest)) is not None

    def _entered(self, viewer: Viewer, contest_id: int) -> Contest | None:
        if viewer.is_guest:
            return None
        try:
            return self._contests.entered(viewer, contest_id)
        except ApiError:
            return None


def topic_of(contest_id: int) -> str:
    return f"{TOPIC}:{contest_id}"
