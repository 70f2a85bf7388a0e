"""Accounts in the wastebasket: kept for a while, seen by nothing else (contract admin.md §3,
delete-user, and §20)."""

from __future__ import annotations

import asyncio

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.types import (
    AccountHidden,
    AccountRemoved,
    AccountRenamed,
    AccountShown,
    DeletedAccount,
)
from oj_appliance.accounts.wastebasket import store as wastebasket_store
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.files.service import PublicFiles
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import NOBODY, Actor
from oj_appliance.web.paging import Window


class AccountWastebasket:
    """`events` tells higher domains of names that change and of accounts that go for ever."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        sessions: Sessions,
        files: PublicFiles,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._sessions = sessions
        self._files = files
        self._events = events

    async def delete(self, uids: list[str], actor: Actor) -> None:
        """All of them or none: their sessions end, their names and addresses are free again.
        Raises user.delete_failed for unknown ones, oneself and the built-in root, and
        user.staff_protected."""
        await self._database.write(self._write_deletion, uids, actor)
        for uid in uids:
            self._sessions.forget_all_of(uid)
            self._events.announce(AccountHidden(uid))

    def _write_deletion(self, uids: list[str], actor: Actor) -> None:
        now = self._clock.now_ms()
        for uid in dict.fromkeys(uids):
            account = store.find_account(uid)
            if account is None or uid in (rules.ROOT_UID, actor.uid):
                raise ApiError("user.delete_failed")
            rules.check_staff_edit(account.role_id, by_root=actor.viewer.is_root)
            store.revoke_sessions_of(uid, now=now)
            wastebasket_store.set_deleted(uid, by=actor.username, now=now)
            told = {"role": account.role_id, "realname": account.realname}
            record_audit(actor, "user.delete", account.username, before=told, now=now)

    async def page(self, keyword: str, window: Window) -> tuple[list[DeletedAccount], int]:
        return await self._database.read(
            wastebasket_store.deleted_page,
            keyword.strip(),
            offset=window.offset,
            limit=window.limit,
        )

    async def restore(self, uid: str, actor: Actor) -> str:
        """The name under which it is there again. Raises trash.missing, user.staff_protected."""
        username = await self._database.write(self._write_restoring, uid, actor)
        self._events.announce(AccountShown(uid))
        self._events.announce(AccountRenamed(uid, username))
        return username

    def _write_restoring(self, uid: str, actor: Actor) -> str:
        now = self._clock.now_ms()
        deleted = _find(uid)
        rules.check_staff_edit(deleted.role_id, by_root=actor.viewer.is_root)
        username = _free_name(deleted.username)
        email, mobile = wastebasket_store.addresses_of(uid)
        wastebasket_store.restore(
            uid,
            username=username,
            email=None if email and store.email_is_used(email) else email,
            mobile=None if mobile and store.mobile_is_used(mobile, but=uid) else mobile,
            now=now,
        )
        if username != deleted.username:
            self._events.publish(AccountRenamed(uid, username))
        record_audit(actor, "user.restore", deleted.username, after={"name": username}, now=now)
        return username

    async def remove(self, uid: str, actor: Actor) -> None:
        """For ever. Raises trash.missing, user.staff_protected."""
        avatar = await self._database.write(self._write_chosen_removal, uid, actor)
        self._events.announce(AccountRemoved(uid))
        await self._unlink(avatar)

    def _write_chosen_removal(self, uid: str, actor: Actor) -> str | None:
        rules.check_staff_edit(_find(uid).role_id, by_root=actor.viewer.is_root)
        return self._write_removal(uid, actor)

    async def remove_older_than(self, moment: int) -> int:
        """How many went that were deleted before (epoch ms); each is a write of its own."""
        removed = 0
        for uid in await self._database.read(wastebasket_store.deleted_before, moment):
            was_old, avatar = await self._database.write(self._write_old_removal, uid, moment)
            if was_old:
                self._events.announce(AccountRemoved(uid))
            await self._unlink(avatar)
            removed += was_old
        return removed

    def _write_old_removal(self, uid: str, moment: int) -> tuple[bool, str | None]:
        """False for whom somebody has taken out since it was looked at."""
        deleted = wastebasket_store.find_deleted(uid)
        if deleted is None or deleted.deleted_at >= moment:
            return False, None
        return True, self._write_removal(uid, NOBODY)

    def _write_removal(self, uid: str, actor: Actor) -> str | None:
        """The avatar's file name."""
        deleted = _find(uid)
        self._events.publish(AccountRemoved(uid))
        avatar = wastebasket_store.remove(uid)
        told = {"realname": deleted.realname}
        record_audit(actor, "user.remove", deleted.username, before=told, now=self._clock.now_ms())
        return self._files.forget_avatar(avatar) if avatar else None

    async def _unlink(self, avatar: str | None) -> None:
        if avatar is not None:
            await asyncio.to_thread(self._files.unlink, avatar)


def _find(uid: str) -> DeletedAccount:
    deleted = wastebasket_store.find_deleted(uid)
    if deleted is None:
        raise ApiError("trash.missing")
    return deleted


def _free_name(username: str) -> str:
    """The old one, or with _2, _3 …, cut so that it fits."""
    candidate, number = username, 2
    while store.username_is_used(candidate):
        suffix = f"_{number}"
        candidate = username[: rules.LONGEST_USERNAME - len(suffix)] + suffix
        number += 1
    return candidate
