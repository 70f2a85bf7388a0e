"""Tells listeners of a contest that its board has moved: at most once a second, and only those
whose own view of it did, so that nothing behind a seal is felt."""

from __future__ import annotations

import asyncio

from oj_appliance.clock import Clock
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.types import View
from oj_appliance.contests.live_events import ContestLiveEvents
from oj_appliance.contests.rules import is_manager, is_sealed_for_others
from oj_appliance.contests.types import Contest, HintKind
from oj_appliance.submissions.types import SubmissionChanged
from oj_appliance.web.guards import Viewer

PAUSE_S = 1.0


class BoardNews:
    def __init__(self, memory: BoardMemory, live: ContestLiveEvents, clock: Clock) -> None:
        self._memory = memory
        self._live = live
        self._clock = clock
        self._moved: dict[int, set[View]] = {}
        self._pauses: dict[int, asyncio.TimerHandle] = {}

    def follow(self, event: SubmissionChanged) -> None:
        """Listens to it, after the commit."""
        moved = self._memory.follow(event.record)
        if not moved:
            return
        contest_id = event.record.place.id
        self._moved.setdefault(contest_id, set()).update(moved)
        if contest_id not in self._pauses:
            self._tell(contest_id)

    def stop(self) -> None:
        for pause in self._pauses.values():
            pause.cancel()

    def _tell(self, contest_id: int) -> None:
        """And once more after the pause, if more has moved by then."""
        moved = self._moved.pop(contest_id, None)
        self._pauses.pop(contest_id, None)
        if moved is None:
            return
        now = self._clock.now_ms()

        def concerns(viewer: Viewer, contest: Contest) -> bool:
            if is_manager(viewer, contest):
                return True
            is_sealed = is_sealed_for_others(contest, now)
            return any(view.is_sealed == is_sealed for view in moved)

        self._live.hint(contest_id, HintKind.BOARD, concerns=concerns)
        loop = asyncio.get_running_loop()
        self._pauses[contest_id] = loop.call_later(PAUSE_S, self._tell, contest_id)
