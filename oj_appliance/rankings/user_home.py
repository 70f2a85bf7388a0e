"""Use cases of a person's page (S1 §2, user home)."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from oj_appliance.clock import Clock, day_of
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.places.practice import viewer_may_see
from oj_appliance.rankings import user_home_store as store
from oj_appliance.rankings.types import Heatmap, Person, SolvedProblem, UserHome
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

HEATMAP_DAYS = 365  # S1 §9: one year


class UserHomes:
    def __init__(self, database: Database, clock: Clock, configuration: Configuration) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration

    async def home(self, viewer: Viewer, uid: str | None, username: str | None) -> UserHome:
        """The viewer's own where nobody is named. Raises user.need_id, user.missing."""
        person = await self._find(viewer, uid, username)
        if person is None:
            raise ApiError("user.missing")
        solved = await self._database.read(store.solved_problems, person.uid)
        return UserHome(
            person=person,
            scores=await self._database.read(store.best_scores, person.uid),
            solved=[problem.problem_id for problem in solved],
            solved_by_difficulty=_by_difficulty(solved, viewer),
            recent_login=await self._database.read(store.newest_session, person.uid),
        )

    async def heatmap(self, viewer: Viewer, uid: str | None, username: str | None) -> Heatmap:
        """Of the year that ends today; empty for who is unknown. Raises user.need_id."""
        zone = ZoneInfo(self._configuration.website.timezone)
        end = datetime.fromtimestamp(self._clock.now_ms() / 1000, zone).date()
        person = await self._find(viewer, uid, username)
        if person is None:
            return Heatmap(end, {})
        start = datetime.combine(end - timedelta(days=HEATMAP_DAYS - 1), time(), zone)
        quarters = await self._database.read(
            store.submissions_by_quarter, person.uid, int(start.timestamp() * 1000)
        )
        return Heatmap(end, _days(quarters, zone))

    async def _find(self, viewer: Viewer, uid: str | None, username: str | None) -> Person | None:
        if uid is None and username is None:
            if viewer.is_guest:
                raise ApiError("user.need_id")
            uid = viewer.uid
        return await self._database.read(store.find_person, uid, username)


def _by_difficulty(solved: list[SolvedProblem], viewer: Viewer) -> dict[int, list[str]]:
    """Only what this viewer may see: where the rest belongs would tell of it."""
    groups: dict[int, list[str]] = {}
    for problem in solved:
        if not problem.is_deleted and viewer_may_see(problem, viewer):
            groups.setdefault(problem.difficulty, []).append(problem.problem_id)
    return dict(sorted(groups.items()))


def _days(quarters: list[tuple[int, int]], zone: ZoneInfo) -> dict[date, int]:
    days: dict[date, int] = {}
    for quarter, count in quarters:
        day = day_of(quarter * store.QUARTER_MS, zone)
        days[day] = days.get(day, 0) + count
    return days
