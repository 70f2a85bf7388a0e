"""Options that several commands share, and settings made from them."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from oj_appliance.data_folder import DataFolder
from oj_appliance.settings import BadSettingError, Settings, load_settings, table


def add_data_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder (default: ./data)")


def add_section_options(parser: argparse.ArgumentParser, section: str) -> None:
    """An option for every setting of a section but --data, which has its own line."""
    for row in table():
        if row.section != section or row.name == "data":
            continue
        name = "--" + row.name.replace("_", "-")
        text = f"{row.help} (default: {row.default or 'off'})"
        if row.kind is bool:
            parser.add_argument(name, action="store_true", default=None, help=text)
        else:
            parser.add_argument(name, metavar=row.kind.__name__.upper(), help=text)


def settings_of(options: argparse.Namespace) -> Settings:
    """Settings from the file in the data folder, the environment and these options.

    Ends the program with a sentence when a value cannot be read."""
    given = {
        f"server.{row.name}": getattr(options, row.name, None)
        for row in table()
        if row.section == "server"
    }
    try:
        found = load_settings(file=None, environment=os.environ, options=given)
        file = DataFolder(Path(found.server.data)).settings_file
        return load_settings(file=file, environment=os.environ, options=given)
    except BadSettingError as error:
        sys.exit(f"oj: {error}")
