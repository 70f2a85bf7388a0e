"""Everything that runs, once it is built: how it is brought to life and put to rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web

from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.configuration.service import Configuration
from oj_appliance.data_folder import DataFolder
from oj_appliance.interchange.demo.content import DemoContent
from oj_appliance.interchange.imports.service import Imports
from oj_appliance.judge_desk.service import JudgePage
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.mail.service import Mails
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.service import ProblemService
from oj_appliance.settings import Settings
from oj_appliance.storage.database import Database
from oj_appliance.submissions.changes.service import SubmissionChanges
from oj_appliance.submissions.judging.listener import SubmissionJudging
from oj_appliance.submissions.service import Submissions
from oj_appliance.timers import Timers
from oj_appliance.web.endpoint import Endpoint
from oj_appliance.web.live import LiveHub


@dataclass
class RunState:
    is_stopping: bool = False


@dataclass
class Appliance:
    """Everything that runs, by name; `app.build` ties it together."""

    settings: Settings
    database: Database
    configuration: Configuration
    sessions: Sessions
    passwords: Passwords
    accounts: Accounts
    mails: Mails
    problems: ProblemService
    editing: ProblemEditing
    live: LiveHub
    dispatcher: Dispatcher
    submissions: Submissions
    submission_changes: SubmissionChanges
    judging: SubmissionJudging
    judge_page: JudgePage
    recover_rejudges: Callable[[], Awaitable[None]]
    imports: Imports
    demo_content: DemoContent
    timers: Timers
    state: RunState
    application: web.Application
    endpoints: list[Endpoint]

    async def load(self, *, root_password: str | None = None) -> str | None:
        """Reads what lives in memory; the setup code while there is no administrator."""
        await self.configuration.load()
        await self.mails.load()
        await self.sessions.load()
        return await self.accounts.prepare_setup(root_password)

    async def recover(self) -> None:
        """Before anybody is answered: what an ended server left undone waits again."""
        DataFolder(self.settings.data_folder).forget_uploads()
        await self.imports.recover()
        if self.settings.server.demo:
            await self.demo_content.put(self.configuration.website.language)
        await self.judge_page.load()
        await self.recover_rejudges()
        await self.judging.recover()

    def start_working(self) -> None:
        """The slots, the imports and the timers begin."""
        self.imports.start()
        self.dispatcher.start(self.judging)
        self.mails.start()
        self.timers.start()

    async def stop_working(self) -> None:
        """Takes no more work, and gives what runs a moment to end."""
        self.state.is_stopping = True
        self.timers.stop()
        await self.imports.stop()
        await self.mails.stop()
        await self.dispatcher.stop(self.settings.judge.shutdown_seconds)

    async def close(self) -> None:
        await self.live.close()
        self.passwords.close()
        self.database.close()
