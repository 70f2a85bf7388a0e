"""Looks by which addresses this machine is reached, and keeps name and certificate in step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oj_appliance.addresses import store
from oj_appliance.addresses.cards import cards
from oj_appliance.addresses.door import Door
from oj_appliance.addresses.local_name import LocalName
from oj_appliance.addresses.rules import change_of
from oj_appliance.addresses.types import Authority, Card, Change, Chosen, HttpsMode
from oj_appliance.audit.service import record
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.settings import ServerSettings
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

if TYPE_CHECKING:  # loaded where https is served: it takes memory and a moment
    from oj_appliance.addresses.certificates import Certificates

log = logging.getLogger(__name__)

SECTION = "address"


class Addresses:
    """`look` notices within a minute that the machine is reached by other addresses."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        settings: ServerSettings,
        folder: Path,
        is_exam_running: Callable[[], bool],
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._settings = settings
        self._folder = folder
        self._certificates: Certificates | None = None
        self._noted: frozenset[str] = frozenset()
        self._told: Change | None = None
        self._authority: Authority | None = None
        self._begun: asyncio.Task[None] | None = None
        self._naming: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self.is_exam_running = is_exam_running
        self.chosen = Chosen()
        self.cards: list[Card] = []
        self.door = Door()
        self.name = LocalName(settings.port)

    @property
    def https_port(self) -> int:
        return self._settings.https_port

    @property
    def port(self) -> int:
        return self._settings.port

    @property
    def may_announce(self) -> bool:
        """The settings of the server may forbid it for good."""
        return self._settings.mdns

    async def load(self) -> None:
        self.chosen = _chosen(await self._configuration.read_section(SECTION))
        self._noted = await self._database.read(store.noted)

    def start(self) -> None:
        """Beside the requests: what is found is told by `cards`, `name` and `door`."""
        self._begun = asyncio.create_task(self._first_look(), name="addresses")

    async def stop(self) -> None:
        for task in (self._begun, self._naming):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.name.withdraw()
        await self.door.close()

    def change(self) -> Change | None:
        """What nobody has noted yet."""
        return change_of(self._noted, self._lan())

    def authority(self) -> Authority | None:
        """None while https is off."""
        return self._authority if self.chosen.https is not HttpsMode.OFF else None

    def vouches_for(self, host: str) -> bool:
        """Whether a browser that asks by this name or address finds it in the certificate."""
        certificates = self._certificates
        return self.door.is_open and certificates is not None and certificates.covers(host)

    def uncovered(self) -> list[str]:
        """Addresses that the certificate cannot vouch for."""
        if not self.door.is_open:
            return []
        return [each.address for each in self.cards if not self.vouches_for(each.address)]

    async def look(self) -> None:
        """The timer calls it each minute."""
        async with self._turn:
            self.cards = await asyncio.to_thread(cards, self._settings.host)
            await self._tell_change()
            await self._keep_name()
            await self._keep_door()

    async def choose(self, chosen: Chosen, actor: Actor) -> None:
        before, after = _stored(self.chosen), _stored(chosen)
        now = self._clock.now_ms()
        await self._configuration.write_section(SECTION, before, after, actor, now=now)
        self.chosen = chosen
        await self.look()

    async def note(self, actor: Actor) -> None:
        """Somebody has read the change, and puts up new posters."""
        lan, before, now = self._lan(), sorted(self._noted), self._clock.now_ms()
        if not lan or lan == self._noted:
            return

        def write() -> None:
            store.note(lan, now)
            record(
                actor,
                "address.noted",
                {},
                before={"addresses": before},
                after={"addresses": sorted(lan)},
                now=now,
            )

        await self._database.write(write)
        self._noted = lan

    def _lan(self) -> frozenset[str]:
        return frozenset(each.address for each in self.cards if each.is_lan)

    async def _first_look(self) -> None:
        try:
            await self.look()
        except Exception:
            log.exception("the first look at the addresses failed")

    async def _tell_change(self) -> None:
        lan = self._lan()
        if lan and not self._noted:
            await self._database.write_quietly(store.note, lan, self._clock.now_ms())
            self._noted = lan
        change = self.change()
        if change is not None and change != self._told:
            log.warning(
                "this machine has other addresses", extra={"new": change.new, "gone": change.gone}
            )
        self._told = change

    async def _keep_name(self) -> None:
        """Nobody waits for it: finding a free name takes seconds."""
        if not (self.chosen.is_announced and self.may_announce):
            if self.name.state().state != "off":
                await self.name.withdraw()
            return
        if self._naming is None or self._naming.done():
            naming = self.name.announce(sorted(self._lan()))
            self._naming = asyncio.create_task(naming, name="local-name")

    async def _keep_door(self) -> None:
        if self.chosen.https is HttpsMode.OFF:
            await self.door.close()
            return
        certificates = await asyncio.to_thread(self._made_certificates)
        names = [self.name.state().host or "oj.local", "oj.local", "localhost"]
        is_new = await asyncio.to_thread(
            certificates.ensure,
            self._configuration.website.name,
            ["127.0.0.1", *sorted({each.address for each in self.cards})],
            list(dict.fromkeys(names)),
        )
        self._authority = await asyncio.to_thread(certificates.authority)
        if is_new:
            log.info("the certificate of https was renewed")
            await self.door.renew(certificates.load)
        if not self.door.is_open:
            await self.door.open(await asyncio.to_thread(certificates.context))

    def _made_certificates(self) -> Certificates:
        from oj_appliance.addresses.certificates import Certificates

        self._certificates = self._certificates or Certificates(self._folder)
        return self._certificates


def _chosen(values: dict[str, Any]) -> Chosen:
    usual = Chosen()
    return Chosen(
        bool(values.get("name", usual.is_announced)), HttpsMode(values.get("https", usual.https))
    )


def _stored(chosen: Chosen) -> dict[str, object]:
    return {"name": chosen.is_announced, "https": chosen.https.value}
