"""What the steps of an import share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from oj_appliance.accounts.service import Accounts
from oj_appliance.clock import Clock
from oj_appliance.contests.known import KnownContests
from oj_appliance.events import Events
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.files.service import PublicFiles
from oj_appliance.problems.service import ProblemService
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.store import moves
from oj_appliance.site_move.systems.system import SystemAdapter
from oj_appliance.site_move.types import Kind, Move, Progress
from oj_appliance.storage.database import Database
from oj_appliance.submissions.transitions import Transitions

FROZEN_PAUSE_S = 5

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class MoveTools:
    """What every import works with."""

    database: Database
    clock: Clock
    events: Events
    accounts: Accounts
    problems: ProblemService
    files: PublicFiles
    transitions: Transitions
    contests: KnownContests
    freeze: ExamFreeze


@dataclass(slots=True)
class Import:
    """One import on its way. `taken` counts what came, by kind, and what was refused; `targets`
    are ours by their sources, of all kinds but submissions."""

    tools: MoveTools
    move: Move
    adapter: SystemAdapter
    files: SiteFiles
    taken: dict[str, int] = field(default_factory=dict)
    targets: dict[Kind, dict[str, str]] = field(default_factory=dict)
    seen: int = 0

    @property
    def site(self) -> str:
        return f"{self.move.wish.system}:{self.move.wish.site}"

    def count(self, name: str, number: int = 1) -> None:
        self.taken[name] = self.taken.get(name, 0) + number

    def found(self, kind: Kind) -> int:
        """How many there are, as the dry run counted."""
        report = self.move.report
        amounts = () if report is None else report.amounts
        return next((each.found for each in amounts if each.kind is kind), 0)

    def write_progress(self, kind: Kind, now: int) -> None:
        """Inside the write of what it tells."""
        progress = Progress(kind, min(self.seen, self.found(kind)), self.found(kind))
        moves.set_progress(self.move.key, progress, self.taken, now=now)

    async def batches(self, items: Iterator[Item], size: int) -> AsyncIterator[tuple[Item, ...]]:
        """Read in a thread; while an exam is written, the next one waits."""
        self.seen = 0
        while batch := await asyncio.to_thread(_next(items, size)):
            while self.tools.freeze.is_exam_frozen():  # noqa: ASYNC110 - its end tells nobody
                await asyncio.sleep(FROZEN_PAUSE_S)
            yield batch
            self.seen += len(batch)


def _next(items: Iterator[Item], size: int) -> Callable[[], tuple[Item, ...]]:
    return lambda: tuple(islice(items, size))
