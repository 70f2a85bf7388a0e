"""The work of the night. A school switches its machines off in the evening: what a server could not
do at night it does when it is on again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from oj_appliance.clock import Clock
from oj_appliance.composition.part import Cycle
from oj_appliance.storage.database import Database
from oj_appliance.storage.temporary import get_temporary, put_temporary

log = logging.getLogger(__name__)

# The hour of the site's day with which each begins, in the order in which they are done.
HOURS = {Cycle.NIGHT: 3, Cycle.AFTER_NIGHT: 4}
# Longer than that nobody is away without the clock being wrong, or a long holiday: then the next
# night's work is the first again. What is old is erased at night, and not on a wrong clock's word.
REMEMBERED_MS = 35 * 86_400_000
# What was left undone is not begun so shortly before an exam or a contest.
SOON_MS = 30 * 60_000
_KEY = "night_work"


def last_begun(hour: int, at: datetime) -> datetime:
    """When this hour of the day began last."""
    today = at.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if today <= at else today - timedelta(days=1)


class Nights:
    """`zone` names the site's time zone. What was left undone waits while the server `is_needed`
    for an exam or a contest between two moments (epoch ms)."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        zone: Callable[[], str],
        is_needed: Callable[[int, int], bool],
    ) -> None:
        self._database = database
        self._clock = clock
        self._zone = zone
        self._is_needed = is_needed
        self._done: dict[str, int] | None = None  # epoch ms, by the name of the cycle

    def local_time(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now_ms() / 1000, ZoneInfo(self._zone()))

    async def take(self, cycle: Cycle) -> bool:
        """Whether the night's work of this cycle is to be done now; from then on it counts as done,
        so that what breaks off is not tried all day. A new site has left nothing undone."""
        done = await self._read()
        now, done_at = self._clock.now_ms(), done.get(cycle.name, 0)
        is_known = 0 <= now - done_at <= REMEMBERED_MS
        if is_known:
            at = self.local_time()
            if done_at >= last_begun(HOURS[cycle], at).timestamp() * 1000:
                return False
            # In its own hour each part leaves out by itself what an exam forbids.
            if at.hour != HOURS[cycle] and self._is_needed(now, now + SOON_MS):
                return False
        done[cycle.name] = now
        await self._write(done, now)
        return is_known

    async def _read(self) -> dict[str, int]:
        if self._done is None:
            kept = await self._database.read(get_temporary, _KEY, now=self._clock.now_ms())
            self._done = dict(kept or {})
        return self._done

    async def _write(self, done: dict[str, int], now: int) -> None:
        try:
            await self._database.write_quietly(
                put_temporary, _KEY, done, expires_at=now + REMEMBERED_MS
            )
        except Exception:  # A full disk is one more reason for the night's work.
            log.exception("the night's work is not remembered")
