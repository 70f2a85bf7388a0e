"""Announcements of groups: members read, admins write, each their own; group roots all (contract
group.md §3)."""

from __future__ import annotations

from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class GroupAnnouncements:
    def __init__(self, announcements: Announcements, groups: Groups) -> None:
        self._announcements = announcements
        self._groups = groups

    async def shown(
        self, viewer: Viewer, gid: int, window: Window
    ) -> tuple[list[AnnouncementRecord], int]:
        """Newest first. Raises ApiError group.missing, group.not_member."""
        self._groups.check_member(viewer, gid)
        return await self._announcements.shown(window, group_id=gid)

    async def all(
        self, viewer: Viewer, gid: int, window: Window
    ) -> tuple[list[AnnouncementRecord], int]:
        """Hidden ones too. Raises ApiError group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return await self._announcements.all(window, group_id=gid)

    async def create(self, actor: Actor, gid: int, draft: AnnouncementDraft) -> None:
        """Raises as `all`, and as announcements do."""
        self._groups.check_admin(actor.viewer, gid)
        await self._announcements.create(actor, draft, group_id=gid)

    async def update(
        self, actor: Actor, announcement_id: int, draft: AnnouncementDraft, read_at: int | None
    ) -> None:
        """`read_at` as for announcements. Raises ApiError announcement.missing,
        group.not_group_object, group.missing, group.not_allowed."""
        gid = await self._writable(actor.viewer, announcement_id)
        await self._announcements.update(
            actor, announcement_id, draft, read_at=read_at, group_id=gid
        )

    async def delete(self, actor: Actor, announcement_id: int) -> None:
        """Raises as `update`."""
        gid = await self._writable(actor.viewer, announcement_id)
        await self._announcements.delete(actor, announcement_id, group_id=gid)

    async def _writable(self, viewer: Viewer, announcement_id: int) -> int:
        """The group's number. An author who is no longer an admin there writes nothing."""
        stored = await self._announcements.any(announcement_id)
        if stored.group_id is None or stored.contest_id is not None:
            raise ApiError("group.not_group_object")
        self._groups.check_admin(viewer, stored.group_id)
        if stored.uid != viewer.uid:
            self._groups.check_root(viewer, stored.group_id)
        return stored.group_id
