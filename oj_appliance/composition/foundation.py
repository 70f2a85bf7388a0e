"""What every part stands on: the data folder, the database, events, metrics and settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.data_folder import DataFolder
from oj_appliance.events import Events
from oj_appliance.settings import Settings
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.storage.room import Room
from oj_appliance.storage.schema import migrate
from oj_appliance.storage.trouble import Trouble
from oj_appliance.web.metrics import Metrics
from oj_appliance.web.slow_calls import SlowCalls

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Foundation:
    """`addresses` gives the server's own on the local network; who sets `start_anew` wants the
    server to stop and to be built once more, in the same process; who sets `end` wants the process
    to end, and whoever keeps it to start it again."""

    settings: Settings
    clock: Clock
    addresses: Callable[[], list[str]]
    events: Events
    metrics: Metrics
    slow_calls: SlowCalls
    folder: DataFolder
    database: Database
    room: Room
    blobs: BlobFolder
    configuration: Configuration
    start_anew: asyncio.Event = field(default_factory=asyncio.Event)
    end: asyncio.Event = field(default_factory=asyncio.Event)


def lay_foundation(
    settings: Settings, clock: Clock, addresses: Callable[[], list[str]]
) -> Foundation:
    """Opens the data folder and brings its schema up to date."""
    events = Events()
    folder = DataFolder(settings.data_folder)
    folder.prepare()
    trouble = Trouble()
    room = Room(folder.root, trouble)
    room.look()
    steps = migrate(folder.database, backup_folder=folder.backups)
    if steps:
        log.info("schema brought up to date", extra={"steps": steps})
    database = Database(
        folder.database,
        reader_threads=settings.storage.reader_threads,
        read_timeout_ms=settings.storage.read_timeout_ms,
        trouble=trouble,
    )
    trouble.on_full = room.look
    return Foundation(
        settings=settings,
        clock=clock,
        addresses=addresses,
        events=events,
        metrics=Metrics(),
        slow_calls=SlowCalls(),
        folder=folder,
        database=database,
        room=room,
        blobs=BlobFolder(folder.blobs),
        configuration=Configuration(database, events),
    )
