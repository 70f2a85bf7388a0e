"""What everybody comes by: start page and rankings; and the dashboard."""

from __future__ import annotations

from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.dashboard.api import DashboardApi
from oj_appliance.dashboard.crash_reports import CrashReports
from oj_appliance.dashboard.crash_reports_api import CrashReportsApi
from oj_appliance.dashboard.database_api import DatabaseApi
from oj_appliance.dashboard.doctor_api import DoctorApi
from oj_appliance.dashboard.doctor_service import Doctor
from oj_appliance.dashboard.health_api import HealthApi
from oj_appliance.dashboard.service import Dashboard
from oj_appliance.dashboard.service_info_api import ServiceInfoApi
from oj_appliance.home.api import HomeApi
from oj_appliance.home.carousel import Carousel
from oj_appliance.home.carousel_api import CarouselApi
from oj_appliance.home.service import StartPage
from oj_appliance.rankings.api import RankingsApi
from oj_appliance.rankings.groups.api import GroupRanksApi
from oj_appliance.rankings.groups.service import GroupRanks
from oj_appliance.rankings.honors import Honors
from oj_appliance.rankings.honors_api import HonorsApi
from oj_appliance.rankings.service import Rankings
from oj_appliance.rankings.user_home import UserHomes
from oj_appliance.rankings.user_home_api import UserHomeApi


class SitePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self._foundation = foundation
        self._uploads = house[UploadPart]
        self._people = house[PeoplePart]
        self._dispatcher = house[JudgingPart].dispatcher
        self._backups = house[BackupPart].backups
        self._exam_backups = house[BackupPart].exams
        database, clock = foundation.database, foundation.clock
        contests = house[ContestPart].service
        self.dashboard = Dashboard(database, clock, foundation.configuration, contests)
        self._start_page = StartPage(
            database,
            clock,
            foundation.configuration,
            house[PlacePart].registry,
            contests,
        )
        self._rankings = Rankings(database, clock)
        self._group_ranks = GroupRanks(database, clock, house[GroupPart].service)
        folder, settings = foundation.folder, foundation.settings
        self.doctor = Doctor(database, clock, folder, settings, self._dispatcher, foundation.room)

    def apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        carousel = Carousel(database, clock, self._uploads.public_files)
        names = self._people.names
        return [
            RankingsApi(self._rankings, names),
            GroupRanksApi(self._group_ranks, names),
            HonorsApi(Honors(database, clock)),
            UserHomeApi(UserHomes(database, clock, self._foundation.configuration), names),
            HomeApi(self._start_page),
            CarouselApi(carousel),
            *self._dashboard_apis(),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.dashboard.sample_queue)]

    def is_well(self) -> bool:
        """What /api/health tells in a word."""
        trouble = self._foundation.database.trouble
        return self._dispatcher.can_judge and not trouble.damage and not trouble.is_full

    def _dashboard_apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        folder, port = self._foundation.folder, self._foundation.settings.server.port
        crashes = self._foundation.settings.limits.crash_per_minute
        caches = (self.dashboard.forget, self._start_page.forget, self._rankings.forget)
        return [
            HealthApi(self._foundation.configuration.ping, self.is_well, clock),
            DashboardApi(self.dashboard, self._dispatcher),
            ServiceInfoApi(
                self.dashboard,
                clock,
                folder,
                port,
                self._dispatcher,
                lambda: self._backups.last_failed or self._exam_backups.last_failed,
                database,
            ),
            DoctorApi(self.doctor),
            CrashReportsApi(CrashReports(clock, per_minute=crashes)),
            DatabaseApi(database, clock, caches),
        ]
