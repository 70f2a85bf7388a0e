"""By which addresses the site is reached: its poster, its name on the room's network, its https."""

from __future__ import annotations

from aiohttp import web

from oj_appliance.addresses.api import AddressApi
from oj_appliance.addresses.rules import is_led_to_https
from oj_appliance.addresses.service import Addresses
from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer


class AddressPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.service = Addresses(
            foundation.database,
            foundation.clock,
            foundation.configuration,
            foundation.settings.server,
            foundation.folder.https,
            house[BackupPart].exams.is_running,
        )

    def apis(self) -> list[object]:
        return [AddressApi(self.service)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.service.look)]

    async def load(self) -> None:
        await self.service.load()

    def start(self) -> None:
        self.service.start()

    async def stop(self) -> None:
        await self.service.stop()

    def secure_address(self, request: web.Request) -> str | None:
        """Where a request that came by plain http is led to; None where it stays."""
        served = self.service
        if request.secure or not is_led_to_https(
            served.chosen.https,
            is_open=served.door.is_open,
            is_exam_running=served.is_exam_running(),
            method=request.method,
            path=request.path,
            accept=request.headers.get("Accept", ""),
        ):
            return None
        host = request.url.host
        if host is None or not served.vouches_for(host):
            return None
        port = served.https_port
        return str(request.url.with_scheme("https").with_port(None if port == 443 else port))
