"""oj disk: mounts a disk or stick for backups, now and whenever it is plugged in; without a label
it names those that are there."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from oj_appliance.backups.disks import labels, usual_place
from oj_appliance.backups.mounting import forget, mount_for
from oj_appliance.backups.types import BadBackupError
from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.cli.ownership import SUDO
from oj_appliance.installation.unit import has_systemd


def add_to(commands: Any) -> None:
    parser = commands.add_parser("disk", help="mount a disk for backups", description=__doc__)
    parser.add_argument("label", metavar="LABEL", nargs="?", help="the disk's name")
    parser.add_argument("--forget", action="store_true", help="do not mount it any more")
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.label is None:
        return _tell()
    if os.geteuid() != 0:
        sys.exit(SUDO)
    try:
        if options.forget:
            forget(options.label)
            print("It can be pulled out. / 可以拔出了。")
            return 0
        owner = settings_of(options).data_folder.stat()
        keeps = has_systemd()
        place = mount_for(options.label, owner.st_uid, owner.st_gid, keeps=keeps)
    except BadBackupError as error:
        sys.exit(f"oj: {error.said.en}\noj: {error.said.zh}")
    except OSError as error:
        sys.exit(f"oj: {error}")
    print(f"Mounted at {place}. / 已挂载到 {place}。")
    if keeps:
        print("So it will be whenever it is plugged in. / 以后插上时自动挂载。")
    else:
        print("Until this machine starts again. / 重新开机后需要再运行一次。")
    print("Now choose it on the page Backups. / 请在后台的“备份”页面选择这个磁盘。")
    return 0


def _tell() -> int:
    found = labels()
    for label in found:
        place = usual_place(label)
        print(f"{label}  {place or 'not mounted for the site / 未挂载给网站'}")
    if not found:
        print("No disk with a name is plugged in. / 没有找到带卷标的磁盘。")
    return 0
