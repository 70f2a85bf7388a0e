"""Reading the configuration, kept in memory; the only writer is this process."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.configuration import store
from oj_appliance.configuration.types import (
    LastEdit,
    QuotationConfig,
    RegistrationConfig,
    SettingsChanged,
    Switches,
    WebsiteConfig,
)
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

WEB = "web"
SWITCH = "switch"
EDITS = "edits"
SECRET, SITE_SECRET = "secret", "site"
# Audit rows never hold them (contract admin.md §21).
SECRETS = frozenset({"inviteCode", "emailPassword", "apiKey"})
HIDDEN = "******"
DEFAULTS: dict[str, object] = {
    name: value
    for part in (WebsiteConfig(), RegistrationConfig(), QuotationConfig(), Switches())
    for name, value in msgspec.structs.asdict(part).items()
}


class Configuration:
    def __init__(self, database: Database, events: Events) -> None:
        self._database = database
        self._events = events
        self.website = WebsiteConfig()
        self.switches = Switches()
        self.registration = RegistrationConfig()
        self.quotation = QuotationConfig()
        # What this site alone knows, and never tells: orders and fingerprints are drawn with it.
        self.site_secret = b""
        self._edits: dict[str, LastEdit] = {}
        self._loading = asyncio.Lock()

    async def load(self) -> None:
        # One after the other, or what was read first could be put in force last.
        async with self._loading:
            await self._load()

    async def _load(self) -> None:
        website = await self._database.read(store.load_section, WEB)
        switches = await self._database.read(store.load_section, SWITCH)
        edits = await self._database.read(store.load_section, EDITS)
        if not self.site_secret:
            self.site_secret = await self._database.write(_site_secret)
        self.website = msgspec.convert(website, WebsiteConfig)
        self.registration = msgspec.convert(website, RegistrationConfig)
        self.quotation = msgspec.convert(website, QuotationConfig)
        self.switches = msgspec.convert(switches, Switches)
        self._edits = msgspec.convert(edits, dict[str, LastEdit])

    async def ping(self) -> None:
        """Raises BusyError or the database's error when it does not answer."""
        await self._database.read(store.load_section, "health")

    def last_edit(self, section: str) -> LastEdit:
        return self._edits.get(section, LastEdit())

    def write_website(self, values: dict[str, object], *, now: int) -> None:
        """Inside a write: keeps these values; `load` afterwards puts them in force."""
        store.save_values(WEB, values, now=now)

    async def change(
        self,
        section: str,
        values: dict[str, object],
        editor: Actor,
        *,
        read_at: int | None = None,
        now: int,
    ) -> None:
        """Keeps these values, switches and others each in their place, and puts them in force.
        `section` is WEB or SWITCH, whichever page they come from; `read_at` is its last edit that
        the editor saw (epoch ms). Raises ApiError edit.conflict."""
        await self._database.write(self._edit, section, values, editor, read_at=read_at, now=now)
        await self.load()

    async def make_invite_code(self, code: str, *, now: int) -> None:
        """The first one, which nobody has set."""
        await self._database.write(self.write_website, {"inviteCode": code}, now=now)
        await self.load()

    def _edit(
        self,
        section: str,
        values: dict[str, object],
        editor: Actor,
        *,
        read_at: int | None,
        now: int,
    ) -> None:
        stored = DEFAULTS | store.load_section(WEB) | store.load_section(SWITCH)
        changed = {name: value for name, value in values.items() if stored[name] != value}
        if not changed:
            return
        self._refuse_stale(section, read_at)
        own = {name: value for name, value in changed.items() if name in Switches.__struct_fields__}
        shown = {name: value for name, value in changed.items() if name not in own}
        store.save_values(SWITCH, own, now=now)
        store.save_values(WEB, shown, now=now)
        _remember_edit(section, editor, now)
        self._publish(section, {name: stored[name] for name in changed}, changed, editor, now)

    def _refuse_stale(self, section: str, read_at: int | None) -> None:
        stored = store.load_section(EDITS).get(section)
        edit = LastEdit() if stored is None else msgspec.convert(stored, LastEdit)
        if read_at is None or edit.at <= read_at:
            return
        when = wire_time(edit.at)
        data = {"modifiedUser": edit.username, "gmtModified": when}
        raise ApiError("edit.conflict", data=data, who=edit.username, when=when)

    def _publish(
        self,
        section: str,
        before: dict[str, object],
        after: dict[str, object],
        editor: Actor,
        now: int,
    ) -> None:
        event = SettingsChanged(
            editor, section, _without_secrets(before), _without_secrets(after), now
        )
        self._events.publish(event)

    async def read_section(self, section: str) -> dict[str, Any]:
        """The values of a section that another domain owns."""
        return await self._database.read(store.load_section, section)

    async def write_section(
        self,
        section: str,
        before: dict[str, Any],
        after: dict[str, Any],
        editor: Actor,
        *,
        read_at: int | None = None,
        now: int,
    ) -> None:
        """Keeps the values of a section that another domain owns. `read_at` as in
        `change`. Raises ApiError edit.conflict."""
        await self._database.write(
            self._write_section, section, before, after, editor, read_at, now
        )
        await self.load()

    def _write_section(
        self,
        section: str,
        before: dict[str, Any],
        after: dict[str, Any],
        editor: Actor,
        read_at: int | None,
        now: int,
    ) -> None:
        changed = {name: value for name, value in after.items() if before[name] != value}
        if not changed:
            return
        self._refuse_stale(section, read_at)
        store.save_values(section, changed, now=now)
        _remember_edit(section, editor, now)
        self._publish(section, {name: before[name] for name in changed}, changed, editor, now)


def _site_secret() -> bytes:
    """Inside a write: made once, and then the same for good. It is in the backups."""
    kept = store.load_section(SECRET).get(SITE_SECRET)
    if kept is None:
        kept = secrets.token_hex(32)
        store.save_values(SECRET, {SITE_SECRET: kept}, now=time.time_ns() // 1_000_000)
    return bytes.fromhex(kept)


def _remember_edit(section: str, editor: Actor, now: int) -> None:
    edit = LastEdit(editor.username, now)
    store.save_values(EDITS, {section: msgspec.to_builtins(edit)}, now=now)


def _without_secrets(values: dict[str, object]) -> dict[str, object]:
    return {name: HIDDEN if value and name in SECRETS else value for name, value in values.items()}
