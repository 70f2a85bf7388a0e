"""Tokens and the sessions behind them (contract 00-conventions §3).

A token is 256 random bits; only its SHA-256 is stored. Look-ups are kept in memory for a few
seconds: long enough for a page's burst of calls, short enough for the command line, which writes
from another process. Endings inside this process empty the memory at once.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import replace

from oj_appliance.accounts import rules, store
from oj_appliance.accounts.rules import ENDING_MS, REFRESH_AFTER_MS, SESSION_MS
from oj_appliance.accounts.signing_in import session_store
from oj_appliance.accounts.types import (
    AccountRecord,
    AddressChanged,
    OpenSession,
    Origin,
    SessionRecord,
)
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Authenticated, Viewer

KEPT_MS = 5_000
OFFER_AGAIN_MS = 60_000
MOST_KEPT = 20_000


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Sessions:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._query = session_store.SessionQuery()
        self._permissions: dict[int, frozenset[str]] = {}
        self._kept: dict[str, tuple[int, OpenSession]] = {}
        self._offered: dict[int, int] = {}
        self._changes = 0
        self._seen: dict[int, int] = {}
        self.on_ended: Callable[[Callable[[Viewer], bool]], None] = lambda is_ended: None
        # Told inside the write.
        self.on_address: Callable[[AddressChanged], None] = lambda event: None
        # The groups above put in here what the person is in them.
        self.with_groups: Callable[[Viewer], Viewer] = lambda viewer: viewer

    async def load(self) -> None:
        """Reads what each role may do; every session meets it from its next call on."""
        self._permissions = await self._database.read(session_store.permissions_by_role)
        self._keep_only(lambda viewer: False)

    def permissions_of(self, role_id: int) -> frozenset[str]:
        return self._permissions.get(role_id, frozenset())

    def new_token(self) -> tuple[str, str]:
        """A fresh token and what is stored of it."""
        token = secrets.token_urlsafe(32)
        return token, _digest(token)

    async def open(
        self, uid: str, origin: Origin, *, by_code: bool = False, keeps_password: bool = False
    ) -> str:
        """`by_code`: a one-time code stood in for the password; the session must set a new one.
        `keeps_password`: an exam's code did, and the session neither must nor may without the old
        one."""
        token, digest = self.new_token()
        now = self._clock.now_ms()
        await self._database.write_quietly(
            self._insert,
            uid,
            digest,
            origin,
            now=now,
            expires=now + SESSION_MS,
            by_code=by_code,
            keeps_password=keeps_password,
        )
        return token

    def _insert(
        self,
        uid: str,
        digest: str,
        origin: Origin,
        *,
        now: int,
        expires: int,
        by_code: bool,
        keeps_password: bool,
    ) -> None:
        """Where an exam puts people says nothing about who they are."""
        before = None if keeps_password else store.last_address(uid)
        store.insert_session(
            *(uid, digest, origin),
            now=now,
            expires=expires,
            by_code=by_code,
            keeps_password=keeps_password,
        )
        if before is not None and before != origin.ip:
            self.on_address(AddressChanged(uid, origin.ip, now))

    async def authenticate(self, token: str) -> Authenticated | None:
        """Whom the token stands for; None when it is bad, expired or ended."""
        digest = _digest(token)
        now = self._clock.now_ms()
        session = await self._find(digest, now)
        if session is None or session.expires_at <= now:
            return None
        self._seen[session.viewer.session_id or 0] = now
        new_token = None
        if self._refresh_is_due(session, now):
            new_token = await self._refresh(session, digest, now)
        return Authenticated(session.viewer, new_token)

    async def viewer_of(self, session_id: int) -> Viewer | None:
        """Whose session it is while it lasts; renews nothing."""
        now = self._clock.now_ms()
        digest = await self._database.read(session_store.digest_of, session_id)
        session = None if digest is None else await self._find(digest, now)
        return None if session is None or session.expires_at <= now else session.viewer

    async def is_open(self, token: str) -> bool:
        """Whether `authenticate` would know the token; renews nothing."""
        now = self._clock.now_ms()
        session = await self._find(_digest(token), now)
        return session is not None and session.expires_at > now

    async def end(self, session_id: int) -> None:
        await self._database.write(store.revoke_session, session_id, now=self._clock.now_ms())
        self._forget(lambda viewer: viewer.session_id == session_id)

    async def end_token(self, token: str) -> None:
        """Ends the session that was opened with this token."""
        now = self._clock.now_ms()
        await self._database.write(store.revoke_session_of_token, _digest(token), now=now)

    async def end_for(self, reason: str, uid: str, session_id: int | None = None) -> int:
        """Ends one of the account's sessions, or all; whoever still comes with one of their tokens
        is told `reason`, a key of the catalogue. How many were open."""
        now = self._clock.now_ms()
        ended = await self._database.write(store.end_sessions_for, reason, uid, session_id, now=now)
        self._forget(lambda viewer: viewer.session_id in ended)
        return len(ended)

    async def ended_for(self, token: str) -> str:
        """Why the session of this token was ended, "" for no reason of its own."""
        return await self._database.read(store.reason_of_end, _digest(token))

    async def has_open(self, uid: str, session_id: int) -> bool:
        rows = await self._database.read(store.open_sessions_of, uid, now=self._clock.now_ms())
        return any(row.id == session_id for row in rows)

    async def list_open(self, uid: str, viewer: Viewer) -> list[SessionRecord]:
        """An account's sessions, newest first.

        Raises ApiError user.missing, user.staff_protected."""
        account = await self._database.read(_find, uid)
        rules.check_staff_edit(account.role_id, by_root=viewer.is_root)
        rows = await self._database.read(store.open_sessions_of, uid, now=self._clock.now_ms())
        return [
            replace(row, last_seen_at=max(row.last_seen_at, self._seen.get(row.id, 0)))
            for row in rows
        ]

    async def write_seen(self) -> None:
        """Keeps when each session was used last: once a minute, not with each call."""
        seen, self._seen = self._seen, {}
        if seen:
            await self._database.write(store.set_last_seen, seen)

    async def end_by_staff(self, uid: str, session_id: int | None, *, actor: Actor) -> None:
        """Ends one of the account's sessions, or all.

        Raises ApiError user.missing, user.staff_protected."""
        await self._database.write(self._write_end, uid, session_id, actor)
        self._forget(lambda kept: kept.uid == uid and session_id in (None, kept.session_id))

    def _write_end(self, uid: str, session_id: int | None, actor: Actor) -> None:
        account = _find(uid)
        rules.check_staff_edit(account.role_id, by_root=actor.viewer.is_root)
        now = self._clock.now_ms()
        found = [session.id for session in store.open_sessions_of(uid, now=now)]
        ended = [each for each in found if session_id in (None, each)]
        for each in ended:
            store.revoke_session(each, now=now)
        record_audit(
            actor, "user.sessions_end", account.username, before={"ended": len(ended)}, now=now
        )

    def forget_all_of(self, *uids: str) -> None:
        """After a write that ended sessions: the database decides about each token again."""
        ended = frozenset(uids)
        self._forget(lambda viewer: viewer.uid in ended)

    def read_again(self, *uids: str) -> None:
        """After a write that changed accounts and ended nothing: the next call meets it."""
        changed = frozenset(uids)
        self._keep_only(lambda viewer: viewer.uid not in changed)

    def _forget(self, is_ended: Callable[[Viewer], bool]) -> None:
        self._keep_only(lambda viewer: not is_ended(viewer))
        self.on_ended(is_ended)

    def _keep_only(self, is_kept: Callable[[Viewer], bool]) -> None:
        self._kept = {
            digest: kept for digest, kept in self._kept.items() if is_kept(kept[1].viewer)
        }
        self._changes += 1

    async def _find(self, digest: str, now: int) -> OpenSession | None:
        kept = self._kept.get(digest)
        if kept is not None and now - kept[0] < KEPT_MS:
            return kept[1]
        session = await self._read(digest, now)
        if session is None:
            self._kept.pop(digest, None)
            return None
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[digest] = (now, session)
        return session

    async def _read(self, digest: str, now: int) -> OpenSession | None:
        """What was read while a session ended or a right changed may be old: it is read anew."""
        while True:
            changes = self._changes
            session = await self._database.read(self._query.find, digest, self._permissions, now)
            if changes == self._changes:
                return session and replace(session, viewer=self.with_groups(session.viewer))

    def _refresh_is_due(self, session: OpenSession, now: int) -> bool:
        session_id = session.viewer.session_id or 0
        if session.expires_at - now <= ENDING_MS:
            return False
        if session.is_previous_token:
            # The new token has not arrived, or lives in another tab: offer one again, seldom.
            offered = self._offered.get(session_id)
            return offered is not None and now - offered >= OFFER_AGAIN_MS
        self._offered.pop(session_id, None)
        return now - session.issued_at >= REFRESH_AFTER_MS

    async def _refresh(self, session: OpenSession, digest: str, now: int) -> str | None:
        session_id = session.viewer.session_id or 0
        self._offered[session_id] = now
        token, new_digest = self.new_token()
        is_refreshed = await self._database.write_quietly(
            store.refresh_session,
            session_id,
            new_digest,
            previous_sha256=digest,
            previous_expires=session.expires_at,
            now=now,
            expires=now + SESSION_MS,
            ending=ENDING_MS,
        )
        self._kept.pop(digest, None)
        return token if is_refreshed else None


def _find(uid: str) -> AccountRecord:
    account = store.find_account(uid)
    if account is None:
        raise ApiError("user.missing")
    return account
