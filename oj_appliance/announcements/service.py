"""Use cases of announcements: reading and writing, each change audited.

Without a contest or a group they are the site's. Who may read and write is asked by whoever
calls."""

from __future__ import annotations

from dataclasses import asdict

from oj_appliance.announcements import rules, store
from oj_appliance.announcements.types import (
    AnnouncementDraft,
    AnnouncementRecord,
    AnnouncementShown,
    Status,
)
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window


class Announcements:
    def __init__(self, database: Database, clock: Clock, events: Events) -> None:
        self._database = database
        self._clock = clock
        self._events = events

    async def shown(
        self, window: Window, contest_id: int | None = None, *, group_id: int | None = None
    ) -> tuple[list[AnnouncementRecord], int]:
        """The visible ones, newest first, and how many there are."""
        return await self._database.read(
            store.page,
            contest_id,
            status=Status.VISIBLE,
            limit=window.limit,
            offset=window.offset,
            group_id=group_id,
        )

    async def one(self, announcement_id: int) -> AnnouncementRecord:
        """A visible one of the site. Raises announcement.missing, of a hidden one too."""
        found = await self._database.read(store.find, None, announcement_id)
        if found is None or found.status != Status.VISIBLE:
            raise ApiError("announcement.missing", status=404)
        return found

    async def all(
        self, window: Window, contest_id: int | None = None, *, group_id: int | None = None
    ) -> tuple[list[AnnouncementRecord], int]:
        return await self._database.read(
            store.page,
            contest_id,
            status=None,
            limit=window.limit,
            offset=window.offset,
            group_id=group_id,
        )

    async def contest_of(self, announcement_id: int) -> int | None:
        """None for one of the site, and for none."""
        return await self._database.read(store.contest_of, announcement_id)

    async def any(self, announcement_id: int) -> AnnouncementRecord:
        """Of whatever it is. Raises announcement.missing."""
        found = await self._database.read(store.find_any, announcement_id)
        if found is None:
            raise ApiError("announcement.missing")
        return found

    async def create(
        self,
        actor: Actor,
        draft: AnnouncementDraft,
        contest_id: int | None = None,
        *,
        group_id: int | None = None,
    ) -> None:
        """Raises content.empty, content.too_long, param.bad."""
        rules.check_draft(draft)
        now = self._clock.now_ms()
        self._tell(await self._database.write(_insert, actor, contest_id, group_id, draft, now))

    async def update(
        self,
        actor: Actor,
        announcement_id: int,
        draft: AnnouncementDraft,
        contest_id: int | None = None,
        *,
        read_at: int | None = None,
        group_id: int | None = None,
    ) -> None:
        """`read_at` is the gmtModified that the editor saw (epoch ms). Raises as `create`, and
        announcement.missing, edit.conflict."""
        now = self._clock.now_ms()
        self._tell(
            await self._database.write(
                _update, actor, (contest_id, group_id), announcement_id, draft, read_at, now
            )
        )

    async def delete(
        self,
        actor: Actor,
        announcement_id: int,
        contest_id: int | None = None,
        *,
        group_id: int | None = None,
    ) -> None:
        """Raises delete.failed when there is none."""
        now = self._clock.now_ms()
        await self._database.write(_delete, actor, (contest_id, group_id), announcement_id, now)

    def _tell(self, saved: AnnouncementRecord) -> None:
        if saved.status == Status.VISIBLE:
            self._events.announce(
                AnnouncementShown(
                    saved.id, saved.contest_id, saved.title, saved.updated_at, saved.group_id
                )
            )


def forget_announcements_of(group_id: int) -> None:
    """Inside the write that removes the group."""
    store.delete_of_group(group_id)


# The contest's number and the group's; of the site both are None.
_Of = tuple[int | None, int | None]


def _insert(
    actor: Actor,
    contest_id: int | None,
    group_id: int | None,
    draft: AnnouncementDraft,
    now: int,
) -> AnnouncementRecord:
    uid, name = actor.account_id, actor.username
    announcement_id = store.insert(
        contest_id, draft, uid=uid, username=name, now=now, group_id=group_id
    )
    saved = _existing((contest_id, group_id), announcement_id)
    _audit(actor, "announcement.create", after=saved, now=now)
    return saved


def _update(
    actor: Actor,
    of: _Of,
    announcement_id: int,
    draft: AnnouncementDraft,
    read_at: int | None,
    now: int,
) -> AnnouncementRecord:
    before = _existing(of, announcement_id)
    rules.check_draft(draft, before)
    refuse_stale(before, read_at)
    store.update(announcement_id, draft, username=actor.username, now=now)
    saved = _existing(of, announcement_id)
    _audit(actor, "announcement.update", before=before, after=saved, now=now)
    return saved


def _delete(actor: Actor, of: _Of, announcement_id: int, now: int) -> None:
    contest_id, group_id = of
    before = store.find(contest_id, announcement_id, group_id=group_id)
    if before is None:
        raise ApiError("delete.failed")
    store.delete(announcement_id)
    _audit(actor, "announcement.delete", before=before, now=now)


def _existing(of: _Of, announcement_id: int) -> AnnouncementRecord:
    contest_id, group_id = of
    found = store.find(contest_id, announcement_id, group_id=group_id)
    if found is None:
        raise ApiError("announcement.missing")
    return found


def _audit(
    actor: Actor,
    action: str,
    *,
    before: AnnouncementRecord | None = None,
    after: AnnouncementRecord | None = None,
    now: int,
) -> None:
    of = after or before
    if of is None:
        return
    target: dict[str, object] = {"id": of.id, "title": of.title}
    if of.contest_id is not None:
        target["cid"] = of.contest_id
    if of.group_id is not None:
        target["gid"] = of.group_id
    record_audit(
        actor,
        action,
        target,
        before=_written(before),
        after=_written(after),
        now=now,
    )


def _written(announcement: AnnouncementRecord | None) -> dict[str, object] | None:
    return None if announcement is None else asdict(announcement)
