"""`oj` in a hurry: what it looks after each minute, and the socket's beat, twice a second."""

from __future__ import annotations

import sys
from unittest.mock import patch

from oj_appliance import timers
from oj_appliance.cli.main import main
from oj_appliance.web import live

if __name__ == "__main__":
    with patch.object(timers, "UPKEEP_S", 0.5), patch.object(live, "BEAT_S", 0.5):
        sys.exit(main())
