"""The command `oj`, with one row more in the table of formats."""

from __future__ import annotations

from oj_appliance.interchange.formats.registry import FORMATS
from tests.oj_appliance.interchange.tiny.format import TINY

# A plain archive of data is asked last, whoever comes.
FORMATS.insert(-1, TINY)

if __name__ == "__main__":
    from oj_appliance.cli.main import main

    main()
