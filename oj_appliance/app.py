"""The site, part by part: each stands on those above it. A new domain is a file in `composition`
and a line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oj_appliance.appliance import Appliance
from oj_appliance.clock import Clock
from oj_appliance.composition.addresses import AddressPart
from oj_appliance.composition.administration import AdministrationPart
from oj_appliance.composition.annotations import AnnotationPart
from oj_appliance.composition.announcements import AnnouncementPart
from oj_appliance.composition.assistant import AssistantPart
from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.classes import ClassPart
from oj_appliance.composition.comments import CommentPart
from oj_appliance.composition.contest_boards import ContestBoardPart
from oj_appliance.composition.contest_clics import ContestClicsPart
from oj_appliance.composition.contest_desk import ContestDeskPart
from oj_appliance.composition.contest_live import ContestLivePart
from oj_appliance.composition.contest_of_groups import GroupContestPart
from oj_appliance.composition.contest_office import ContestOfficePart
from oj_appliance.composition.contest_preview import ContestPreviewPart
from oj_appliance.composition.contest_problems import ContestProblemPart
from oj_appliance.composition.contest_reports import ContestReportPart
from oj_appliance.composition.contest_rolling import ContestRollingPart
from oj_appliance.composition.contest_talk import ContestTalkPart
from oj_appliance.composition.contest_virtual import ContestVirtualPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.discussions import DiscussionPart
from oj_appliance.composition.dry_runs import DryRunPart
from oj_appliance.composition.editorials import EditorialPart
from oj_appliance.composition.exam_access import ExamAccessPart
from oj_appliance.composition.exam_backups import ExamBackupPart
from oj_appliance.composition.exam_corrections import ExamCorrectionPart
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.exam_pauses import ExamPausePart
from oj_appliance.composition.exam_readiness import ExamReadinessPart
from oj_appliance.composition.exam_results import ExamResultPart
from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.exam_talk import ExamTalkPart
from oj_appliance.composition.exchange import ExchangePart
from oj_appliance.composition.group_problems import GroupProblemPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.health import HealthPart
from oj_appliance.composition.house import House
from oj_appliance.composition.judge_desk import JudgeDeskPart
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.kept_code import KeptCodePart
from oj_appliance.composition.learning import LearningPart
from oj_appliance.composition.lessons import LessonPart
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.manual import ManualPart
from oj_appliance.composition.messages import MessagePart
from oj_appliance.composition.packs import PackPart
from oj_appliance.composition.part import Part
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.rejudging import RejudgingPart
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.site import SitePart
from oj_appliance.composition.site_moves import SiteMovePart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.composition.timed_work_office import TimedWorkOfficePart
from oj_appliance.composition.timed_work_problems import TimedWorkProblemPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.composition.trainings import TrainingPart
from oj_appliance.composition.upgrades import UpgradePart
from oj_appliance.composition.upkeep import UpkeepPart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.composition.website import WebsitePart
from oj_appliance.judging.protocols import Judge
from oj_appliance.settings import Settings

PARTS: tuple[Callable[[House], Part], ...] = (
    ServerTimePart,
    ExamFreezePart,
    UploadPart,
    PeoplePart,
    WebsitePart,
    AdministrationPart,
    LivePart,
    AnnouncementPart,
    CommentPart,
    PlacePart,
    JudgingPart,
    ProblemPart,
    SubmissionPart,
    GroupPart,
    AnnotationPart,
    GroupProblemPart,
    TrainingPart,
    ContestPart,
    ContestLivePart,
    ContestOfficePart,
    ContestPreviewPart,
    ContestBoardPart,
    ContestTalkPart,
    ContestProblemPart,
    ContestVirtualPart,
    ContestDeskPart,
    ContestReportPart,
    ContestRollingPart,
    ContestClicsPart,
    GroupContestPart,
    TimedWorkPart,
    ExamAccessPart,
    TimedWorkProblemPart,
    TimedWorkOfficePart,
    DryRunPart,
    ExamRoomPart,
    ExamPausePart,
    ExamTalkPart,
    ExamResultPart,
    DiscussionPart,
    AssistantPart,
    EditorialPart,
    LessonPart,
    ClassPart,
    RejudgingPart,
    JudgeDeskPart,
    KeptCodePart,
    ExchangePart,
    PackPart,
    SiteMovePart,
    BackupPart,
    AddressPart,
    ExamBackupPart,
    ExamCorrectionPart,
    LearningPart,
    MessagePart,
    SitePart,
    UpgradePart,
    ExamReadinessPart,
    HealthPart,
    UpkeepPart,
    ManualPart,
)


def build(
    settings: Settings,
    judge: Judge | None,
    clock: Clock | None = None,
    parts: Sequence[Callable[[House], Part]] = PARTS,
) -> Appliance:
    """Opens the data folder, brings its schema up to date, and makes all parts.

    `judge` is the sandbox; None when this process judges nothing."""
    house = House(settings, judge, clock or Clock())
    for make in parts:
        house.add(make)
    return Appliance(house)
