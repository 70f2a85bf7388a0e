"""The example board and alerts for whoever watches this site's figures (contract admin.md §7.6), as
they came with the program: a school that has only the program can get them nowhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal

import msgspec
from aiohttp import web

from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import ROOT

BYTES = "application/octet-stream"  # saved, and never shown
_FILES = {"board": "grafana-board.json", "alerts": "alert-rules.yml"}


class MonitoringFileQuery(msgspec.Struct):
    type: Literal["board", "alerts"]


class MonitoringFileApi:
    """`folder` holds both files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @get(
        "/api/file/download-monitoring",
        guard=ROOT,
        summary="The example board for Grafana, or the alerts for Prometheus",
        answers=BYTES,
    )
    async def download_monitoring(
        self, call: Call, query: MonitoringFileQuery
    ) -> web.StreamResponse:
        name = _FILES[query.type]
        opened = await asyncio.to_thread((self._folder / name).open, "rb")
        return await send_open_file(call, opened, name, BYTES)
