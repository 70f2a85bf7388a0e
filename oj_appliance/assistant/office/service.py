"""Use cases of the back-office: trying the service, and reading what was asked."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from oj_appliance.assistant import store
from oj_appliance.assistant.provider.client import stream
from oj_appliance.assistant.settings import AssistantSettings
from oj_appliance.assistant.types import Exchange, Message, Wanted
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.paging import Window

TRIAL = (Message("user", "Answer with the single word: ready"),)


class AssistantOffice:
    def __init__(self, database: Database, settings: AssistantSettings) -> None:
        self._database = database
        self._settings = settings

    async def try_service(self) -> str:
        """The beginning of what it answers. Raises ApiError: why it does not."""
        config, key = await self._settings.provider()
        told = ""
        try:
            async with asyncio.timeout(min(config.wholeSeconds, config.firstSeconds)):
                async with aclosing(stream(config, key, TRIAL)) as pieces:
                    async for piece in pieces:
                        told += piece
        except TimeoutError as error:
            raise ApiError("ai.timeout") from error
        if not told.strip():
            raise ApiError("ai.garbled")
        return told.strip()

    async def page(self, wanted: Wanted, window: Window) -> tuple[list[Exchange], int]:
        return await self._database.read(
            store.page, wanted, limit=window.limit, offset=window.offset
        )

    async def exchange(self, number: int) -> Exchange:
        """With what was sent. Raises ai.exchange_missing."""
        found = await self._database.read(store.find, number)
        if found is None:
            raise ApiError("ai.exchange_missing")
        return found
