"""`oj` with the 1,024 open files of a shell as its soft limit, which has no patience: what a
connection has to send within twenty seconds has half a second here."""

from __future__ import annotations

import resource
import sys
from unittest.mock import patch

from oj_appliance.cli.main import main
from oj_appliance.web import connections

if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1_024, hard), hard))
    with patch.object(connections, "WINDOW_S", 0.5):
        sys.exit(main())
