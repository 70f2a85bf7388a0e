"""The composition root: settings, storage, services, queue, web, in the order in which they need
each other; torn down in reverse. The only place that knows every domain and every engine."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from oj_appliance.accounts.api import AccountsApi
from oj_appliance.accounts.passwords import Passwords
from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.sessions import Sessions
from oj_appliance.clock import Clock
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.configuration.api import ConfigurationApi
from oj_appliance.configuration.service import Configuration
from oj_appliance.data_folder import DataFolder
from oj_appliance.settings import Settings
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.endpoint import Endpoint, endpoints_of
from oj_appliance.web.live import LiveHub
from oj_appliance.web.live_api import LiveApi
from oj_appliance.web.openapi_api import OpenApiApi
from oj_appliance.web.pages import PageShell
from oj_appliance.web.server import WebParts, build_application

log = logging.getLogger(__name__)

DIST = Path(__file__).parent.parent / "webui" / "dist"


@dataclass
class Appliance:
    """Everything that runs, by name. Built by `build`, brought to life by `start`."""

    settings: Settings
    database: Database
    configuration: Configuration
    sessions: Sessions
    passwords: Passwords
    accounts: Accounts
    live: LiveHub
    application: web.Application
    endpoints: list[Endpoint]

    async def start(self, *, root_password: str | None) -> str | None:
        """Loads what lives in memory; the setup code while there is no administrator."""
        await self.configuration.load()
        await self.sessions.load()
        return await self.accounts.prepare_setup(root_password)

    async def stop(self) -> None:
        await self.live.close()
        self.passwords.close()
        self.database.close()


def build(settings: Settings, clock: Clock | None = None) -> Appliance:
    """Opens the data folder, brings its schema up to date, and ties all parts together."""
    clock = clock or Clock()
    folder = DataFolder(settings.data_folder)
    folder.prepare()
    steps = migrate(folder.database, backup_folder=folder.backups)
    if steps:
        log.info("schema brought up to date", extra={"steps": steps})
    database = Database(
        folder.database,
        reader_threads=settings.storage.reader_threads,
        read_timeout_ms=settings.storage.read_timeout_ms,
    )

    configuration = Configuration(database)
    sessions = Sessions(database, clock)
    passwords = Passwords()
    accounts = Accounts(database, clock, configuration, sessions, passwords, settings.limits)
    live = LiveHub(sessions.authenticate)
    sessions.on_ended = live.end_sessions

    configuration_api = ConfigurationApi(
        configuration, clock, lambda: lan_addresses(settings.server.port)
    )
    apis: list[object] = [
        configuration_api,
        AccountsApi(accounts, configuration),
        LiveApi(live),
    ]
    endpoints = [endpoint for api in apis for endpoint in endpoints_of(api)]
    endpoints += endpoints_of(OpenApiApi(endpoints))

    def boot(request: web.Request) -> dict[str, Any]:
        config = msgspec.to_builtins(configuration_api.answer(request.host))
        return {
            "config": config,
            "serverTime": config["serverTime"],
            "locale": configuration.website.language,
            "version": config["version"],
            "setupNeeded": accounts.setup_is_needed,
        }

    application = build_application(
        WebParts(
            endpoints=endpoints,
            authenticate=sessions.authenticate,
            setup_is_needed=lambda: accounts.setup_is_needed,
            page_shell=PageShell(DIST, boot, settings.server.dev),
            upload_folder=folder.uploads,
            trusted_proxy=settings.server.trusted_proxy,
        )
    )
    return Appliance(
        settings=settings,
        database=database,
        configuration=configuration,
        sessions=sessions,
        passwords=passwords,
        accounts=accounts,
        live=live,
        application=application,
        endpoints=endpoints,
    )
