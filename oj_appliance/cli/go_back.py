"""oj go-back: the program and the data of before the last upgrade, when the new version fails after
its trial; what was written since stays in a folder of its own."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from oj_appliance.cli import backup_before
from oj_appliance.cli.backup_before import BackupBefore
from oj_appliance.cli.installed_options import installation
from oj_appliance.cli.installed_service import alone_on, tell_service
from oj_appliance.cli.ownership import SUDO
from oj_appliance.cli.terminal import says_yes
from oj_appliance.cli.upgrading import site_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.upgrades import former_data, texts, way_back
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.types import Former


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "go-back", help="back to the version before the last upgrade", description=__doc__
    )
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    prefix, record = installation()
    if not os.access(prefix.root, os.W_OK):
        sys.exit(SUDO)
    folder = DataFolder(Path(record.data))
    site = site_of(prefix, folder, ())
    former = way_back.known_former(site)
    if former is None:
        sys.exit("oj: nothing of an earlier version is left here. / 没有可以退回的旧版本。")
    try:
        backup = backup_before.find(site, former) if _needs_backup(site, former) else None
    except OSError as error:
        sys.exit(f"oj: it cannot go back: {error} / 无法退回。")
    if not options.yes and not _is_wanted(site, former, backup):
        return 1
    tell_service("stop", record)
    try:
        with alone_on(folder):
            _go_back(site, former, backup)
    except OSError as error:
        tell_service("start", record)
        sys.exit(f"oj: it could not go back: {error} / 退回失败。")
    tell_service("start", record)
    print(
        f"{former.version_before} is the current version again. / 已退回 {former.version_before}。"
    )
    kept = folder.root / former_data.UNDONE
    print(f"The data of {former.version} · {former.version} 的数据: {kept}")
    return 0


def _needs_backup(site: Site, former: Former) -> bool:
    """Not for what lies there whole, or is restored already."""
    return not way_back.is_untouched(site) and not way_back.is_begun(site, former)


def _is_wanted(site: Site, former: Former, backup: BackupBefore | None) -> bool:
    if backup is not None:
        print(
            f"The data become those of the backup {backup.file}; what was written since"
            f" stays in {site.folder.root / former_data.UNDONE}.\n"
            f"数据将恢复为备份 {backup.file} 的内容；此后写入的数据保留在该目录。"
        )
    print(f"{former.version} → {former.version_before}")
    return says_yes()


def _go_back(site: Site, former: Former, backup: BackupBefore | None) -> None:
    """Raises OSError; run once more it goes on."""
    if way_back.is_begun(site, former):
        way_back.go_on(site, former)
        return
    if backup is not None:
        backup_before.restore_beside(site, former, backup)
    way_back.go_back(site, former, texts.BY_HAND)
