"""Everything that runs, once it is built: how it is brought to life and put to rest."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from aiohttp import web

from oj_appliance.composition.addresses import AddressPart
from oj_appliance.composition.contest_preview import ContestPreviewPart
from oj_appliance.composition.dry_runs import DryRunPart
from oj_appliance.composition.exam_backups import ExamBackupPart
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House, Kind
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.composition.upgrades import UpgradePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.composition.website import WebsitePart
from oj_appliance.nights import Nights
from oj_appliance.settings import Settings
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.access.calls import exam_refusals
from oj_appliance.timers import Timers
from oj_appliance.web.endpoint import Endpoint, endpoints_of
from oj_appliance.web.openapi_api import OpenApiApi
from oj_appliance.web.server import WebParts, build_application
from oj_appliance.web.uploads import Admission


class Appliance:
    """`appliance[SomePart]` is the part of this kind."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.endpoints = _endpoints(house)
        self.application = _application(house, self.endpoints)
        self.timers = Timers(
            [timer for part in house.parts for timer in part.timers()],
            _nights(house),
            house.foundation.clock,
        )

    def __getitem__(self, kind: type[Kind]) -> Kind:
        return self._house[kind]

    @property
    def settings(self) -> Settings:
        return self._house.foundation.settings

    @property
    def start_anew(self) -> asyncio.Event:
        """Set when the server shall stop and be built once more."""
        return self._house.foundation.start_anew

    @property
    def end(self) -> asyncio.Event:
        """Set when the process shall end, and be started again by whoever keeps it."""
        return self._house.foundation.end

    @property
    def database(self) -> Database:
        return self._house.foundation.database

    async def load(self, *, root_password: str | None = None) -> str | None:
        """Reads what lives in memory; the setup code while there is no administrator."""
        await self._house.foundation.configuration.load()
        for part in self._house.parts:
            await part.load()
        return await self[PeoplePart].accounts.prepare_setup(root_password)

    async def recover(self) -> None:
        """Before anybody is answered: what an ended server left undone waits again."""
        for part in self._house.parts:
            await part.recover()

    def start_working(self) -> None:
        for part in self._house.parts:
            part.start()
        self.timers.start()

    async def stop_working(self) -> None:
        """Takes no more work, and gives what runs a moment to end."""
        self._house.is_stopping = True
        self.timers.stop()
        for part in reversed(self._house.parts):
            await part.stop()

    async def close(self) -> None:
        for part in reversed(self._house.parts):
            await part.close()
        self.database.close()


def _nights(house: House) -> Nights:
    foundation, freeze = house.foundation, house[ExamFreezePart].freeze
    configuration, exams = foundation.configuration, house[ExamBackupPart]

    def is_needed(since: int, until: int) -> bool:
        return freeze.is_exam_frozen() or exams.is_any_between(since, until)

    return Nights(
        *(foundation.database, foundation.clock, lambda: configuration.website.timezone),
        is_needed=is_needed,
    )


def _endpoints(house: House) -> list[Endpoint]:
    apis = [api for part in house.parts for api in part.apis()]
    endpoints = [_gated(endpoint) for api in apis for endpoint in endpoints_of(api)]
    endpoints += endpoints_of(OpenApiApi(endpoints))  # the document names its own call too
    return endpoints


def _gated(endpoint: Endpoint) -> Endpoint:
    keys = exam_refusals(endpoint.options.path)
    return replace(endpoint, options=replace(endpoint.options, gate_keys=keys))


def _application(house: House, endpoints: list[Endpoint]) -> web.Application:
    foundation, people = house.foundation, house[PeoplePart]
    return build_application(
        WebParts(
            endpoints=endpoints,
            authenticate=people.sessions.authenticate,
            ended_for=people.sessions.ended_for,
            gate=house[TimedWorkPart].gate.check,
            previewed=house[ContestPreviewPart].previews.viewer,
            tried_as=house[DryRunPart].dry_runs.student,
            seen=house[ExamRoomPart].presence.saw,
            before_change=house[UpgradePart].upgrades.before_change,
            setup_is_needed=lambda: people.accounts.setup_is_needed,
            page_shell=house[WebsitePart].page_shell,
            admission=Admission(foundation.folder.uploads, house[UploadPart].rate.check),
            disk_is_full=lambda: foundation.database.trouble.is_full,
            metrics=foundation.metrics,
            slow_calls=foundation.slow_calls,
            secure_address=house[AddressPart].secure_address,
            trusted_proxy=foundation.settings.server.trusted_proxy,
            clock=foundation.clock,
        )
    )
