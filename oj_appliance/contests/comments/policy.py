"""Who may do what with the comments of a contest (contract discussion.md §3, §4; S2 §2)."""

from __future__ import annotations

from collections.abc import Collection

from oj_appliance.clock import Clock
from oj_appliance.comments.policy import closed
from oj_appliance.comments.types import Act, OpenSource, Rights
from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import check_entry, is_manager, organisers, seen_at, status_of
from oj_appliance.contests.types import Contest, Status
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer


class ContestCommentPolicy:
    """Whoever may enter the contest may read and write. While it runs, participants see what they
    wrote themselves, and what root, the contest's creator and the roots of its group wrote."""

    def __init__(self, known: KnownContests, clock: Clock, configuration: Configuration) -> None:
        self._known = known
        self._clock = clock
        self._configuration = configuration

    async def rights(self, viewer: Viewer, source_id: int, act: Act) -> Rights:
        """Raises switch.discussion_closed, and as entering the contest does."""
        if not self._configuration.website.openContestComment:
            raise closed(act)
        return self._rights(viewer, self._entered(viewer, source_id))

    async def opened(self, viewer: Viewer, source_ids: Collection[int]) -> dict[int, OpenSource]:
        found = {}
        for number in source_ids:
            try:
                contest = self._entered(viewer, number)
            except ApiError:
                continue
            address = f"/contest/{number}/comment"
            found[number] = OpenSource(contest.title, address, self._rights(viewer, contest))
        return found if self._configuration.website.openContestComment else {}

    def _entered(self, viewer: Viewer, source_id: int) -> Contest:
        return check_entry(
            self._known.find(source_id),
            viewer,
            is_registered=self._known.is_registered(source_id, viewer.uid),
            now=self._clock.now_ms(),
        )

    def _rights(self, viewer: Viewer, contest: Contest) -> Rights:
        sees, manages = self.sees(viewer, contest), is_manager(viewer, contest)
        return Rights(
            sees=sees, may_answer_all=manages, may_delete_all=manages, may_be_private=manages
        )

    def sees(self, viewer: Viewer, contest: Contest) -> frozenset[str] | None:
        """By uid, whose words the viewer sees besides root's; None = everybody's."""
        now = seen_at(viewer, contest, self._clock.now_ms())
        is_running = status_of(contest, now) is Status.RUNNING
        if is_manager(viewer, contest) or not is_running:
            return None
        return organisers(contest) | ({viewer.uid} if viewer.uid is not None else set())
