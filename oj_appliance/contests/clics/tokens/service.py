"""Use cases of tokens: made and shown once, kept as a digest, withdrawn (contract clics.md §2)."""

from __future__ import annotations

import hashlib
import secrets

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.contests.administration.offices import SITE, editable
from oj_appliance.contests.clics.tokens import store
from oj_appliance.contests.clics.tokens.store import TokenRecord
from oj_appliance.contests.types import Contest
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

PREFIX = "clics_"
RANDOM_BYTES = 32


class Tokens:
    """All of them are in memory: they are few, and every request and every look of an open feed
    asks."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._of_contest: dict[int, TokenRecord] = {}
        self._contests: dict[str, int] = {}

    async def load(self) -> None:
        self._keep(await self._database.read(store.all_tokens))

    def contest_of(self, token: str) -> int | None:
        """The contest that it opens. What is looked up is a digest, whose time tells nothing."""
        return self._contests.get(_digest(token))

    async def read(self, viewer: Viewer, contest_id: int) -> tuple[Contest, TokenRecord | None]:
        """The contest and its token. Raises contest.missing, contest.not_allowed."""
        contest = await self._database.read(editable, SITE, viewer, contest_id)
        return contest, self._of_contest.get(contest_id)

    async def make(self, actor: Actor, contest_id: int) -> str:
        """A new one, in place of any before it. Raises contest.missing, contest.not_allowed."""
        token = PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
        now = self._clock.now_ms()
        record = TokenRecord(contest_id, _digest(token), actor.username, now)
        self._keep(await self._database.write(_put, actor, record))
        return token

    async def withdraw(self, actor: Actor, contest_id: int) -> None:
        """Raises contest.missing, contest.not_allowed."""
        now = self._clock.now_ms()
        self._keep(await self._database.write(_remove, actor, contest_id, now))

    def _keep(self, records: list[TokenRecord]) -> None:
        self._of_contest = {each.contest_id: each for each in records}
        self._contests = {each.digest: each.contest_id for each in records}


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _put(actor: Actor, record: TokenRecord) -> list[TokenRecord]:
    contest, before = editable(SITE, actor.viewer, record.contest_id), store.find(record.contest_id)
    store.put(record)
    _record(actor, "contest.clics_token_generate", contest, before, record, now=record.created_at)
    return store.all_tokens()


def _remove(actor: Actor, contest_id: int, now: int) -> list[TokenRecord]:
    contest, before = editable(SITE, actor.viewer, contest_id), store.find(contest_id)
    if before is not None:
        store.remove(contest_id)
        _record(actor, "contest.clics_token_remove", contest, before, None, now=now)
    return store.all_tokens()


def _record(
    actor: Actor,
    action: str,
    contest: Contest,
    before: TokenRecord | None,
    after: TokenRecord | None,
    *,
    now: int,
) -> None:
    """Who made which token when; neither it nor its digest."""
    old, new = (it and {"author": it.username, "made": it.created_at} for it in (before, after))
    target = {"cid": contest.id, "title": contest.title}
    record_audit(actor, action, target, before=old, after=new, now=now)
