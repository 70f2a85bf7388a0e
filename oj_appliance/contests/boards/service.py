"""Use cases of boards (contract scoreboard.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.clock import Clock
from oj_appliance.contests.boards.kept import Order
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.table import BoardTable
from oj_appliance.contests.boards.types import Names, ProblemCount, View, view_of
from oj_appliance.contests.rules import is_manager, is_sealed, status_of
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, ShownName, Status
from oj_appliance.contests.virtual.courses import Course
from oj_appliance.contests.virtual.replay import OWN
from oj_appliance.contests.virtual.replays import Replays
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import LARGEST_LIMIT, Window

EVERYTHING = Window(1, LARGEST_LIMIT)
Rows = tuple[list[msgspec.Raw], int]


class BoardQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a reader asks for. `followed` are uids, `externals` contests whose records are taken in
    as if they were of this one."""

    contest_id: int
    window: Window = EVERYTHING
    is_forced: bool = False
    without_stars: bool = False
    followed: frozenset[str] = frozenset()
    keyword: str = ""
    with_late: bool = False
    externals: tuple[int, ...] = ()


class Boards:
    def __init__(
        self,
        clock: Clock,
        names: ShownNames,
        contests: Contests,
        memory: BoardMemory,
        replays: Replays,
    ) -> None:
        self._clock = clock
        self._shown_names = names
        self._contests = contests
        self._memory = memory
        self._replays = replays

    async def inside(self, viewer: Viewer, asked: BoardQuestion) -> Rows:
        """Rows as they are answered, one's own first, and how many there are. Raises as
        contests.rules.check_entry."""
        contest = self._contests.entered(viewer, asked.contest_id)
        view = self._view(viewer, contest, asked)
        if (course := self._contests.course(viewer, contest)) is not None:
            return await self._replayed(viewer, contest, course, asked, is_inside=True)
        order = await self._merged(viewer, contest, asked, view)
        if order is None:
            order = (await self._memory.board(contest.id)).inside(view)
        return self._slice(viewer, contest, asked, order, own=viewer.uid)

    async def outside(self, viewer: Viewer, asked: BoardQuestion) -> Rows:
        """The same for everybody, and some seconds old. Raises contest.missing,
        contest.group_only, board.closed, board.preparing."""
        contest = self._open(self._contests.seen_outside(viewer, asked.contest_id))
        view = self._view(viewer, contest, asked)
        if (course := self._contests.course(viewer, contest)) is not None:
            return await self._replayed(viewer, contest, course, asked, is_inside=False)
        order = await self._merged(viewer, contest, asked, view)
        if order is None:
            board = await self._memory.board(contest.id)
            is_fresh = asked.is_forced and is_manager(viewer, contest)
            order = board.inside(view) if is_fresh else board.outside(view)
        return self._slice(viewer, contest, asked, order, own=None)

    async def table(self, viewer: Viewer, asked: BoardQuestion) -> BoardTable:
        """The whole board, for managers. Raises contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, asked.contest_id)
        board = await self._memory.board(contest.id)
        order = board.inside(self._view(viewer, contest, asked))
        return order.table(self.names(viewer, contest), without_stars=asked.without_stars)

    def head_outside(self, contest_id: int) -> Contest:
        """A contest whose board everybody may look at. Raises contest.missing (404), board.closed,
        board.preparing."""
        contest = self._contests.known.find(contest_id)
        if contest is None or (contest.group_id is None and not contest.visible):
            raise ApiError("contest.missing", status=404)
        if not contest.visible:
            raise ApiError("board.closed")
        return self._open(contest)

    async def problem_counts(
        self, viewer: Viewer, contest: Contest, *, with_late: bool = False
    ) -> dict[int, ProblemCount]:
        """By problem, as the viewer may know them (contract contest.md, get-contest-problem);
        problems without submissions are left out."""
        if (course := self._contests.course(viewer, contest)) is not None:
            return (await self._replays.as_seen(contest, course, self._clock.now_ms())).counts()
        is_behind = is_sealed(viewer, contest, force=True, now=self._clock.now_ms())
        view = view_of(
            # Guests never see behind a seal, not even when it is open.
            is_sealed=is_behind or (viewer.is_guest and contest.seal_rank),
            with_late=with_late and contest.allow_end_submit,
        )
        return (await self._memory.board(contest.id)).counts(view)

    async def _replayed(
        self,
        viewer: Viewer,
        contest: Contest,
        course: Course,
        asked: BoardQuestion,
        *,
        is_inside: bool,
    ) -> Rows:
        """The board as it stood so long after the start, with the viewer's own virtual row."""
        replay = await self._replays.as_seen(contest, course, self._clock.now_ms())
        own = await self._replays.own(contest, course.uid)
        ready = replay.ready(self.names(viewer, contest), own, without_stars=asked.without_stars)
        return ready.slice(
            own=OWN if is_inside else None,
            followed=asked.followed,
            keyword=asked.keyword,
            offset=asked.window.offset,
            limit=asked.window.limit,
        )

    def _open(self, contest: Contest) -> Contest:
        if not contest.open_rank:
            raise ApiError("board.closed")
        if status_of(contest, self._clock.now_ms()) is Status.SCHEDULED:
            raise ApiError("board.preparing")
        return contest

    def _view(self, viewer: Viewer, contest: Contest, asked: BoardQuestion) -> View:
        now = self._clock.now_ms()
        return view_of(
            is_sealed=is_sealed(viewer, contest, force=asked.is_forced, now=now),
            with_late=asked.with_late and contest.allow_end_submit,
        )

    async def _merged(
        self, viewer: Viewer, contest: Contest, asked: BoardQuestion, view: View
    ) -> Order | None:
        """With the records of other contests, for whoever manages them all; None where none is
        asked for."""
        if not asked.externals:
            return None
        others = [
            each
            for each in dict.fromkeys(asked.externals)
            if each != contest.id and self._manages(viewer, each)
        ]
        if not others or not is_manager(viewer, contest):
            return None
        elapsed_s = max(0, self._clock.now_ms() - contest.start_time) // 1000
        return await self._memory.merged(contest.id, others, view, until_second=elapsed_s)

    def _manages(self, viewer: Viewer, contest_id: int) -> bool:
        contest = self._contests.known.find(contest_id)
        return contest is not None and is_manager(viewer, contest)

    def _slice(
        self,
        viewer: Viewer,
        contest: Contest,
        asked: BoardQuestion,
        order: Order,
        *,
        own: str | None,
    ) -> Rows:
        ready = order.ready(self.names(viewer, contest), without_stars=asked.without_stars)
        return ready.slice(
            own=own,
            followed=asked.followed,
            keyword=asked.keyword,
            offset=asked.window.offset,
            limit=asked.window.limit,
        )

    def names(self, viewer: Viewer, contest: Contest) -> Names:
        """The organiser chooses by which name a contest shows people; of the other names readers
        are told as everywhere, and managers all."""
        shown, manages = contest.rank_show_name, is_manager(viewer, contest)
        tells_nicknames = shown == ShownName.NICKNAME or self._shown_names.shows_nicknames(viewer)
        return Names(
            shown=shown,
            shows_nickname=manages or tells_nicknames,
            shows_realname=manages or shown == ShownName.REALNAME,
        )
