"""`oj serve` on a computer whose clock the test sets, as
`python -m tests.oj_appliance.server_time.moved_clock serve …`. A file keeps by how much, as the
battery of a real computer does."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

from oj_appliance import app
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.clock import Clock
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part

FILE = "OJ_TEST_COMPUTER_CLOCK"


class MovedClock(Clock):
    """The computer's clock is later by so many ms as the file says."""

    def __init__(self) -> None:
        self.set_to(self.computer_ms())

    def computer_ms(self) -> int:
        return time.time_ns() // 1_000_000 + int(Path(os.environ[FILE]).read_text("utf-8"))


def build(
    settings: object, judge: object, *, parts: tuple[Callable[[House], Part], ...] = app.PARTS
) -> object:
    return app.build(settings, judge, MovedClock(), parts)  # type: ignore[arg-type]


if __name__ == "__main__":
    with patch.object(serve, "build", partial(build)):
        sys.exit(main())
