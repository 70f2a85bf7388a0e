"""Reading the configuration, kept in memory; the only writer is this process."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.configuration import store
from oj_appliance.configuration.types import (
    QuotationConfig,
    RegistrationConfig,
    Switches,
    WebsiteConfig,
)
from oj_appliance.storage.database import Database

WEB = "web"
SWITCH = "switch"


class Configuration:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.website = WebsiteConfig()
        self.switches = Switches()
        self.registration = RegistrationConfig()
        self.quotation = QuotationConfig()

    async def load(self) -> None:
        website = await self._database.read(store.load_section, WEB)
        switches = await self._database.read(store.load_section, SWITCH)
        self.website = msgspec.convert(website, WebsiteConfig)
        self.registration = msgspec.convert(website, RegistrationConfig)
        self.quotation = msgspec.convert(website, QuotationConfig)
        self.switches = msgspec.convert(switches, Switches)

    async def ping(self) -> None:
        """Raises BusyError or the database's error when it does not answer."""
        await self._database.read(store.load_section, "health")

    def write_website(self, values: dict[str, object], *, now: int) -> None:
        """Inside a write: keeps these values; `load` afterwards puts them in force."""
        store.save_values(WEB, values, now=now)

    async def change_website(self, values: dict[str, object], *, now: int) -> None:
        """Keeps these values and puts them in force."""
        await self._database.write(self.write_website, values, now=now)
        await self.load()

    async def change_switches(self, values: dict[str, object], *, now: int) -> None:
        """Keeps these switches, each in its section, and puts them in force."""
        await self._database.write(self._write_switches, values, now)
        await self.load()

    def _write_switches(self, values: dict[str, object], now: int) -> None:
        own = {name: value for name, value in values.items() if name in Switches.__struct_fields__}
        shown = {name: value for name, value in values.items() if name not in own}
        store.save_values(SWITCH, own, now=now)
        store.save_values(WEB, shown, now=now)

    async def read_section(self, section: str) -> dict[str, Any]:
        """The values of a section that another domain owns."""
        return await self._database.read(store.load_section, section)

    async def write_section(self, section: str, values: dict[str, Any], *, now: int) -> None:
        await self._database.write(store.save_values, section, values, now=now)
