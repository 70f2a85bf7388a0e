"""What every command says of a damaged database."""

from __future__ import annotations

import argparse
import sys

from oj_appliance.backups.finding import newest_good_backup, restore_command
from oj_appliance.backups.keys import key_or_none
from oj_appliance.cli.options import settings_of
from oj_appliance.dashboard.upkeep_checks import backup_folders
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.trouble import fault_of, is_damage

# sysexits.h EX_CONFIG: starting again mends nothing, and the service does not try.
DAMAGED = 78


def tell_of_damage(folder: DataFolder, fault: str) -> int:
    """Prints the sentence with the newest good backup and the command; gives the exit code."""
    places = backup_folders(folder)
    lines = [
        f"oj: the database {folder.database} is damaged ({fault}). Nothing was changed.",
        "oj: 数据库已损坏，未做任何改动。",
    ]
    backup = newest_good_backup(places, key_or_none(folder.backup_key))
    if backup is None:
        lines += [
            f"No good backup was found in {', '.join(map(str, places))}; look on other disks.",
            "没有找到完好的备份，请在其他磁盘上查找。",
        ]
    else:
        lines += [
            f"The newest good backup is {backup}. Put it into a folder beside this one:",
            "最近一份完好的备份见上。请恢复到旁边的目录：",
            f"  {restore_command(folder, backup)}",
            f"Then start the site on it (--data {folder.root}-restored). / 然后用该目录启动网站。",
        ]
    print("\n".join(lines), file=sys.stderr)
    return DAMAGED


def told(error: Exception, options: argparse.Namespace) -> int | None:
    """None for an error that does not come of a damaged database."""
    if not is_damage(error):
        return None
    folder = DataFolder(settings_of(options).data_folder)
    return tell_of_damage(folder, fault_of(folder.database) or str(error))
