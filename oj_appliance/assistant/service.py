"""Use cases of whoever asks: what may be sent, the answer as it comes, and the record of both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from datetime import datetime, time
from functools import partial
from zoneinfo import ZoneInfo

from oj_appliance.assistant import prompts, rules, store
from oj_appliance.assistant.access import AssistantAccess
from oj_appliance.assistant.provider.client import stream
from oj_appliance.assistant.settings import AssistantSettings
from oj_appliance.assistant.types import (
    AiAction,
    AssistantConfig,
    Exchange,
    Question,
    State,
    Wanted,
)
from oj_appliance.assistant.watching import ReaderGoneError, watched
from oj_appliance.clock import Clock, day_of
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, BusyError, Language
from oj_appliance.places.practice import PRACTISED
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window

MINUTE_MS = 60_000
_SHUT = ("ai.contest_running", "ai.closed")


class Assistant:
    """`is_stopping` tells that the server takes no more work."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        access: AssistantAccess,
        settings: AssistantSettings,
        catalogue: ProblemCatalogue,
        submissions: Submissions,
        is_stopping: Callable[[], bool],
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._access = access
        self._settings = settings
        self._catalogue = catalogue
        self._submissions = submissions
        self._is_stopping = is_stopping
        # Who is being answered.
        self._asking: set[str] = set()

    # -- what may be asked

    async def about_problem(
        self, viewer: Viewer, reference: int | str, language: Language
    ) -> Question:
        """Raises ai.closed, ai.contest_running, problem.missing, problem.not_visible,
        ai.not_program."""
        self._access.check_open()
        problem = await self._problem(viewer, reference)
        action = AiAction.EXPLAIN_PROBLEM
        messages = prompts.messages_for(action, language, self._settings.rule, problem, None)
        return Question(action, problem.id, None, messages)

    async def about_submission(
        self, viewer: Viewer, action: AiAction, submission_id: int, language: Language
    ) -> Question:
        """Raises as `about_problem`, submission.missing, submission.not_owner, ai.bad_status,
        ai.code_hidden."""
        self._access.check_open()
        detail = await self._submissions.detail(viewer, submission_id)
        record = detail.record
        if record.uid != viewer.uid:
            raise ApiError("submission.not_owner")
        if record.place.kind not in PRACTISED:
            raise ApiError("ai.contest_running")
        if record.problem_id is None:
            raise ApiError("problem.missing", status=404)
        problem = await self._problem(viewer, record.problem_id)
        rules.check_status(action, record.status)
        # The code's mark is told where the code itself is.
        if detail.fingerprint is None:
            raise ApiError("ai.code_hidden")
        messages = prompts.messages_for(action, language, self._settings.rule, problem, detail)
        return Question(action, problem.id, submission_id, messages)

    async def _problem(self, viewer: Viewer, reference: int | str) -> ProblemRecord:
        problem = await self._catalogue.practised(viewer, reference)
        await self._access.check(viewer, problem.id)
        if problem.type == ProblemType.OBJECTIVE:
            raise ApiError("ai.not_program")
        return problem

    # -- the answer

    async def answer(
        self, viewer: Viewer, question: Question, is_gone: Callable[[], bool]
    ) -> AsyncGenerator[str]:
        """Piece by piece; "" where nothing came for a while. Raises ai.busy, ai.crowded, http.busy,
        ai.too_fast, ai.day_limit, ai.site_limit, ai.contest_running, ReaderGoneError, and what
        `stream` raises."""
        uid = viewer.account_id
        if uid in self._asking:
            raise ApiError("ai.busy")
        if len(self._asking) >= rules.MOST_AT_ONCE:
            raise ApiError("ai.crowded")
        self._asking.add(uid)
        try:
            look = partial(self._look, viewer, question.problem_id, is_gone)
            async with aclosing(self._recorded(uid, question, look)) as pieces:
                async for piece in pieces:
                    yield piece
        finally:
            self._asking.discard(uid)

    async def _look(self, viewer: Viewer, problem_id: int, is_gone: Callable[[], bool]) -> None:
        if is_gone():
            raise ReaderGoneError
        if self._is_stopping():
            raise BusyError
        self._access.check_open()
        await self._access.check(viewer, problem_id)

    async def _recorded(
        self, uid: str, question: Question, look: Callable[[], Awaitable[None]]
    ) -> AsyncGenerator[str]:
        config, key = await self._settings.provider()
        began = self._clock.now_ms()
        number = await self._database.write(self._begin, uid, question, config, began)
        kept: list[str] = []
        left, state = rules.LONGEST_ANSWER, State.CANCELLED
        source = stream(config, key, question.messages)
        try:
            async with aclosing(watched(source, look, whole_s=config.wholeSeconds)) as pieces:
                async for piece in pieces:
                    kept.append(piece[:left])
                    yield piece[:left]
                    left -= len(piece)
                    if left < 0:
                        raise ApiError("ai.cut")
            if not any(kept):
                raise ApiError("ai.garbled")
            state = State.DONE
        except ApiError as error:
            state = _state_of(error)
            raise
        finally:
            await asyncio.shield(self._finish(number, state, "".join(kept), began))

    def _begin(self, uid: str, question: Question, config: AssistantConfig, now: int) -> int:
        """Inside the write that counts what was asked before, lest two pass at once."""
        zone = ZoneInfo(self._configuration.website.timezone)
        midnight = datetime.combine(day_of(now, zone), time(), zone)
        day = round(midnight.timestamp() * 1000)
        minute, today = store.asked_since(uid, minute=now - MINUTE_MS, day=day)
        site = store.answered_since(day)
        rules.check_quota(config, minute=minute, day=today, site=site)
        asked = prompts.as_text(question.messages)
        return store.insert(uid, question, config.model, asked, now=now)

    async def _finish(self, number: int, state: State, answer: str, began: int) -> None:
        now = self._clock.now_ms()
        await self._database.write(
            store.finish, number, state, answer, ms=max(0, now - began), now=now
        )

    # -- what was asked before

    async def own_exchanges(self, viewer: Viewer, window: Window) -> tuple[list[Exchange], int]:
        """Also while it is switched off. Raises ai.contest_running."""
        await self._access.check(viewer)
        wanted = Wanted(uid=viewer.account_id)
        return await self._database.read(
            store.page, wanted, limit=window.limit, offset=window.offset
        )

    async def recover(self) -> None:
        await self._database.write(store.end_all_running, now=self._clock.now_ms())

    async def erase_old(self) -> None:
        """What is older than 90 days."""
        await self._database.write(store.erase_before, self._clock.now_ms() - rules.KEPT_MS)


def _state_of(error: ApiError) -> State:
    if error.key in _SHUT:
        return State.CLOSED
    return State.CUT if error.key == "ai.cut" else State.FAILED
