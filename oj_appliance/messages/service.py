"""Use cases of notices: root writes them, the clock or root pushes them, each change is audited."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, replace

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.messages import rules, store
from oj_appliance.messages.rules import COPIES_AT_ONCE
from oj_appliance.messages.types import Audience, NoticeDraft, NoticeRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window


class Notices:
    """`hint` is told the uids of those who have got something."""

    def __init__(
        self, database: Database, clock: Clock, hint: Callable[[Iterable[str]], None]
    ) -> None:
        self._database = database
        self._clock = clock
        self._hint = hint

    async def page(
        self, audience: Audience | None, window: Window
    ) -> tuple[list[NoticeRecord], int]:
        """The newest first, and how many there are; without an audience all."""
        return await self._database.read(
            store.page, audience, limit=window.limit, offset=window.offset
        )

    async def create(self, actor: Actor, draft: NoticeDraft, *, push_now: bool) -> None:
        """`draft.recipient_id` may be a username. Raises ApiError content.empty,
        content.too_long, param.empty, user.missing."""
        rules.check_draft(draft)
        now = self._clock.now_ms()
        notice_id = await self._database.write(_insert, actor, draft, push_now, now)
        if push_now:
            await self._push(notice_id)

    async def change(
        self, actor: Actor, notice_id: int, draft: NoticeDraft, *, push_now: bool
    ) -> None:
        """People who have a copy read the new text; whom it is for can be changed only before.
        Raises as `create`, and ApiError update.failed when there is none."""
        rules.check_draft(draft)
        now = self._clock.now_ms()
        await self._database.write(_update, actor, notice_id, draft, push_now, now)
        if push_now:
            await self._push(notice_id)

    async def remove(self, actor: Actor, notice_id: int) -> None:
        """The copies go too. Raises ApiError delete.failed when there is none."""
        await self._database.read(_existing, notice_id, "delete.failed")
        while await self._database.write(store.delete_copies, notice_id, most=COPIES_AT_ONCE):
            pass
        await self._database.write(_delete, actor, notice_id, self._clock.now_ms())

    async def push_waiting(self) -> None:
        """Makes the copies of all that waits; the timer calls it each full hour."""
        await self._database.write(store.make_due, now=self._clock.now_ms())
        await self.push_due()

    async def push_due(self) -> None:
        """Goes on with what an ended server, or a full disk, has left half done."""
        for notice_id in await self._database.read(store.due):
            await self._push(notice_id)

    async def _push(self, notice_id: int) -> None:
        """So many people in one write: with a whole school in one, everybody's writes would wait.
        Said twice it makes no second copy."""
        after: str | None = ""
        while after is not None:
            now = self._clock.now_ms()
            told = await self._database.write(_push_some, notice_id, after, now)
            self._hint(told)
            after = told[-1] if told else None


def _insert(actor: Actor, draft: NoticeDraft, push_now: bool, now: int) -> int:
    draft = _with_recipient(draft)
    notice_id = store.insert(draft, admin_id=actor.account_id, now=now, is_due=push_now)
    _audit(actor, "notice.create", None, _existing(notice_id, "update.failed"), now)
    return notice_id


def _update(actor: Actor, notice_id: int, draft: NoticeDraft, push_now: bool, now: int) -> None:
    before = _existing(notice_id, "update.failed")
    if before.is_pushed or before.is_due:
        draft = replace(draft, audience=Audience(before.audience), recipient_id=before.recipient_id)
    else:
        draft = _with_recipient(draft)
    store.update(notice_id, draft, now=now)
    if push_now and not before.is_pushed:
        store.set_due(notice_id)
    _audit(actor, "notice.update", before, _existing(notice_id, "update.failed"), now)


def _delete(actor: Actor, notice_id: int, now: int) -> None:
    before = _existing(notice_id, "delete.failed")
    store.delete(notice_id)
    _audit(actor, "notice.delete", before, None, now)


def _push_some(notice_id: int, after: str, now: int) -> list[str]:
    """Whom it is for who come after this one; none when all have it, or when it has gone."""
    notice = store.find(notice_id)
    if notice is None or notice.is_pushed:
        return []
    told = store.next_of(notice, after=after, most=COPIES_AT_ONCE)
    kind = rules.copy_type(Audience(notice.audience))
    store.make_copies([notice_id], kind, told, now=now)
    if len(told) < COPIES_AT_ONCE:
        store.set_pushed(notice_id)
    return told


def _with_recipient(draft: NoticeDraft) -> NoticeDraft:
    """With the uid of a Single's recipient, and nobody's otherwise."""
    if draft.audience is not Audience.SINGLE:
        return replace(draft, recipient_id=None)
    if not draft.recipient_id:
        raise ApiError("param.empty", name="recipientId")
    recipient = store.recipient_of(draft.recipient_id)
    if recipient is None:
        raise ApiError("user.missing")
    return replace(draft, recipient_id=recipient)


def _existing(notice_id: int, refusal: str) -> NoticeRecord:
    found = store.find(notice_id)
    if found is None:
        raise ApiError(refusal)
    return found


def _audit(
    actor: Actor,
    action: str,
    before: NoticeRecord | None,
    after: NoticeRecord | None,
    now: int,
) -> None:
    of = after or before
    if of is None:
        return
    record_audit(
        actor,
        action,
        {"id": of.id, "title": of.title},
        before=before and asdict(before),
        after=after and asdict(after),
        now=now,
    )
