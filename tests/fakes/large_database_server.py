"""`oj serve` that takes every database for a large one, as
`python -m tests.fakes.large_database_server serve …`."""

from __future__ import annotations

import sys
from unittest.mock import patch

from oj_appliance.cli.main import main
from oj_appliance.storage import trouble

if __name__ == "__main__":
    with patch.object(trouble, "LARGE_BYTES", 0):
        sys.exit(main())
