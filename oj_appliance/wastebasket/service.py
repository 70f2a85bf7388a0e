"""One wastebasket for both kinds of things; each domain keeps its own."""

from __future__ import annotations

from oj_appliance.accounts.wastebasket.service import AccountWastebasket
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.problems.wastebasket.service import ProblemWastebasket
from oj_appliance.wastebasket.types import Entry, TrashKind
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window

KEPT_MS = 30 * 86_400_000  # contract admin.md §20
LONGEST_PID = 15  # digits; more are no id


class Wastebasket:
    def __init__(
        self,
        clock: Clock,
        accounts: AccountWastebasket,
        problems: ProblemWastebasket,
        freeze: ExamFreeze,
    ) -> None:
        self._freeze = freeze
        self._clock = clock
        self._accounts = accounts
        self._problems = problems

    async def page(self, kind: TrashKind, keyword: str, window: Window) -> tuple[list[Entry], int]:
        """Newest first, and how many there are."""
        if kind is TrashKind.USER:
            accounts, total = await self._accounts.page(keyword, window)
            return [
                Entry(
                    kind, each.uid, each.username, each.realname, each.deleted_by, each.deleted_at
                )
                for each in accounts
            ], total
        problems, total = await self._problems.page(keyword, window)
        return [
            Entry(kind, str(each.id), each.problem_id, each.title, each.deleted_by, each.deleted_at)
            for each in problems
        ], total

    async def restore(self, kind: TrashKind, entry_id: str, actor: Actor) -> str:
        """The name under which it is there again. Raises trash.missing."""
        if kind is TrashKind.USER:
            return await self._accounts.restore(entry_id, actor)
        return await self._problems.restore(_pid(entry_id), actor=actor)

    async def remove(self, kind: TrashKind, entry_id: str, actor: Actor) -> None:
        """For ever. Raises trash.missing, exam.frozen."""
        self._freeze.check()
        if kind is TrashKind.USER:
            await self._accounts.remove(entry_id, actor)
        else:
            await self._problems.remove(_pid(entry_id), actor=actor)

    async def remove_old(self) -> None:
        """What has lain here for its time goes for ever, in a night without an exam."""
        if self._freeze.is_exam_frozen():
            return
        before = self._clock.now_ms() - KEPT_MS
        await self._accounts.remove_older_than(before)
        await self._problems.remove_older_than(before)


def _pid(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_PID):
        raise ApiError("trash.missing")
    return int(text)
