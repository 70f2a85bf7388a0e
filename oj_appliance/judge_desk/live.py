"""Live topic admin:judge: the queue's object, at most once a second (contract 00-conventions
§9.2)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from oj_appliance.submissions.types import (
    JudgeChanged,
    SubmissionChanged,
    SubmissionProgressed,
)
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

log = logging.getLogger(__name__)

TOPIC = "admin:judge"
PAUSE_S = 1


class JudgeLiveEvents:
    """`answer` is what the page's call answers."""

    def __init__(self, live: LiveHub, answer: Callable[[], Awaitable[object]]) -> None:
        self._live = live
        self._answer = answer
        self._task: asyncio.Task[None] | None = None
        prefix, _, self._rest = TOPIC.partition(":")
        live.register(prefix, self._may_hear)

    def _may_hear(self, viewer: Viewer, rest: str) -> bool:
        return viewer.is_staff and rest == self._rest

    def tell(self, event: JudgeChanged | SubmissionChanged | SubmissionProgressed) -> None:
        """Listens to them all, after the commit. News of one second travel together."""
        if self._task is None and self._live.has_listeners(TOPIC):
            self._task = asyncio.create_task(self._send(), name="judge-live")

    async def _send(self) -> None:
        await asyncio.sleep(PAUSE_S)
        self._task = None
        try:
            answer = await self._answer()
        except Exception:
            log.exception("the state of the judge could not be told")
            return
        self._live.send(TOPIC, lambda viewer: answer)
