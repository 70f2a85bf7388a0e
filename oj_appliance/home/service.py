"""Use cases of the start page."""

from __future__ import annotations

import secrets
from datetime import timedelta

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest
from oj_appliance.errors import Language
from oj_appliance.home import rules, store
from oj_appliance.home.outside_quotations import OutsideQuotations
from oj_appliance.home.quotations import QUOTATIONS
from oj_appliance.home.types import Quotation, WeekStatistics
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Shown
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import GUEST_VIEWER

KEPT_MS = 10_000  # contract home.md


class StartPage:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        registry: PlaceRegistry,
        contests: Contests,
    ) -> None:
        self._database = database
        self._registry = registry
        self._contests = contests
        self._clock = clock
        self._configuration = configuration
        self._outside = OutsideQuotations(clock)
        self._kept: tuple[int, WeekStatistics] | None = None

    async def week_statistics(self, *, is_fresh: bool) -> WeekStatistics:
        """At most ten seconds old, and never of yesterday's week; `is_fresh` counts anew."""
        now = self._clock.now_ms()
        zone = self._configuration.website.timezone
        days = rules.last_days(now, zone)
        names = tuple(f"{day:%m-%d}" for day in days)
        if self._kept and not is_fresh:
            made_at, week = self._kept
            if week.days == names and 0 <= now - made_at < KEPT_MS:
                return week
        boundaries = [rules.begins_at(day, zone) for day in [*days, days[-1] + timedelta(days=1)]]
        is_open = self._registry.condition(GUEST_VIEWER, Shown.STATUS)
        rows = await self._database.read(store.counts, boundaries, is_open)
        week = WeekStatistics(
            days=names,
            accepted=tuple(accepted for _, accepted in rows),
            total=tuple(total for total, _ in rows),
        )
        self._kept = (now, week)
        return week

    async def coming_contests(self) -> list[tuple[Contest, int, int]]:
        """Each with how many take part, and the moment (epoch ms) of which that is told."""
        now, coming = self._clock.now_ms(), self._contests.coming()
        counts = await self._contests.participants(coming)
        return [(each, count, now) for each, count in zip(coming, counts, strict=True)]

    async def quotation(self, language: Language) -> Quotation:
        """Any of the list, in the reader's language; where the administrator has named a site that
        gives quotations, that site's."""
        url = self._configuration.quotation.quotationUrl
        outside = await self._outside.one(url) if url else None
        return outside or secrets.choice(QUOTATIONS[language])

    def forget(self) -> int:
        """Drops the counted week; how many entries that were."""
        dropped = 0 if self._kept is None else 1
        self._kept = None
        return dropped
