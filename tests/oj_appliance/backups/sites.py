"""A site in this process, for what no page asks for: what other parts and the clock do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.composition.backups import BackupPart
from oj_appliance.settings import ServerSettings, Settings

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Site:
    appliance: Appliance

    @property
    def part(self) -> BackupPart:
        return self.appliance[BackupPart]


def on_a_site(folder: Path, use: Callable[[Site], Awaitable[Answer]]) -> Answer:
    async def run() -> Answer:
        appliance = build(Settings(server=ServerSettings(data=str(folder))), None)
        await appliance.load(root_password="rootroot")
        try:
            return await use(Site(appliance))
        finally:
            await appliance.close()

    return asyncio.run(run())
