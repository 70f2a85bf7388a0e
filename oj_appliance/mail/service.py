"""Sending mails: a mail is a row before it is anything else, so that none is lost in a restart."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.configuration.types import LastEdit
from oj_appliance.errors import ApiError, Language
from oj_appliance.events import Events
from oj_appliance.mail import rules, store
from oj_appliance.mail.smtp import DELIVERY_ERRORS, deliver, reason_of
from oj_appliance.mail.types import (
    KeptMail,
    KeptMailsDeleted,
    Letter,
    MailConfig,
    WaitingMail,
)
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window

log = logging.getLogger(__name__)

SECTION = "mail"
TAKEN_AT_ONCE = 20
DAY_MS = 86_400_000
# Looked at now and then even when nothing was heard: the clock may have been set.
LONGEST_SLEEP_S = 60


class Mails:
    def __init__(
        self, database: Database, clock: Clock, configuration: Configuration, events: Events
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._events = events
        self.config = MailConfig()
        self._changing = asyncio.Lock()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def load(self) -> None:
        values = await self._configuration.read_section(SECTION)
        self.config = msgspec.convert(values, MailConfig)

    def start(self) -> None:
        self._task = asyncio.create_task(self._send_for_ever())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def is_off(self) -> bool:
        return self.config.mailMode == "off"

    def post(self, to_addr: str, letter: Letter, language: Language) -> None:
        """Inside a write: the mail leaves, or is kept, once that write is committed; `wake`
        afterwards sends it at once."""
        state = "kept" if self.config.mailMode == "outbox" else "waiting"
        subject, body = letter.subject.text(language), letter.body.text(language)
        store.insert_mail(to_addr, subject, body, state=state, now=self._clock.now_ms())

    def wake(self) -> None:
        self._woken.set()

    # -- for the administrator

    @property
    def last_edit(self) -> LastEdit:
        return self._configuration.last_edit(SECTION)

    async def change_config(
        self, values: dict[str, object], editor: Actor, *, read_at: int | None = None
    ) -> None:
        """Puts these values in force, one editor after the other. `read_at` is the last edit that
        the editor saw (epoch ms). A password that is not told again stays, for its own server
        alone. Raises ApiError param.bad, param.empty, mail.bad_format, mail.password_again,
        edit.conflict."""
        if values.get("emailPassword") == rules.HIDDEN_PASSWORD:
            values = {name: value for name, value in values.items() if name != "emailPassword"}
        async with self._changing:
            new = msgspec.structs.replace(self.config, **values)
            is_kept = "emailPassword" not in values and self.config.emailPassword != ""
            if is_kept and new.emailHost != self.config.emailHost:
                raise ApiError("mail.password_again")
            await self._change(new, editor, read_at)
        self.wake()

    async def _change(self, new: MailConfig, editor: Actor, read_at: int | None) -> None:
        if new.mailMode not in rules.MODES or not 0 < new.emailPort <= rules.LARGEST_PORT:
            raise ApiError("param.bad")
        if new.mailMode == "smtp" and not new.emailHost.strip():
            raise ApiError("param.empty", name="emailHost")
        if new.emailFrom:
            rules.clean_address(new.emailFrom)
        before, after = msgspec.to_builtins(self.config), msgspec.to_builtins(new)
        await self._configuration.write_section(
            SECTION, before, after, editor, read_at=read_at, now=self._clock.now_ms()
        )
        self.config = new

    async def send_test(self, address: str, letter: Letter, language: Language) -> None:
        """Raises ApiError mail.bad_format, mail.not_configured, and mail.not_sent with the reason.
        Such a mail is never tried again: by then its writer has tried other settings."""
        address = rules.clean_address(address)
        if self.is_off:
            raise ApiError("mail.not_configured")
        if self.config.mailMode == "outbox":
            await self._database.write(self.post, address, letter, language)
            return
        subject, body = letter.subject.text(language), letter.body.text(language)
        try:
            await deliver(self.config, WaitingMail(0, address, subject, body, attempts=0))
        except DELIVERY_ERRORS as error:
            log.warning("a test mail was not taken", extra={"reason": str(error)})
            raise ApiError("mail.not_sent", reason=reason_of(error)) from None

    async def list_unsent(self, window: Window) -> tuple[list[KeptMail], int]:
        """What was kept, waits or could not be handed over, newest first; and how many."""
        return await self._database.read(store.list_unsent, window)

    async def delete(self, mail_id: int | None, editor: Actor) -> None:
        """One kept mail, or all."""
        await self._database.write(self._delete, mail_id, editor, self._clock.now_ms())

    def _delete(self, mail_id: int | None, editor: Actor, now: int) -> None:
        count = store.delete_mails(mail_id)
        if count:
            self._events.publish(KeptMailsDeleted(editor, mail_id, count, now))

    # -- the one that hands mails over

    async def _send_for_ever(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._send_due()
                pause_s = await self._pause_s()
            except Exception:
                log.exception("the outbox could not be read")
                pause_s = LONGEST_SLEEP_S
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause_s)

    async def _pause_s(self) -> float:
        if self.config.mailMode != "smtp":
            return LONGEST_SLEEP_S
        due = await self._database.read(store.next_due)
        if due is None:
            return LONGEST_SLEEP_S
        return min(LONGEST_SLEEP_S, max(0.0, (due - self._clock.now_ms()) / 1000))

    async def _send_due(self) -> None:
        now = self._clock.now_ms()
        await self._database.write(store.forget_older_than, now - rules.OUTBOX_DAYS * DAY_MS)
        if self.config.mailMode != "smtp":
            return
        mails = await self._database.read(store.due_mails, now=now, most=TAKEN_AT_ONCE)
        for mail in mails:
            await self._send(mail)

    async def _send(self, mail: WaitingMail) -> None:
        try:
            await deliver(self.config, mail)
        except DELIVERY_ERRORS as error:
            now = self._clock.now_ms()
            attempts = mail.attempts + 1
            again = rules.retry_at(attempts, now)
            # The address and the text stay out of the log.
            log.warning("a mail was not taken", extra={"mail": mail.id, "reason": str(error)})
            await self._database.write(
                store.mark_failed, mail.id, attempts=attempts, next_at=again, now=now
            )
            return
        await self._database.write(store.mark_sent, mail.id, now=self._clock.now_ms())
