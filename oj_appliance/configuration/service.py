"""Reading the configuration, kept in memory; the only writer is this process."""

from __future__ import annotations

import msgspec

from oj_appliance.configuration import store
from oj_appliance.configuration.types import Switches, WebsiteConfig
from oj_appliance.storage.database import Database

WEB = "web"
SWITCH = "switch"


class Configuration:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.website = WebsiteConfig()
        self.switches = Switches()

    async def load(self) -> None:
        website = await self._database.read(store.load_section, WEB)
        switches = await self._database.read(store.load_section, SWITCH)
        self.website = msgspec.convert(website, WebsiteConfig)
        self.switches = msgspec.convert(switches, Switches)

    async def ping(self) -> None:
        """Raises BusyError or the database's error when it does not answer."""
        await self._database.read(store.load_section, "health")

    def write_website(self, values: dict[str, object], *, now: int) -> None:
        """Inside a write: keeps these values; `load` afterwards puts them in force."""
        store.save_values(WEB, values, now=now)
