"""The composition root: settings, storage, services, queue, web, in the order in which they need
each other. The only place that knows every domain and every engine."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from oj_appliance.accounts.api import AccountsApi
from oj_appliance.accounts.avatars import Avatars
from oj_appliance.accounts.challenges import Challenges
from oj_appliance.accounts.generated_accounts import GeneratedAccounts
from oj_appliance.accounts.kept_secrets import KeptSecrets
from oj_appliance.accounts.login_codes import LoginCodes
from oj_appliance.accounts.new_accounts_api import NewAccountsApi, SlipSource
from oj_appliance.accounts.password_reset import PasswordReset
from oj_appliance.accounts.passwords import Passwords
from oj_appliance.accounts.profile import Profiles
from oj_appliance.accounts.profile_api import ProfileApi
from oj_appliance.accounts.registration import Registration
from oj_appliance.accounts.registration_api import RegistrationApi
from oj_appliance.accounts.roles import Roles
from oj_appliance.accounts.roles_api import RolesApi
from oj_appliance.accounts.roster_api import RosterApi
from oj_appliance.accounts.rosters import Rosters
from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.sessions import Sessions
from oj_appliance.accounts.staff_api import StaffApi
from oj_appliance.accounts.trash import AccountTrash
from oj_appliance.accounts.types import AccountRemoved, AccountRenamed, Credential
from oj_appliance.accounts.user_editing import UserEditing
from oj_appliance.accounts.user_list import UserList
from oj_appliance.announcements.api import AnnouncementsApi
from oj_appliance.announcements.live_events import AnnouncementLiveEvents
from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementShown
from oj_appliance.appliance import Appliance, RunState
from oj_appliance.audit.api import AuditApi
from oj_appliance.audit.service import AuditLog
from oj_appliance.audit.settings_listener import record_mails, record_settings
from oj_appliance.clock import Clock
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.configuration.admin_api import AdminConfigurationApi
from oj_appliance.configuration.api import ConfigurationApi
from oj_appliance.configuration.service import Configuration
from oj_appliance.configuration.switch_api import SwitchApi
from oj_appliance.configuration.tools import Tools
from oj_appliance.configuration.tools_api import ToolsApi
from oj_appliance.configuration.types import SettingsChanged, SiteModes
from oj_appliance.dashboard.api import DashboardApi
from oj_appliance.dashboard.backups import Backups
from oj_appliance.dashboard.backups_api import BackupsApi
from oj_appliance.dashboard.doctor_api import DoctorApi
from oj_appliance.dashboard.doctor_service import Doctor
from oj_appliance.dashboard.service import Dashboard
from oj_appliance.dashboard.service_info_api import ServiceInfoApi
from oj_appliance.data_folder import DataFolder
from oj_appliance.drafts.api import DraftsApi
from oj_appliance.drafts.service import Drafts
from oj_appliance.events import Events
from oj_appliance.files.api import FilesApi
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.resumable_api import ResumableUploadsApi
from oj_appliance.files.service import PublicFiles, UploadRate
from oj_appliance.home.api import HomeApi
from oj_appliance.home.carousel import Carousel
from oj_appliance.home.carousel_api import CarouselApi
from oj_appliance.home.service import StartPage
from oj_appliance.interchange.api import InterchangeApi
from oj_appliance.interchange.demo_content import DemoContent
from oj_appliance.interchange.export_api import ExportApi
from oj_appliance.interchange.export_source import ExportSource
from oj_appliance.interchange.exporting import Exports
from oj_appliance.interchange.importer import Importer
from oj_appliance.interchange.service import Imports
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import slots_for
from oj_appliance.judging.types import Judge
from oj_appliance.mail.api import MailApi
from oj_appliance.mail.service import Mails
from oj_appliance.mail.types import KeptMailsDeleted
from oj_appliance.messages.api import NoticesApi
from oj_appliance.messages.service import Notices
from oj_appliance.problems.admin_api import AdminProblemsApi
from oj_appliance.problems.api import ProblemsApi
from oj_appliance.problems.attachment_api import AttachmentsApi
from oj_appliance.problems.attachments import Attachments
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.batch import ProblemBatch
from oj_appliance.problems.batch_api import BatchApi
from oj_appliance.problems.case_file_api import CaseFilesApi
from oj_appliance.problems.case_files import CaseFiles
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.contexts import PracticeContext
from oj_appliance.problems.copies import ProblemCopies
from oj_appliance.problems.data_version_api import DataVersionsApi
from oj_appliance.problems.data_versions import DataVersions
from oj_appliance.problems.editing import ProblemEditing
from oj_appliance.problems.language_api import LanguageApi
from oj_appliance.problems.language_editing import LanguageEditing
from oj_appliance.problems.navigation_api import NavigationApi
from oj_appliance.problems.program_api import ProgramApi
from oj_appliance.problems.program_check import ProgramCheck, WholeProgramCheck
from oj_appliance.problems.reference_solutions import ReferenceSolutions
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.solution_api import SolutionsApi
from oj_appliance.problems.solution_check import ProblemChecks
from oj_appliance.problems.tag_api import DifficultyApi, TagsApi
from oj_appliance.problems.tag_editing import DifficultyEditing, TagEditing
from oj_appliance.problems.testcase_api import TestCasesApi
from oj_appliance.problems.testcases import TestCases
from oj_appliance.problems.trash import ProblemTrash
from oj_appliance.problems.types import ProblemChanged, ProblemRenamed
from oj_appliance.rankings.api import RankingsApi
from oj_appliance.rankings.honors import Honors
from oj_appliance.rankings.honors_api import HonorsApi
from oj_appliance.rankings.service import Rankings
from oj_appliance.rankings.user_home import UserHomes
from oj_appliance.rankings.user_home_api import UserHomeApi
from oj_appliance.settings import Settings
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.submissions.accepted_code import AcceptedCodes
from oj_appliance.submissions.accepted_code_api import AcceptedCodeApi
from oj_appliance.submissions.account_listener import AccountListener
from oj_appliance.submissions.api import SubmissionsApi
from oj_appliance.submissions.changes import SubmissionChanges
from oj_appliance.submissions.changes_api import SubmissionChangesApi
from oj_appliance.submissions.intervals import SubmitIntervals
from oj_appliance.submissions.judge_live import JudgeLiveEvents
from oj_appliance.submissions.judge_page import JudgePage
from oj_appliance.submissions.judge_page_api import JudgePageApi
from oj_appliance.submissions.judging_listener import SubmissionJudging
from oj_appliance.submissions.live_events import SubmissionLiveEvents
from oj_appliance.submissions.progress import Progress
from oj_appliance.submissions.progress_api import ProgressApi
from oj_appliance.submissions.rejudge_api import RejudgeApi
from oj_appliance.submissions.rejudge_batches import RejudgeBatches
from oj_appliance.submissions.rejudge_preview import RejudgePreviews
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.test_run import TestRuns
from oj_appliance.submissions.test_run_api import TestRunApi
from oj_appliance.submissions.types import JudgeChanged, SubmissionChanged
from oj_appliance.submissions.unfinished import UnfinishedSubmissions
from oj_appliance.submissions.waiting import WaitingPlaces
from oj_appliance.timers import Timers
from oj_appliance.wastebasket.api import WastebasketApi
from oj_appliance.wastebasket.service import Wastebasket
from oj_appliance.web.endpoint import endpoints_of
from oj_appliance.web.live import LiveHub
from oj_appliance.web.live_api import LiveApi
from oj_appliance.web.metrics import Metrics, MetricsApi
from oj_appliance.web.openapi_api import OpenApiApi
from oj_appliance.web.pages import PageShell
from oj_appliance.web.server import WebParts, build_application

log = logging.getLogger(__name__)

DIST = Path(__file__).parent.parent / "webui" / "dist"


def build(  # noqa: PLR0915 - one line a part
    settings: Settings, judge: Judge | None, clock: Clock | None = None
) -> Appliance:
    """Opens the data folder, brings its schema up to date, and ties all parts together.

    `judge` is the sandbox; None when this process judges nothing."""
    clock = clock or Clock()
    state = RunState()
    events = Events()
    metrics = Metrics()
    folder = DataFolder(settings.data_folder)
    folder.prepare()
    steps = migrate(folder.database, backup_folder=folder.backups)
    if steps:
        log.info("schema brought up to date", extra={"steps": steps})
    database = Database(
        folder.database,
        reader_threads=settings.storage.reader_threads,
        read_timeout_ms=settings.storage.read_timeout_ms,
    )

    blobs = BlobFolder(folder.blobs)
    configuration = Configuration(database, events)
    sessions = Sessions(database, clock)
    passwords = Passwords()
    challenges = Challenges.with_limit(clock, per_minute=settings.limits.setup_per_minute)
    login_codes = LoginCodes(database, clock)
    accounts = Accounts(
        database,
        clock,
        configuration,
        sessions,
        passwords,
        settings.limits,
        challenges,
        login_codes,
    )
    mails = Mails(database, clock, configuration, events)
    registration = Registration(database, clock, configuration, mails, passwords, settings.limits)

    def addresses() -> list[str]:
        return lan_addresses(settings.server.port)

    password_reset = PasswordReset(
        database, clock, configuration, mails, challenges, passwords, sessions, addresses
    )
    live = LiveHub(sessions.authenticate)
    sessions.on_ended = live.end_sessions

    slots = judge_slots(settings)
    queue = InProcessQueue(slots)
    dispatcher = Dispatcher(queue, judge, blobs, most_slots=most_slots(settings))
    problems = ProblemService(database, clock, blobs, dispatcher.languages, events)
    public_files = PublicFiles(database, clock, folder.public)
    resumable_uploads = ResumableUploads(folder.uploads / "resumable", clock)
    upload_rate = UploadRate(clock, per_minute=settings.limits.upload_per_minute)
    practice = PracticeContext()
    bank = ProblemBank(database, clock)
    catalogue = ProblemCatalogue(database, problems, practice)
    testcases = TestCases(database, clock, blobs, folder.uploads)
    editing = ProblemEditing(database, problems, testcases)
    data_versions = DataVersions(database, clock, events)
    unfinished = UnfinishedSubmissions()
    places = WaitingPlaces(queue, dispatcher)
    submissions = Submissions(
        database=database,
        clock=clock,
        configuration=configuration,
        events=events,
        problems=problems,
        practice=practice,
        unfinished=unfinished,
        places=places,
        intervals=SubmitIntervals(clock, enabled=settings.limits.submit_interval),
        is_stopping=lambda: state.is_stopping,
    )
    test_runs = TestRuns(
        clock=clock,
        configuration=configuration,
        problems=problems,
        context=practice,
        hand_over=dispatcher.start_test_run,
        limit_rate=settings.limits.submit_interval,
        is_stopping=lambda: state.is_stopping,
    )
    checks = ProblemChecks(
        database=database, clock=clock, problems=problems, hand_over=dispatcher.start_check
    )
    drafts = Drafts(
        database=database,
        clock=clock,
        problems=problems,
        context=practice,
        per_minute=settings.limits.draft_per_minute,
    )
    judging = SubmissionJudging(
        database=database,
        clock=clock,
        events=events,
        problems=problems,
        unfinished=unfinished,
        places=places,
    )
    changes = SubmissionChanges(
        database=database,
        clock=clock,
        events=events,
        problems=problems,
        submissions=submissions,
        unfinished=unfinished,
        places=places,
    )
    previews = RejudgePreviews(
        database=database,
        clock=clock,
        problems=problems,
        hand_over=dispatcher.start_rejudge,
        can_judge=lambda: dispatcher.can_judge,
    )
    rejudges = RejudgeBatches(
        database=database,
        clock=clock,
        events=events,
        problems=problems,
        versions=data_versions,
    )
    events.subscribe(SettingsChanged, record_settings)
    events.subscribe(KeptMailsDeleted, record_mails)
    events.subscribe(ProblemRenamed, submissions.follow_rename)
    account_listener = AccountListener(clock, problems)
    events.subscribe(AccountRenamed, account_listener.follow_rename)
    events.subscribe(AccountRenamed, problems.follow_rename)
    events.subscribe(AccountRemoved, account_listener.follow_removal)
    events.on_commit(ProblemChanged, submissions.forget_changed)
    events.on_commit(SubmissionChanged, SubmissionLiveEvents(live, submissions).tell)
    judge_page = JudgePage(
        database=database,
        clock=clock,
        events=events,
        problems=problems,
        queue=queue,
        dispatcher=dispatcher,
    )
    judge_page_api = JudgePageApi(judge_page, clock)
    judge_live = JudgeLiveEvents(live, judge_page_api.answer)
    events.on_commit(JudgeChanged, judge_live.tell)
    events.on_commit(SubmissionChanged, judge_live.tell)
    events.on_commit(AnnouncementShown, AnnouncementLiveEvents(live).tell)
    announcements = Announcements(database, clock, events)
    notices = Notices(database, clock)
    dashboard = Dashboard(database, clock, configuration)
    start_page = StartPage(database, clock, configuration)
    importer = Importer(
        database,
        clock,
        problems,
        public_files,
        folder.uploads,
        lambda: configuration.website.language,
    )
    imports = Imports(database, clock, importer)

    def own_address() -> str:
        return (configuration.website.baseUrl or next(iter(addresses()), "")).rstrip("/")

    export_source = ExportSource(
        blobs.path, folder.public, lambda: (configuration.website.language, own_address())
    )
    rankings = Rankings(database, clock)
    metrics.watch("oj_queue_waiting", "Submissions that wait for a slot", lambda: len(queue))
    account_trash = AccountTrash(database, clock, sessions, public_files, events)
    wastebasket = Wastebasket(clock, account_trash, ProblemTrash(database, clock, events))
    timers = Timers(
        database=database,
        clock=clock,
        backups=folder.backups,
        blobs=folder.blobs,
        requeue=judging.requeue_waiting,
        forget_old=drafts.forget_old,
        push_notices=notices.push_waiting,
        empty_wastebasket=wastebasket.remove_old,
        watch_queue=dashboard.sample_queue,
        forget_uploads=resumable_uploads.forget_old,
    )

    configuration_api = ConfigurationApi(
        configuration,
        clock,
        addresses,
        lambda: SiteModes(registration.mode, mails.config.mailMode, mails.config.emailUsername),
    )

    def boot(request: web.Request) -> dict[str, Any]:
        config = msgspec.to_builtins(configuration_api.answer(request.host))
        return {
            "config": config,
            "serverTime": config["serverTime"],
            "locale": configuration.website.language,
            "version": config["version"],
            "setupNeeded": accounts.setup_is_needed,
        }

    page_shell = PageShell(DIST, boot, settings.server.dev)
    users = UserList(database, clock)
    slips: KeptSecrets[list[Credential]] = KeptSecrets(clock)
    apis: list[object] = [
        configuration_api,
        AdminConfigurationApi(configuration, clock),
        SwitchApi(configuration, clock),
        ToolsApi(Tools(database, clock, events)),
        MailApi(mails),
        AuditApi(AuditLog(database)),
        AccountsApi(accounts, configuration),
        RegistrationApi(registration, password_reset, challenges),
        ProfileApi(
            Profiles(database, clock, configuration, mails, passwords),
            Avatars(database, clock, public_files),
            upload_rate,
        ),
        RosterApi(Rosters(database, clock, passwords, sessions, slips), upload_rate),
        NewAccountsApi(
            GeneratedAccounts(database, clock, passwords, slips),
            users,
            SlipSource(slips, addresses, page_shell.style_address),
            configuration,
        ),
        StaffApi(
            users,
            UserEditing(database, clock, passwords, sessions, events),
            sessions,
            login_codes,
        ),
        WastebasketApi(wastebasket, account_trash),
        RolesApi(Roles(database, clock, sessions)),
        FilesApi(public_files, upload_rate),
        ResumableUploadsApi(resumable_uploads, upload_rate),
        ProblemsApi(bank, catalogue),
        AdminProblemsApi(editing, ProblemCopies(database, clock, problems)),
        DataVersionsApi(data_versions),
        BatchApi(ProblemBatch(database, clock, problems, events), changes.rejudge_for),
        TagsApi(TagEditing(database, clock, bank)),
        DifficultyApi(catalogue, DifficultyEditing(database, clock)),
        LanguageApi(
            LanguageEditing(database, clock, dispatcher.versions, dispatcher.probe_languages)
        ),
        ProgramApi(
            ProgramCheck(dispatcher.compile_check, dispatcher.languages),
            WholeProgramCheck(dispatcher.start_test_run),
        ),
        SolutionsApi(ReferenceSolutions(database, clock), checks),
        CaseFilesApi(CaseFiles(database, blobs, testcases), upload_rate),
        TestCasesApi(testcases, resumable_uploads, upload_rate, clock),
        AttachmentsApi(Attachments(database, clock, blobs, practice), upload_rate),
        NavigationApi(),
        SubmissionsApi(submissions),
        ProgressApi(Progress(database, configuration)),
        TestRunApi(test_runs),
        SubmissionChangesApi(changes, submissions),
        RejudgeApi(previews, rejudges, clock),
        judge_page_api,
        AcceptedCodeApi(AcceptedCodes(database, configuration, problems, practice)),
        DraftsApi(drafts),
        InterchangeApi(imports, resumable_uploads, upload_rate),
        ExportApi(Exports(database, clock, export_source, folder.uploads)),
        RankingsApi(rankings),
        HonorsApi(Honors(database, clock)),
        UserHomeApi(UserHomes(database, clock, configuration)),
        AnnouncementsApi(announcements),
        NoticesApi(notices),
        HomeApi(start_page),
        CarouselApi(Carousel(database, clock, public_files), upload_rate),
        DashboardApi(dashboard),
        ServiceInfoApi(dashboard, clock, folder, settings.server.port, dispatcher),
        DoctorApi(Doctor(database, clock, folder, settings.server.port, dispatcher)),
        BackupsApi(
            Backups(database, clock, folder.backups),
            database,
            clock,
            (dashboard.forget, start_page.forget, rankings.forget),
        ),
        LiveApi(live),
        MetricsApi(metrics, settings.metrics.token),
    ]
    endpoints = [endpoint for api in apis for endpoint in endpoints_of(api)]
    endpoints += endpoints_of(OpenApiApi(endpoints))

    application = build_application(
        WebParts(
            endpoints=endpoints,
            authenticate=sessions.authenticate,
            setup_is_needed=lambda: accounts.setup_is_needed,
            page_shell=page_shell,
            upload_folder=folder.uploads,
            metrics=metrics,
            trusted_proxy=settings.server.trusted_proxy,
        )
    )
    return Appliance(
        settings=settings,
        database=database,
        configuration=configuration,
        sessions=sessions,
        passwords=passwords,
        accounts=accounts,
        mails=mails,
        problems=problems,
        editing=editing,
        live=live,
        dispatcher=dispatcher,
        submissions=submissions,
        submission_changes=changes,
        judging=judging,
        judge_page=judge_page,
        recover_rejudges=lambda: rejudges.recover(previews.resume),
        imports=imports,
        demo_content=DemoContent(database, clock, problems),
        timers=timers,
        state=state,
        application=application,
        endpoints=endpoints,
    )


def judge_slots(settings: Settings) -> int:
    """How many programs are judged at once on this machine, unless staff say otherwise."""
    return settings.judge.slots or slots_for(len(os.sched_getaffinity(0)))


def most_slots(settings: Settings) -> int:
    """How many staff may choose: one for each core (contract admin.md §13)."""
    return max(judge_slots(settings), len(os.sched_getaffinity(0)))
