"""The whole site in the place of a frozen one: python whole_program.py RELEASE COMMAND …

RELEASE holds the keys that it trusts and migrations of its own beside those of the checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path

from oj_appliance.installation import trusted_keys
from oj_appliance.storage import schema


def main(release: Path) -> int:
    trusted_keys.FOLDER = release / "keys"
    schema.MIGRATIONS = release / "migrations"
    from oj_appliance.cli import install
    from oj_appliance.cli.main import main as command

    install.COMMAND = release / "command"  # this machine's own stays

    return command()


if __name__ == "__main__":
    folder = Path(sys.argv.pop(1)).resolve()
    sys.exit(main(folder))
