"""`oj` whose live socket beats each second, so that its silence is noticed within three."""

from __future__ import annotations

import sys
from unittest.mock import patch

from oj_appliance.cli.main import main
from oj_appliance.web import live

if __name__ == "__main__":
    with patch.object(live, "BEAT_S", 1):
        sys.exit(main())
