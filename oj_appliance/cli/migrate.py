"""oj migrate: brings a data folder's database to this version's schema. The server does it when it
starts; an upgrade does it first to a copy, to see whether it can be done."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from peewee import DatabaseError

from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.cli.options import add_data_option, folder_in_use, settings_of
from oj_appliance.storage.schema import SchemaTooNewError, migrate


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "migrate", help="bring a copy of the data to this version", description=__doc__
    )
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    folder = folder_in_use(settings_of(options))
    try:
        with held(folder):
            steps = migrate(folder.database, backup_folder=None)
    except FolderInUseError as error:
        print(f"oj: {folder.root} is in use by {error}", file=sys.stderr)
        return 1
    except (SchemaTooNewError, DatabaseError, OSError) as error:
        print(f"oj: {error}", file=sys.stderr)
        return 1
    print("\n".join(steps) or "Nothing to do. / 无需更改。")
    return 0
