"""`oj` for which no hour is ever full: what is sent at the next one waits while a test looks."""

from __future__ import annotations

import sys
from unittest.mock import patch

from oj_appliance.cli.main import main
from oj_appliance.timers import Timers


async def passed_over(timers: Timers) -> None:
    """A quarter of an hour begins."""


if __name__ == "__main__":
    with patch.object(Timers, "strike", passed_over):
        sys.exit(main())
