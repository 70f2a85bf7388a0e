"""What the steps of an import share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

import msgspec

from oj_appliance.accounts.service import Accounts
from oj_appliance.clock import Clock
from oj_appliance.contests.known import KnownContests
from oj_appliance.events import Events
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.files.service import PublicFiles
from oj_appliance.problems.service import ProblemService
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.store import moves, people
from oj_appliance.site_move.systems.system import SystemAdapter
from oj_appliance.site_move.types import Kind, Move, Progress
from oj_appliance.storage.database import Database
from oj_appliance.submissions.transitions import Transitions

FROZEN_PAUSE_S = 5

Item = TypeVar("Item")


class MoveTools(msgspec.Struct, frozen=True):
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
    renew_group: Callable[[int], Awaitable[None]]
    renew_training: Callable[[int], Awaitable[None]]


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

    def person(self, source: str | None) -> str | None:
        """The uid of somebody who has come."""
        return self.targets[Kind.PERSON].get(source or "")

    def group_of(self, source: str | None) -> int | None:
        """The number of a group that has come."""
        target = self.targets[Kind.GROUP].get(source or "")
        return None if target is None else int(target)

    def staff_of(self, source: str | None) -> tuple[str, str]:
        """Uid and name of an owner, who sees everything in what is theirs: staff alone, else
        whoever brings the site. Inside a write."""
        uid = self.person(source)
        standing = people.standing_of(uid) if uid else None
        if uid and standing is not None and standing[1]:
            return uid, standing[0]
        return self.move.author.account_id, self.move.author.username

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
