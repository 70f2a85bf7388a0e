"""`oj serve` whose day goes on faster, as `python -m tests.e2e.turned_clock serve …`. A file says
by how much the clock was turned on, so that the time of day stays right over a start."""

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

FILE = "OJ_TEST_TURNED_CLOCK"


class TurnedClock(Clock):
    """Turned on, it is no clock that jumps: so much time has passed."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + int(Path(os.environ[FILE]).read_text("utf-8"))

    def computer_ms(self) -> int:
        return self.now_ms()

    def jump_ms(self) -> int:
        return 0


def build(
    settings: object, judge: object, *, parts: tuple[Callable[[House], Part], ...] = app.PARTS
) -> object:
    return app.build(settings, judge, TurnedClock(), parts)  # type: ignore[arg-type]


if __name__ == "__main__":
    with patch.object(serve, "build", partial(build)):
        sys.exit(main())
