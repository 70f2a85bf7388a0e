"""`oj serve` on a machine whose clock, disk, memory, heat and slowness the test sets, as
`python -m tests.oj_appliance.dashboard.set_machine serve …`. The folder that `OJ_TEST_MACHINE`
names holds `state.json` and, below `sys`, what the kernel tells."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.dashboard.health import kernel, service
from oj_appliance.judging import stage_times
from tests.oj_appliance.server_time.moved_clock import build

FOLDER = "OJ_TEST_MACHINE"


def state(name: str) -> Any:
    return json.loads((Path(os.environ[FOLDER]) / "state.json").read_text("utf-8"))[name]


def disk_usage(_: object) -> shutil._ntuple_diskusage:
    total, free = state("disk")
    return shutil._ntuple_diskusage(total, total - free, free)


if __name__ == "__main__":
    slow = SimpleNamespace(monotonic=lambda: time.monotonic() + state("storing_s"))
    with (
        patch.object(serve, "build", partial(build)),
        patch.object(shutil, "disk_usage", disk_usage),
        patch.object(kernel, "available_mb", lambda: state("memory_mb")),
        patch.object(service, "Sensors", lambda: kernel.Sensors(Path(os.environ[FOLDER]) / "sys")),
        patch.object(stage_times, "time", slow),
    ):
        sys.exit(main())
