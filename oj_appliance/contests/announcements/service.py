"""Announcements of contests: participants read, whoever manages the contest writes (contract
contest.md §3, admin.md §12, group.md §6)."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord
from oj_appliance.clock import Clock
from oj_appliance.contests.administration.offices import SITE, Office
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import check_entry
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

ALL = Window(1, 500)


class ContestAnnouncements:
    def __init__(
        self,
        announcements: Announcements,
        known: KnownContests,
        clock: Clock,
        office: Office = SITE,
    ) -> None:
        self._announcements = announcements
        self._known = known
        self._clock = clock
        self._office = office

    async def shown(
        self, viewer: Viewer, contest_id: int, window: Window
    ) -> tuple[list[AnnouncementRecord], int]:
        """Newest first. Raises as entering the contest does."""
        self._enter(viewer, contest_id)
        return await self._announcements.shown(window, contest_id)

    async def unread(
        self, viewer: Viewer, contest_id: int, read: Sequence[int]
    ) -> list[AnnouncementRecord]:
        """Those that are not named as read; none for whoever may not enter: the page asks each
        minute, whatever has become of the contest."""
        try:
            self._enter(viewer, contest_id)
        except ApiError:
            return []
        rows, _ = await self._announcements.shown(ALL, contest_id)
        known = frozenset(read)
        return [row for row in rows if row.id not in known]

    async def all(
        self, viewer: Viewer, contest_id: int, window: Window
    ) -> tuple[list[AnnouncementRecord], int]:
        """Hidden ones too. Raises as the office's `checked` and
        `check_editor`."""
        self._check_editor(viewer, contest_id)
        return await self._announcements.all(window, contest_id)

    async def create(self, actor: Actor, contest_id: int, draft: AnnouncementDraft) -> None:
        """Raises as `all`, and as announcements do."""
        self._check_editor(actor.viewer, contest_id)
        await self._announcements.create(actor, draft, contest_id)

    async def update(
        self,
        actor: Actor,
        contest_id: int,
        announcement_id: int,
        draft: AnnouncementDraft,
        read_at: int | None,
    ) -> None:
        """`read_at` as for announcements. Raises as `create`."""
        self._check_editor(actor.viewer, contest_id)
        await self._announcements.update(actor, announcement_id, draft, contest_id, read_at=read_at)

    async def delete(
        self, actor: Actor, announcement_id: int, contest_id: int | None = None
    ) -> None:
        """With `contest_id` one of this contest alone. Raises delete.failed for one that is of no
        contest, announcement.missing (404) of another, and as `all`."""
        found = await self._announcements.contest_of(announcement_id)
        if contest_id is not None:
            self._check_editor(actor.viewer, contest_id)
            if found != contest_id:
                raise ApiError("announcement.missing", status=404)
        if found is None:
            raise ApiError("delete.failed")
        contest_id = found
        self._check_editor(actor.viewer, contest_id)
        await self._announcements.delete(actor, announcement_id, contest_id)

    def _enter(self, viewer: Viewer, contest_id: int) -> None:
        check_entry(
            self._known.find(contest_id),
            viewer,
            is_registered=self._known.is_registered(contest_id, viewer.uid),
            now=self._clock.now_ms(),
        )

    def _check_editor(self, viewer: Viewer, contest_id: int) -> None:
        contest = self._office.checked(self._known.find(contest_id))
        self._office.check_editor(viewer, contest)
