"""The site's settings, and the shell of the page that begins with them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from oj_appliance.audit.api import AuditApi
from oj_appliance.audit.service import AuditLog
from oj_appliance.audit.settings_listener import record_mails, record_settings
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.configuration.admin_api import AdminConfigurationApi
from oj_appliance.configuration.api import ConfigurationApi
from oj_appliance.configuration.switch_api import SwitchApi
from oj_appliance.configuration.tools import Tools
from oj_appliance.configuration.tools_api import ToolsApi, shown
from oj_appliance.configuration.types import SettingsChanged, SiteModes
from oj_appliance.mail.api import MailApi
from oj_appliance.mail.types import KeptMailsDeleted
from oj_appliance.web.kept_assets import KeptAssets
from oj_appliance.web.pages import PageShell

DIST = Path(__file__).parents[2] / "webui" / "dist"  # the built page


class WebsitePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self._foundation = foundation
        self._people = house[PeoplePart]
        self._configuration_api = ConfigurationApi(
            foundation.configuration, foundation.clock, foundation.addresses, self._modes
        )
        self._tools = Tools(foundation.database, foundation.clock, foundation.events)
        self.page_shell = PageShell(
            DIST,
            self._boot,
            kept=KeptAssets(foundation.folder.page_assets),
            dev=foundation.settings.server.dev,
        )

    def apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        configuration = self._foundation.configuration
        return [
            self._configuration_api,
            AdminConfigurationApi(configuration, clock),
            SwitchApi(configuration, clock),
            ToolsApi(self._tools),
            MailApi(self._people.mails),
            AuditApi(AuditLog(database)),
        ]

    async def recover(self) -> None:
        await self._tools.load()
        await asyncio.to_thread(self.page_shell.keep_this_release)

    def listeners(self) -> list[Listener]:
        return [inside(SettingsChanged, record_settings), inside(KeptMailsDeleted, record_mails)]

    def _modes(self) -> SiteModes:
        mail = self._people.mails.config
        return SiteModes(self._people.registration.mode, mail.mailMode, mail.emailUsername)

    def _boot(self, request: web.Request) -> dict[str, Any]:
        config = msgspec.to_builtins(self._configuration_api.answer(request.host))
        return {
            "config": config,
            "serverTime": config["serverTime"],
            "locale": self._foundation.configuration.website.language,
            "version": config["version"],
            "setupNeeded": self._people.accounts.setup_is_needed,
            "tools": msgspec.to_builtins(shown(self._tools.all)),
        }
