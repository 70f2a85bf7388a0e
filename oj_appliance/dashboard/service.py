"""What staff sees of the site at a glance: people, submissions, the queue (admin.md §2)."""

from __future__ import annotations

from collections import deque
from datetime import date, timedelta

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.service import Contests
from oj_appliance.dashboard import store
from oj_appliance.dashboard.types import DayCount, QueueMoment, SessionInfo
from oj_appliance.home.rules import begins_at, last_days
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

DAYS = 14
TODAY_KEPT_MS = 60_000
PAST_KEPT_MS = 30 * 60_000
# A sample a minute.
LONGEST_HISTORY = 180


class Dashboard:
    def __init__(
        self, database: Database, clock: Clock, configuration: Configuration, contests: Contests
    ) -> None:
        self._database = database
        self._contests = contests
        self._clock = clock
        self._configuration = configuration
        self._days: dict[tuple[date, str], tuple[int, DayCount]] = {}
        self._history: deque[QueueMoment] = deque(maxlen=LONGEST_HISTORY)

    async def people(self) -> int:
        return await self._database.read(store.users)

    def coming_contests(self) -> int:
        return len(self._contests.coming())

    async def submissions_today(self) -> int:
        zone = self._configuration.website.timezone
        today = last_days(self._clock.now_ms(), zone)[-1]
        return await self._database.read(store.submissions_since, begins_at(today, zone))

    async def other_session(self, viewer: Viewer) -> SessionInfo | None:
        """One's session before this one, else this one."""
        return await self._database.read(
            store.other_session, viewer.account_id, viewer.session_id or 0
        )

    async def days(self) -> list[tuple[date, DayCount]]:
        """Fourteen days in the site's time zone, the last one today; a day that is over is at most
        half an hour old, today a minute."""
        now, zone = self._clock.now_ms(), self._configuration.website.timezone
        wanted = last_days(now, zone, DAYS)
        self._days = {key: kept for key, kept in self._days.items() if key[0] in wanted}
        return [(each, await self._day(each, zone, now, each == wanted[-1])) for each in wanted]

    async def _day(self, day: date, zone: str, now: int, is_today: bool) -> DayCount:
        kept = self._days.get((day, zone))
        if kept and 0 <= now - kept[0] < (TODAY_KEPT_MS if is_today else PAST_KEPT_MS):
            return kept[1]
        since, until = begins_at(day, zone), begins_at(day + timedelta(days=1), zone)
        count = await self._database.read(store.day, since, until)
        self._days[day, zone] = (now, count)
        return count

    async def queue_now(self) -> QueueMoment:
        return await self._database.read(store.queue, self._clock.now_ms())

    async def failed_today(self) -> int:
        """Submissions of the last 24 hours that the judge could not judge."""
        day_ago = self._clock.now_ms() - 24 * 3600 * 1000
        return await self._database.read(store.failed_since, day_ago)

    async def sample_queue(self) -> None:
        """The timer calls it each minute."""
        self._history.append(await self.queue_now())

    @property
    def queue_history(self) -> list[QueueMoment]:
        """Samples since the server was started, at most of three hours, oldest first."""
        return list(self._history)

    def forget(self) -> int:
        """Drops the counted days; how many there were. The samples stay: nothing else has them."""
        dropped = len(self._days)
        self._days.clear()
        return dropped
