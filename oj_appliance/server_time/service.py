"""Watches the computer's clock. While an exam or a contest runs, time goes on evenly whatever is
done to that clock, and staff are told; a start with a clock that has lost its time opens no exam
until somebody has looked at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from oj_appliance.audit.service import record
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.server_time import store
from oj_appliance.server_time.rules import LARGEST_STEP_MS, Verdict, begun_at, judged
from oj_appliance.server_time.types import Away, Seen, ServerTimeMoved, TimeState
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import NOBODY, Actor

EACH_S = 1.0
SIGN_OF_LIFE_S = 5.0  # while something runs
log = logging.getLogger(__name__)


class ServerTime:
    def __init__(self, database: Database, clock: Clock, events: Events) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._running: list[Callable[[int], bool]] = []
        self._held_ms: int | None = None
        self._is_decided = False
        self._known: int | None = None
        self._away: Away | None = None
        self._remembered_at = 0.0
        self._watching: asyncio.Task[None] | None = None

    def mind(self, is_running: Callable[[int], bool]) -> None:
        """`is_running` says whether something goes by the clock at this moment (epoch ms)."""
        self._running.append(is_running)

    async def load(self) -> None:
        """Before anything else looks at the clock."""
        seen = await self._database.read(store.last_seen)
        computer = self._clock.computer_ms()
        begun, is_doubtful = begun_at(computer, seen)
        if begun != computer:
            self._clock.set_to(begun)
        if seen is not None and not is_doubtful:
            self._away = Away(seen.at, begun)
        if is_doubtful:
            self._known = begun
            await self._tell("clock.doubted", {"computer": wire_time(computer)})
        elif seen is not None and seen.behind_ms:
            self._held_ms, self._is_decided = seen.behind_ms, bool(seen.is_decided)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await self.remember()

    def away(self) -> Away | None:
        """How long no server lived before this one; None where nobody knows."""
        return self._away

    @property
    def is_doubtful(self) -> bool:
        return self._known is not None

    def check(self) -> None:
        """Before somebody's time begins or counts. Raises clock.doubtful."""
        if self.is_doubtful:
            raise ApiError("clock.doubtful", status=403)

    def state(self) -> TimeState:
        now = self._clock.now_ms()
        return TimeState(
            now=now,
            computer=self._clock.computer_ms(),
            jump_ms=self._clock.jump_ms(),
            is_held=self._held_ms is not None,
            known=self._known,
            is_anything_running=self._is_anything_running(now),
        )

    async def remember(self) -> None:
        """A sign of life. The timer calls it each minute; more often while something runs, so that
        an outage is known well enough to be given back."""
        self._remembered_at = self._clock.monotonic()
        behind_ms = 0 if self._held_ms is None else self._held_ms
        now = self._clock.computer_ms() - self._clock.jump_ms()
        await self._database.write(store.put_seen, Seen(now, behind_ms, self._is_decided))

    async def look(self) -> None:
        """Once a second."""
        jump_ms = self._clock.jump_ms()
        if self._known is not None:
            # Somebody has set the clock: it is past the last record again.
            if jump_ms >= -LARGEST_STEP_MS:
                await self._follow("clock.right_again", NOBODY)
            return
        is_running = self._is_anything_running(self._clock.now_ms())
        if is_running and self._clock.monotonic() - self._remembered_at >= SIGN_OF_LIFE_S:
            await self.remember()
        match judged(jump_ms, is_anything_running=is_running):
            case Verdict.FOLLOW if not (self._is_decided and self._is_known_jump(jump_ms)):
                if abs(jump_ms) > LARGEST_STEP_MS:
                    await self._follow("clock.followed", NOBODY)
                else:
                    self._clock.set_to(self._clock.computer_ms())
            case Verdict.HOLD if not self._is_known_jump(jump_ms):
                self._held_ms = jump_ms
                await self._tell("clock.held", {"byMs": jump_ms})
            case Verdict.AGREES if self._held_ms is not None:
                self._held_ms, self._is_decided = None, False
                await self._tell("clock.set_back", {})

    async def decide(self, actor: Actor, *, take_computer: bool) -> None:
        """What an administrator says to a jump or a doubt: the computer's clock is right, or time
        goes on as the server has it."""
        if take_computer:
            await self._follow("clock.followed", actor)
        elif self._known is not None or self._held_ms is not None:
            self._known, self._held_ms = None, self._clock.jump_ms()
            self._is_decided = True
            await self._tell("clock.confirmed", {"byMs": self._held_ms}, actor)

    async def _follow(self, action: str, actor: Actor) -> None:
        by_ms = self._clock.jump_ms()
        self._clock.set_to(self._clock.computer_ms())
        self._known, self._held_ms, self._is_decided = None, None, False
        await self._tell(action, {"byMs": by_ms}, actor)

    def _is_known_jump(self, jump_ms: int) -> bool:
        return self._held_ms is not None and abs(jump_ms - self._held_ms) <= LARGEST_STEP_MS

    def _is_anything_running(self, now: int) -> bool:
        return any(is_running(now) for is_running in self._running)

    async def _tell(self, action: str, what: dict[str, object], actor: Actor = NOBODY) -> None:
        now = self._clock.now_ms()
        log.warning("the computer's clock", extra={"action": action, **what})
        await self._database.write(
            record, actor, action, {"now": wire_time(now)}, after=what, now=now
        )
        await self.remember()
        self._events.announce(ServerTimeMoved())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EACH_S)
            try:
                await self.look()
            except Exception:
                log.exception("the look at the clock failed")
