"""`oj` with the built page of another folder, as after an upgrade."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest.mock import patch

from oj_appliance.cli.main import main
from oj_appliance.composition import website

if __name__ == "__main__":
    with patch.object(website, "DIST", Path(os.environ["PAGE_FOLDER"])):
        sys.exit(main())
