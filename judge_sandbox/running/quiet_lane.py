"""One timed run a core, and for a second measurement the whole machine's judge held still."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LoneShare:
    """What lone runs may take of all time, and `at_once_s` seconds of it together."""

    of_time: float
    at_once_s: float


# judge-rules §2. Near misses come from programs that may well be right.
OF_NEAR_MISSES = LoneShare(1 / 3, 2.0)
OF_KILLED_RUNS = LoneShare(1 / 5, 1.0)


@dataclass(slots=True)
class LoneTurn:
    """`is_granted`: others may have used the share up while this one waited. `held_s`: how long the
    lane was held for it, told when it has ended."""

    is_granted: bool
    held_s: float = 0.0


class QuietLane:
    """Ordinary runs share the lane; a run that must be measured alone has it for itself.

    A waiting lone run goes before new ordinary ones, so it cannot starve. That ordinary ones do not
    starve either, a lone run gets its turn only while all of them take less than its share.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._changed = threading.Condition()
        self._sharing = 0
        self._alone_waiting = 0
        self._alone = False
        self._clock = clock
        self._held_since: float | None = None
        # For each share, what lone runs have taken and time has not yet given back, and as of when.
        self._taken_s = dict.fromkeys((OF_NEAR_MISSES, OF_KILLED_RUNS), (0.0, clock()))

    def shared(self) -> _Shared:
        return _Shared(self)

    def _enter(self) -> None:
        with self._changed:
            while self._alone or self._alone_waiting:
                self._changed.wait()
            self._sharing += 1

    def _leave(self) -> None:
        with self._changed:
            self._sharing -= 1
            if self._alone_waiting:
                self._changed.notify_all()

    @contextmanager
    def alone(self, share: LoneShare) -> Iterator[LoneTurn]:
        with self._changed:
            if self._taken(share) >= share.at_once_s:
                yield LoneTurn(is_granted=False)
                return
            if self._held_since is None:
                self._held_since = self._clock()
            self._alone_waiting += 1
            while self._alone or self._sharing:
                self._changed.wait()
            self._alone_waiting -= 1
            self._alone = True
            turn = LoneTurn(is_granted=self._taken(share) < share.at_once_s)
        try:
            yield turn
        finally:
            with self._changed:
                turn.held_s = self._charge()
                self._alone = False
                self._changed.notify_all()

    def _charge(self) -> float:
        """Waiting until the others have ended counts as well: their slots stand still."""
        now = self._clock()
        held = now - (now if self._held_since is None else self._held_since)
        for share in self._taken_s:
            self._taken_s[share] = (self._taken(share) + held, now)
        self._held_since = now if self._alone_waiting else None
        return held

    def _taken(self, share: LoneShare) -> float:
        taken, counted_at = self._taken_s[share]
        return max(0.0, taken - share.of_time * (self._clock() - counted_at))


class _Shared:
    """Once for every test case: a generator would take longer than what it guards."""

    def __init__(self, lane: QuietLane) -> None:
        self._lane = lane

    def __enter__(self) -> None:
        self._lane._enter()

    def __exit__(self, *_: object) -> None:
        self._lane._leave()
