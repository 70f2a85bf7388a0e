"""Calls about the site's configuration (contract home.md)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oj_appliance import __version__
from oj_appliance.clock import Clock, wire_time
from oj_appliance.configuration.service import Configuration
from oj_appliance.configuration.types import SiteModes, WebsiteConfig
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import Time


class WebsiteConfigAnswer(WebsiteConfig, kw_only=True):
    email: str
    registerMode: str
    mailMode: str
    serverTime: Time
    version: str
    addresses: list[str]


class ServerTime(msgspec.Struct):
    now: Time


class ConfigurationApi:
    """`addresses` gives the server's addresses, `modes` how people register and how mails leave."""

    def __init__(
        self,
        configuration: Configuration,
        clock: Clock,
        addresses: Callable[[], list[str]],
        modes: Callable[[], SiteModes],
    ) -> None:
        self._configuration = configuration
        self._modes = modes
        self._clock = clock
        self._addresses = addresses

    @get("/api/get-website-config", guard=GUEST, summary="Name and look", open_before_setup=True)
    async def get_website_config(self, call: Call) -> WebsiteConfigAnswer:
        return self.answer(call.request.host)

    @get("/api/time", guard=GUEST, summary="The server's time")
    async def get_time(self, call: Call) -> ServerTime:
        return ServerTime(wire_time(self._clock.now_ms()))

    def answer(self, host: str) -> WebsiteConfigAnswer:
        """Also the boot data of the page shell."""
        modes = self._modes()
        website = msgspec.structs.asdict(self._configuration.website)
        # Where the school has given the site an address, that is the one to write on the board.
        addresses = [website["baseUrl"]] if website["baseUrl"] else self._addresses()
        website["baseUrl"] = website["baseUrl"] or f"http://{host}"
        return WebsiteConfigAnswer(
            **website,
            email=modes.email,
            registerMode=modes.register,
            mailMode=modes.mail,
            serverTime=wire_time(self._clock.now_ms()),
            version=__version__,
            addresses=addresses,
        )
