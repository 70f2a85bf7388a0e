"""One conversation of a submission with an interactor (contract judge-rules §5.3).

Each program writes straight into the other's standard input, on one core: nothing of ours stands
between them. Both ends of both pipes stay open here while the programs run. So neither side sees
the end of its input before the other one's end is known here, no verdict depends on who noticed a
broken pipe, and what the side that ended no longer reads is drained.
"""

from __future__ import annotations

import select
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from judge_sandbox.interaction.pipe import Pipe
from judge_sandbox.running.execution import Running
from judge_sandbox.running.limits import IDLE_LIMIT_MS

_TICK_MS = 100
_ASKING_PACE_S = 0.2
_DRAIN_BYTES = 1 << 16
# Less progress than this in the whole idle time is the accounting's own noise.
_IDLE_NOISE_MS = 5


class First(Enum):
    """Whose end came first, or that both had to be ended."""

    CONTESTANT = "contestant"
    INTERACTOR = "interactor"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Ending:
    """`idle`: neither got on. `interactor_waited`: it came to its end while the contestant still
    ran and it had itself got on with nothing for so long that idleness is made of."""

    first: First
    idle: bool
    interactor_waited: bool


class Progress:
    """How far something has got and since when it has got no further."""

    def __init__(self) -> None:
        self._ms = 0
        self.at = time.monotonic()

    def saw(self, ms: int) -> None:
        if ms > self._ms + _IDLE_NOISE_MS:
            self._ms, self.at = ms, time.monotonic()

    def rested(self, known: float) -> bool:
        """`known`: when it was last asked."""
        return known - self.at > IDLE_LIMIT_MS / 1000


class Exchange:
    """Watches both sides until both have ended.

    `stands` tells, when the interactor has ended first, whether its verdict stands whatever the
    contestant does; `settled` the same of a contestant that ended first. The other side is then
    ended at once. A contestant that is left alone has `wall_alone_ms` from then on.
    """

    def __init__(
        self,
        contestant: Running,
        interactor: Running,
        *,
        to_interactor: Pipe,
        to_contestant: Pipe,
        stands: Callable[[], bool],
        settled: Callable[[], bool],
        wall_alone_ms: int,
        cancelled: threading.Event,
    ) -> None:
        self._contestant = contestant
        self._interactor = interactor
        self._to_interactor = to_interactor
        self._to_contestant = to_contestant
        self._stands = stands
        self._settled = settled
        self._wall_alone_ms = wall_alone_ms
        self._cancelled = cancelled
        self._first: First | None = None
        self._idle = False
        self._both = Progress()
        self._interactors = Progress()
        self._interactor_waited = False
        self._asked_at = time.monotonic()

    def watch(self) -> Ending:
        poll = select.poll()
        for side in (self._contestant, self._interactor):
            poll.register(side.fileno(), select.POLLIN)
        while not (self._contestant.result and self._interactor.result):
            events = {fd for fd, _ in poll.poll(_TICK_MS)}
            for side in self._newly_ended(events):
                poll.unregister(side.fileno())
                self._ended(side, poll)
            self._drain(events)
            self._look_for_progress()
            if self._cancelled.is_set():
                self._end_both()
        return Ending(self._first or First.NEITHER, self._idle, self._interactor_waited)

    def _newly_ended(self, events: set[int]) -> list[Running]:
        ended: list[tuple[int, Running]] = []
        for side in (self._contestant, self._interactor):
            if side.result is None and side.fileno() in events and side.receive():
                ended.append((side.ended().ended_ns, side))
        return [side for _, side in sorted(ended, key=lambda pair: pair[0])]

    def _ended(self, side: Running, poll: select.poll) -> None:
        is_contestant = side is self._contestant
        own, other = (
            (self._to_interactor, self._to_contestant)
            if is_contestant
            else (self._to_contestant, self._to_interactor)
        )
        own.end_of_input()
        poll.register(other.drain_fileno(), select.POLLIN)
        if side is self._interactor:
            self._interactor_waited = self._interactors.rested(self._interactor.answered_at)
            self._contestant.shorten(self._wall_alone_ms)
        self._both.at = time.monotonic()
        if self._first is not None or self._idle or self._cancelled.is_set():
            self._first = self._first or First.NEITHER
            return
        self._first = First.CONTESTANT if is_contestant else First.INTERACTOR
        if is_contestant and self._settled():
            self._interactor.cancel()
        if not is_contestant and self._stands():
            self._contestant.cancel()

    def _drain(self, events: set[int]) -> None:
        for side, pipe in (
            (self._interactor, self._to_interactor),
            (self._contestant, self._to_contestant),
        ):
            if side.result is not None and pipe.drain_fileno() in events:
                pipe.drain()

    def _look_for_progress(self) -> None:
        """Idle are two programs of which neither gets on (judge-rules §2)."""
        self._interactors.saw(self._interactor.progress_ms)
        self._both.saw(self._contestant.progress_ms + self._interactor.progress_ms)
        if self._both.rested(self._known_since()):
            self._idle = True
            self._end_both()
        now = time.monotonic()
        if now - max(self._both.at, self._asked_at) > _ASKING_PACE_S:
            self._asked_at = now
            self._contestant.ask_progress()
            self._interactor.ask_progress()

    def _known_since(self) -> float:
        """When the last answers came: on a loaded machine they may be late, and until then nothing
        is known."""
        running = [each for each in (self._contestant, self._interactor) if each.result is None]
        return min((each.answered_at for each in running), default=0.0)

    def _end_both(self) -> None:
        self._contestant.cancel()
        self._interactor.cancel()
