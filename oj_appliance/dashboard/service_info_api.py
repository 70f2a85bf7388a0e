"""What runs here, in the shapes that older clients know, and what they lack (admin.md §2)."""

from __future__ import annotations

import asyncio
import platform
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

from oj_appliance import __version__
from oj_appliance.clock import Clock, wire_time
from oj_appliance.dashboard.machine import disk_space, machine_load, percent
from oj_appliance.dashboard.service import Dashboard
from oj_appliance.dashboard.types import JudgeState
from oj_appliance.dashboard.upkeep_checks import drill_state, newest_backup
from oj_appliance.data_folder import DataFolder
from oj_appliance.own_command import typed_command
from oj_appliance.storage.database import Database
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Time

HEALTHY = {"nacos.healthy": "true"}


class ServiceInstance(msgspec.Struct, kw_only=True):
    serviceId: str
    instanceId: str
    host: str
    port: int
    secure: bool = False
    uri: str
    metadata: dict[str, str]


class RegistryStatus(msgspec.Struct):
    status: str


class ServiceInfo(msgspec.Struct, kw_only=True):
    """`command` is `oj` as a person types it. Disk and database in bytes; `lastBackup` is null
    without one; `backupFailed` tells of the newest attempt since the server was started."""

    backupCores: int
    backupPercentCpuLoad: str
    backupPercentMemoryLoad: str
    backupService: list[ServiceInstance]
    nacos: RegistryStatus
    version: str
    pythonVersion: str
    sqliteVersion: str
    dataDir: str
    command: str
    diskFree: int
    diskTotal: int
    databaseSize: int
    uptimeSeconds: int
    queueLength: int
    lastBackup: Time | None
    backupFailed: bool
    restoreDrill: Literal["none", "good", "failed", "old"]
    databaseDamaged: bool
    diskFull: bool


class JudgeService(msgspec.Struct, kw_only=True):
    host: str
    port: int
    secure: bool = False
    metadata: dict[str, str]


class JudgeServiceInfo(msgspec.Struct, kw_only=True):
    cpuCores: int
    percentCpuLoad: str
    percentMemoryLoad: str
    maxTaskNum: int
    runningTasks: int
    service: JudgeService


class ServiceInfoApi:
    def __init__(
        self,
        dashboard: Dashboard,
        clock: Clock,
        folder: DataFolder,
        port: int,
        judge: JudgeState,
        backup_failed: Callable[[], bool],
        database: Database,
    ) -> None:
        self._dashboard = dashboard
        self._clock = clock
        self._folder = folder
        self._port = port
        self._judge = judge
        self._backup_failed = backup_failed
        self._trouble = database.trouble
        self._started = clock.monotonic()

    @get("/api/admin/config/get-service-info", guard=STAFF, summary="This server")
    async def get_service_info(self, call: Call) -> ServiceInfo:
        return await self._service_info()

    @post("/api/admin/config/get-service-info", guard=STAFF, summary="The same, as older clients")
    async def post_service_info(self, call: Call) -> ServiceInfo:
        return await self._service_info()

    @get("/api/admin/config/get-judge-service-info", guard=STAFF, summary="The judge")
    async def get_judge_service_info(self, call: Call) -> list[JudgeServiceInfo]:
        return self._judge_info()

    @post("/api/admin/config/get-judge-service-info", guard=STAFF, summary="The same by POST")
    async def post_judge_service_info(self, call: Call) -> list[JudgeServiceInfo]:
        return self._judge_info()

    async def _service_info(self) -> ServiceInfo:
        load, disk, host = machine_load(), disk_space(self._folder.root), socket.gethostname()
        queue = await self._dashboard.queue_now()
        backup_at = await asyncio.to_thread(_newest_at, self._folder)
        return ServiceInfo(
            backupCores=load.cores,
            backupPercentCpuLoad=percent(load.processor),
            backupPercentMemoryLoad=percent(load.memory),
            backupService=[
                ServiceInstance(
                    serviceId="oj",
                    instanceId=f"{host}:{self._port}",
                    host=host,
                    port=self._port,
                    uri=f"http://{host}:{self._port}",
                    metadata=HEALTHY,
                )
            ],
            nacos=RegistryStatus("UP"),
            version=__version__,
            pythonVersion=platform.python_version(),
            sqliteVersion=sqlite3.sqlite_version,
            dataDir=str(self._folder.root),
            command=typed_command(),
            diskFree=disk.free,
            diskTotal=disk.total,
            databaseSize=_size(self._folder.database),
            uptimeSeconds=round(self._clock.monotonic() - self._started),
            queueLength=queue.waiting,
            backupFailed=self._backup_failed(),
            restoreDrill=await asyncio.to_thread(drill_state, self._folder.database),
            databaseDamaged=bool(self._trouble.damage),
            diskFull=self._trouble.is_full,
            lastBackup=None if backup_at is None else wire_time(backup_at),
        )

    def _judge_info(self) -> list[JudgeServiceInfo]:
        """Empty where this machine cannot judge."""
        if self._judge.installed() is None:
            return []
        load = machine_load()
        metadata = {"judgeName": "local", **HEALTHY}
        return [
            JudgeServiceInfo(
                cpuCores=load.cores,
                percentCpuLoad=percent(load.processor),
                percentMemoryLoad=percent(load.memory),
                maxTaskNum=self._judge.slots,
                runningTasks=self._judge.running,
                service=JudgeService(host=socket.gethostname(), port=0, metadata=metadata),
            )
        ]


def _size(database: Path) -> int:
    """With what waits in the journal beside it."""
    journal = database.with_name(f"{database.name}-wal")
    return sum(path.stat().st_size for path in (database, journal) if path.exists())


def _newest_at(folder: DataFolder) -> int | None:
    """Epoch ms. It waits for the disks of backups."""
    newest = newest_backup(folder)
    return None if newest is None else newest.at
