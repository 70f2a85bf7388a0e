"""oj uninstall: takes program, languages, service and account away; the data stay."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from oj_appliance.backups.mounting import kept_units
from oj_appliance.backups.mounting import remove_unit as remove_disk
from oj_appliance.backups.types import BadBackupError
from oj_appliance.cli.installed_options import installation
from oj_appliance.cli.ownership import SUDO
from oj_appliance.cli.terminal import says_yes
from oj_appliance.installation.account import remove_account
from oj_appliance.installation.places import ACCOUNT, COMMAND, SERVICE, UNIT, Prefix, Record
from oj_appliance.installation.unit import has_systemd, remove_unit, systemctl


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "uninstall", help="take this program away, not the data", description=__doc__
    )
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    prefix, record = installation()
    if os.geteuid() != 0 and (record.as_service or record.made_account):
        sys.exit(SUDO)
    if not options.yes:
        print(f"{prefix.root} will be removed; the data in {record.data} stay.")
        print(f"将删除 {prefix.root}；{record.data} 中的数据会保留。")
        if not says_yes():
            return 1
    try:
        _remove(prefix, record)
    except (OSError, BadBackupError) as error:
        sys.exit(f"oj: {error}")
    print(f"Removed. The data are in {record.data}. / 已卸载，数据仍在 {record.data}。")
    return 0


def _remove(prefix: Prefix, record: Record) -> None:
    if record.as_service and has_systemd():
        systemctl("disable", "--now", SERVICE)
    if UNIT.exists() and str(prefix.root) in UNIT.read_text("utf-8"):
        remove_unit()
        if has_systemd():
            systemctl("daemon-reload")
    for disk in kept_units():
        remove_disk(disk)
    if COMMAND.is_symlink() and COMMAND.readlink() == prefix.program:
        COMMAND.unlink()
    if record.made_account:
        _keep_for_root(Path(record.data))
        remove_account(ACCOUNT)
    for place in (prefix.releases, prefix.languages, prefix.upgrades):
        shutil.rmtree(place, ignore_errors=True)
    prefix.current.unlink(missing_ok=True)
    prefix.record_file.unlink(missing_ok=True)
    if not any(prefix.root.iterdir()):
        prefix.root.rmdir()


def _keep_for_root(data: Path) -> None:
    """An account that is gone must leave no files to whoever gets its number next."""
    if not data.is_dir() or data.is_symlink():
        return
    for _, folders, files, fd in os.fwalk(data, follow_symlinks=False):
        for name in (*folders, *files):
            os.chown(name, 0, 0, dir_fd=fd, follow_symlinks=False)
        os.fchown(fd, 0, 0)
