"""The picture of a group (S3 §2.9, contract file.md §1)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.files.service import GROUP_AVATAR, PublicFiles
from oj_appliance.groups import store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group, GroupChanged, GroupDisbanded
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

SIDE_PX = 200  # S3 §9


class GroupAvatars:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        files: PublicFiles,
        events: Events,
        known: KnownGroups,
        groups: Groups,
    ) -> None:
        self._database = database
        self._clock = clock
        self._files = files
        self._events = events
        self._known = known
        self._groups = groups

    async def change(self, viewer: Viewer, gid: int, upload: Path) -> Group:
        """Draws the upload anew as the group's picture; the old one goes. Raises ApiError
        group.missing, group.not_allowed, file.bad_type, file.no_space."""
        self._groups.check_root(viewer, gid)
        content = await asyncio.to_thread(upload.read_bytes)
        saved = await asyncio.to_thread(
            self._files.save_avatar,
            content,
            uid=viewer.account_id,
            side=SIDE_PX,
            kind=GROUP_AVATAR,
        )
        old = await self._database.write(self._write, gid, saved.link)
        if old is not None:
            await asyncio.to_thread(self._files.unlink, old)
        await self._known.refresh(gid)
        group = self._groups.check(viewer, gid)
        self._events.announce(GroupChanged(group))
        return group

    def _write(self, gid: int, link: str) -> str | None:
        """The file name of the old one."""
        group = store.group(gid)
        if group is None:
            raise ApiError("group.missing")
        store.set_avatar(gid, link, now=self._clock.now_ms())
        return self._files.forget_avatar(group.avatar, GROUP_AVATAR) if group.avatar else None

    def forget(self, event: GroupDisbanded) -> None:
        """Listens to GroupDisbanded, inside the write."""
        if event.group.avatar is not None:
            self._files.forget_avatar(event.group.avatar, GROUP_AVATAR)

    def unlink(self, event: GroupDisbanded) -> None:
        """Listens to GroupDisbanded, after the commit."""
        if event.group.avatar is not None:
            self._files.unlink(event.group.avatar.rpartition("/")[2])
