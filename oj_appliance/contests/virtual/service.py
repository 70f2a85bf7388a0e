"""Use cases of virtual participation (contract contest.md §5)."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.contests import rules
from oj_appliance.contests.boards.ranking import STAR_RANK
from oj_appliance.contests.boards.service import Boards
from oj_appliance.contests.live_events import ContestLiveEvents
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, HintKind, Status
from oj_appliance.contests.virtual.courses import course_of, stopped_at
from oj_appliance.contests.virtual.replay import OWN, ranked_people
from oj_appliance.contests.virtual.replays import Replays
from oj_appliance.contests.virtual.types import VirtualResult, VirtualState, VirtualView
from oj_appliance.errors import ApiError
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged
from oj_appliance.web.guards import Viewer


class VirtualParticipation:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        contests: Contests,
        boards: Boards,
        replays: Replays,
        live: ContestLiveEvents,
    ) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._known = contests.known
        self._boards = boards
        self._replays = replays
        self._live = live

    async def view(self, viewer: Viewer, contest_id: int) -> VirtualView:
        """How the viewer stands to it. Raises contest.missing, group.not_member."""
        contest, now = self._contests.introduced(viewer, contest_id), self._clock.now_ms()
        found = self._known.virtual(contest_id, viewer.uid)
        if found is None or found.started_at is None:
            return VirtualView(VirtualState.NONE, self._refusal(viewer, contest))
        course = course_of(self._known, viewer, contest, now)
        if course is not None:
            return VirtualView(
                VirtualState.RUNNING, started_at=course.started_at, ends_at=course.ends_at
            )
        return VirtualView(
            VirtualState.ENDED,
            refusal="contest.virtual_taken",
            started_at=found.started_at,
            ends_at=stopped_at(contest, found, now),
            result=await self._result(viewer, contest, found),
        )

    async def start(self, viewer: Viewer, contest_id: int) -> VirtualView:
        """Begins now, once for each person and contest; whoever is on the way goes on. Raises
        contest.missing, group.not_member, contest.not_started, contest.group_only,
        contest.register_first, contest.account_rule, contest.virtual_manager,
        contest.virtual_not_ended, contest.virtual_sealed, contest.virtual_taken,
        contest.virtual_disqualified."""
        contest = self._contests.introduced(viewer, contest_id)
        if self._known.virtual(contest_id, viewer.uid) is None:
            self._check_start(viewer, contest)
            await self._begin(viewer, contest)
        if self._contests.course(viewer, contest) is None:
            raise ApiError("contest.virtual_taken")
        return await self.view(viewer, contest_id)

    async def end(self, viewer: Viewer, contest_id: int) -> VirtualView:
        """Hands in before the time is over; what is over stays so. Raises contest.missing,
        group.not_member, contest.virtual_none."""
        contest = self._contests.introduced(viewer, contest_id)
        found = self._known.virtual(contest_id, viewer.uid)
        if found is None:
            raise ApiError("contest.virtual_none")
        if self._contests.course(viewer, contest) is not None:
            now = self._clock.now_ms()
            found = replace(found, handed_in_at=now)
            await self._database.write(put_participation, found, now=now)
            await self._known.put_virtual(found)
            self._tell(contest_id, viewer.uid, HintKind.STATE)
        return await self.view(viewer, contest_id)

    def follow(self, event: SubmissionChanged) -> None:
        """After the commit: the row of whoever submitted virtually is another, for them alone."""
        record = event.record
        if record.place.kind is Kind.VIRTUAL:
            self._tell(record.place.id, record.uid, HintKind.BOARD)

    async def _begin(self, viewer: Viewer, contest: Contest) -> None:
        now = self._clock.now_ms()
        begun = Participation(
            place=contest.place, uid=viewer.account_id, is_virtual=True, started_at=now
        )
        if not await self._database.write(_write_begin, begun, now=now):
            # Another page of the person's was first.
            await self._known.refresh(contest.id)
            return
        await self._known.put_virtual(begun)
        self._tell(contest.id, viewer.uid, HintKind.STATE)

    def _check_start(self, viewer: Viewer, contest: Contest) -> None:
        now = rules.seen_at(viewer, contest, self._clock.now_ms())
        if rules.is_manager(viewer, contest):
            raise ApiError("contest.virtual_manager")
        is_registered = self._known.is_registered(contest.id, viewer.uid)
        rules.check_submitter(contest, viewer, is_registered=is_registered, now=now)
        if rules.status_of(contest, now) is not Status.ENDED:
            raise ApiError("contest.virtual_not_ended")
        # A replay would tell what the organiser still keeps back.
        if rules.is_sealed_for_others(contest, now):
            raise ApiError("contest.virtual_sealed")

    def _refusal(self, viewer: Viewer, contest: Contest) -> str | None:
        try:
            self._check_start(viewer, contest)
        except ApiError as refused:
            return refused.key
        return None

    async def _result(
        self, viewer: Viewer, contest: Contest, found: Participation
    ) -> VirtualResult | None:
        """None where nothing that was submitted counts, or the final board is not to be known."""
        now = self._clock.now_ms()
        is_over = rules.status_of(contest, now) is Status.ENDED
        if not is_over or rules.is_sealed(viewer, contest, force=True, now=now):
            return None
        own = await self._replays.own(contest, found.uid)
        if own is None:
            return None
        replay = await self._replays.whole(contest)
        rows = replay.ranked(own)
        (mine,) = (row for row in rows if row.standing.uid == OWN)
        rank = None if mine.rank == STAR_RANK else mine.rank
        told = replay.row(mine, own, self._boards.names(viewer, contest))
        return VirtualResult(rank, ranked_people(rows), told)

    def _tell(self, contest_id: int, uid: str | None, kind: HintKind) -> None:
        self._live.hint(contest_id, kind, concerns=lambda viewer, contest: viewer.uid == uid)


def _write_begin(begun: Participation, *, now: int) -> bool:
    """Inside the write: False where the person has begun already. Raises
    contest.virtual_disqualified."""
    official = find_participation(begun.place, begun.uid)
    if official is not None and official.disqualified_at is not None:
        raise ApiError("contest.virtual_disqualified")
    if find_participation(begun.place, begun.uid, is_virtual=True) is not None:
        return False
    put_participation(begun, now=now)
    return True
