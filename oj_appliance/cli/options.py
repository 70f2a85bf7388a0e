"""Options that several commands share, and settings made from them."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from oj_appliance.cli.ownership import SUDO, become_owner, name_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.settings import BadSettingError, Settings, load_settings, table
from oj_appliance.upgrades import former_data


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
        settings = load_settings(file=file, environment=os.environ, options=given)
        _refuse_what_a_file_may_not_say(file, found, settings)
    except BadSettingError as error:
        sys.exit(f"oj: {error}")
    except PermissionError as error:
        sys.exit(closed(Path(error.filename or found.server.data)))
    return settings


def _refuse_what_a_file_may_not_say(file: Path, without: Settings, settings: Settings) -> None:
    """The file lies where the site's user may write, and root reads it before it becomes that user:
    it can name no other folder, and no other user than its folder's."""
    if settings.server.data != without.server.data:
        raise BadSettingError(f"{file}: server.data has no meaning inside the data folder")
    user = settings.server.user
    if os.geteuid() == 0 and user != without.server.user:
        owner = file.parent.stat().st_uid
        if owner == 0 or name_of(owner) != user:
            raise BadSettingError(
                f"{file}: server.user is not the folder's owner; name the user with --user {user}"
            )


def closed(place: Path) -> str:
    """What somebody is told who may not look into the data."""
    return f"oj: {place} cannot be read by this user. / 当前用户无法读取。\n{SUDO}"


def folder_in_use(settings: Settings) -> DataFolder:
    """The data folder, for every command but those that make one (serve, restore). Root becomes its
    owner from here on. Ends the program with a sentence where there is none."""
    folder = DataFolder(settings.data_folder)
    try:
        is_there = folder.database.is_file()
    except PermissionError:
        sys.exit(closed(folder.root))
    if not is_there:
        sys.exit(
            f"oj: there is no site in {folder.root}; name its data folder with --data DIR.\n"
            f"oj: {folder.root} 中没有网站数据，请用 --data 指定数据目录。"
        )
    become_owner(folder.root)
    return folder


def folder_to_change(settings: Settings) -> DataFolder:
    """The data folder, for a command that writes what nobody wants to lose. As `folder_in_use`."""
    folder = folder_in_use(settings)
    former_data.written(folder)
    return folder
