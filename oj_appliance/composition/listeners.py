"""Who hears what: the only place where both ends of an event are known."""

from __future__ import annotations

from oj_appliance.accounts.types import (
    AccountRemoved,
    AccountRenamed,
    AccountRoleChanged,
    AccountsAdded,
)
from oj_appliance.announcements.live_events import AnnouncementLiveEvents
from oj_appliance.announcements.types import AnnouncementShown
from oj_appliance.audit.settings_listener import record_mails, record_settings
from oj_appliance.composition.problems import ProblemParts
from oj_appliance.composition.rejudging import RejudgingParts
from oj_appliance.composition.submissions import SubmissionParts
from oj_appliance.configuration.types import SettingsChanged
from oj_appliance.events import Events
from oj_appliance.judge_desk.live import JudgeLiveEvents
from oj_appliance.mail.types import KeptMailsDeleted
from oj_appliance.messages.newcomers import give_notices
from oj_appliance.messages.role_notices import tell_of_role
from oj_appliance.problems.types.problem import ProblemChanged, ProblemRemoved, ProblemRenamed
from oj_appliance.submissions import account_listener
from oj_appliance.submissions.live_events import SubmissionLiveEvents
from oj_appliance.submissions.types import JudgeChanged, SubmissionChanged, SubmissionMoved
from oj_appliance.web.live import LiveHub


def listen_in_transactions(
    events: Events, problems: ProblemParts, submissions: SubmissionParts
) -> None:
    events.subscribe(SettingsChanged, record_settings)
    events.subscribe(KeptMailsDeleted, record_mails)
    events.subscribe(AccountsAdded, give_notices)
    events.subscribe(AccountRoleChanged, tell_of_role)
    events.subscribe(ProblemRenamed, submissions.service.follow_rename)
    events.subscribe(AccountRenamed, account_listener.follow_rename)
    events.subscribe(AccountRenamed, problems.service.follow_rename)
    events.subscribe(SubmissionMoved, submissions.derived.follow_move)
    events.subscribe(AccountsAdded, submissions.derived.begin_accounts)
    events.subscribe(AccountRemoved, submissions.derived.forget_account)
    events.subscribe(ProblemRemoved, submissions.derived.forget_problem)


def listen_after_commits(
    events: Events, submissions: SubmissionParts, rejudging: RejudgingParts, live: LiveHub
) -> None:
    judge_live = JudgeLiveEvents(live, rejudging.judge_page_api.answer)
    events.on_commit(ProblemChanged, submissions.service.forget_changed)
    events.on_commit(SubmissionChanged, SubmissionLiveEvents(live, submissions.service).tell)
    events.on_commit(JudgeChanged, judge_live.tell)
    events.on_commit(SubmissionChanged, judge_live.tell)
    events.on_commit(AnnouncementShown, AnnouncementLiveEvents(live).tell)
