"""A server of timed works whose clock a test sets, in a hurry: what it looks after each minute it
looks after twice a second."""

from __future__ import annotations

import sys
from unittest.mock import patch

from oj_appliance import timers
from tests.oj_appliance.timed_work.staged_server import run

if __name__ == "__main__":
    with patch.object(timers, "UPKEEP_S", 0.5):
        sys.exit(run())
