"""oj go-back: the program and the data of before the last upgrade, when the new version fails after
its trial; what was written since stays in a folder of its own."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.cli.installed_options import installation
from oj_appliance.cli.upgrading import site_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import SERVICE, Record
from oj_appliance.installation.unit import has_systemd, systemctl
from oj_appliance.upgrades import former_data, texts, trial_data, way_back
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
        sys.exit("oj: run this with sudo. / 请用 sudo 运行。")
    folder = DataFolder(Path(record.data))
    site = site_of(prefix, folder, ())
    former = way_back.known_former(site)
    if former is None:
        sys.exit("oj: nothing of an earlier version is left here. / 没有可以退回的旧版本。")
    if not options.yes and not _is_wanted(site, former):
        return 1
    _systemctl("stop", record)
    try:
        with held(folder):
            _go_back(site, former)
    except FolderInUseError as error:
        sys.exit(
            f"oj: {folder.root} is in use by {error}; stop that server first, then run this again."
            f"\noj: 数据目录 {folder.root} 正被另一个服务使用（{error}），请先停止它再运行。"
        )
    except OSError as error:
        _systemctl("start", record)
        sys.exit(f"oj: it could not go back: {error} / 退回失败。")
    _systemctl("start", record)
    print(
        f"{former.version_before} is the current version again. / 已退回 {former.version_before}。"
    )
    kept = folder.root / former_data.UNDONE
    print(f"The data of {former.version} · {former.version} 的数据: {kept}")
    return 0


def _is_wanted(site: Site, former: Former) -> bool:
    if not way_back.is_untouched(site):
        print(
            f"The data become those of the backup {former.backup or '—'}; what was written since"
            f" stays in {site.folder.root / former_data.UNDONE}.\n"
            f"数据将恢复为备份 {former.backup or '—'} 的内容；此后写入的数据保留在该目录。"
        )
    print(f"{former.version} → {former.version_before}")
    return sys.stdin.isatty() and input("y/n: ").strip().lower() in ("y", "yes", "是")


def _go_back(site: Site, former: Former) -> None:
    """Raises OSError; run once more it goes on."""
    if way_back.is_untouched(site):
        way_back.go_back(site, former, texts.BY_HAND)
        return
    _restore_beside(site, former)
    way_back.note(site, former, texts.BY_HAND)
    site.as_owner(partial(trial_data.put_in_place, site.folder, former_data.UNDONE))
    way_back.switch_back(site, former)


def _restore_beside(site: Site, former: Former) -> None:
    """By the program that made the backup: the data of it, in a folder of their own. It asks for
    the password of a sealed one. Raises OSError."""
    backup = site.folder.backups / former.backup
    if not former.backup or not backup.is_file():
        raise OSError(f"the backup {former.backup or '?'} is not in {site.folder.backups}")
    trial_data.remove(site.folder, trial_data.TRIAL, former_data.UNDONE)
    beside = trial_data.trial_folder(site.folder).root
    site.as_owner(partial(beside.mkdir, 0o700))
    program = site.prefix.releases / former.release_before / "oj"
    command = (str(program), "restore", str(backup), "--data", str(beside))
    environment = {**os.environ, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        trial_data.remove(site.folder)
        raise OSError(done.stderr.strip() or f"oj restore: {done.returncode}")


def _systemctl(word: str, record: Record) -> None:
    if record.as_service and has_systemd():
        systemctl(word, SERVICE)
