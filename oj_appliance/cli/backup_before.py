"""The backup of before an upgrade, for who goes back by hand. It is looked for and opened as the
owner of the data, who alone could have put a link there.

One that is sealed opens with the key that this site has of it; once the password has been changed,
with the earlier one, which is asked for before anything is stopped. The program that made it reads
the opened file: no other version need know how this one keeps keys."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from oj_appliance.backups.keys import key_or_none
from oj_appliance.backups.sealing import Key, read_header, unsealed
from oj_appliance.backups.types import BadBackupError
from oj_appliance.backups.whereabouts import backups_in
from oj_appliance.cli.backup_password import key_by_password
from oj_appliance.dashboard.upkeep_checks import backup_folders
from oj_appliance.data_folder import DataFolder
from oj_appliance.upgrades import former_data, trial_data
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.types import Former

_OPENED = "opened.tar"


@dataclass(frozen=True)
class BackupBefore:
    """`key` is None where none is needed, or the site has it."""

    file: Path
    key: Key | None


def find(site: Site, former: Former) -> BackupBefore:
    """Raises OSError: it is not there, or its password is not."""
    folder, name = site.folder, former.backup
    found = site.as_owner(partial(_found, folder, name))
    if not found:
        raise OSError(f"the backup {name or '?'} is in no folder of backups of this site")
    header = site.as_owner(partial(_strange_header, folder, Path(found)))
    try:
        key = key_by_password(header.encode("latin-1")) if header else None
    except BadBackupError as error:
        raise OSError(f"{name}: {error}") from error
    return BackupBefore(Path(found), key)


def restore_beside(site: Site, former: Former, backup: BackupBefore) -> None:
    """By the program that made the backup: the data of it, in the folder of trials. Raises
    OSError."""
    trial_data.remove(site.folder, trial_data.TRIAL, former_data.UNDONE)
    beside = trial_data.trial_folder(site.folder).root
    site.as_owner(partial(beside.mkdir, 0o700))
    try:
        opened = site.as_owner(partial(_open, site.folder, backup))
        _restore(site.prefix.releases / former.release_before / "oj", opened, beside)
    except OSError:
        trial_data.remove(site.folder)
        raise
    finally:
        trial_data.remove(site.folder, former_data.UNDONE)


def _restore(program: Path, file: str, beside: Path) -> None:
    command = (str(program), "restore", file, "--data", str(beside))
    environment = {**os.environ, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise OSError(done.stderr.strip() or f"oj restore: {done.returncode}")


def _found(folder: DataFolder, name: str) -> str | None:
    """Its path, in the data folder or in the one that was chosen."""
    listed = backups_in(backup_folders(folder))
    return next((str(Path(each.folder) / name) for each in listed if each.name == name), None)


def _strange_header(folder: DataFolder, file: Path) -> str | None:
    """Of one that is sealed with another key than this site's, its first lines."""
    header, own = read_header(file), key_or_none(folder.backup_key)
    is_ours = header is None or (own is not None and own.header == header)
    return None if is_ours or header is None else header.decode("latin-1")


def _open(folder: DataFolder, backup: BackupBefore) -> str:
    """The path of a file that opens without a key, where nobody else may look."""
    with backup.file.open("rb") as source:
        opened = unsealed(source, backup.key or key_or_none(folder.backup_key))
        if opened is source:
            return str(backup.file)
        place = folder.root / former_data.UNDONE
        place.mkdir(mode=0o700)
        with (place / _OPENED).open("xb") as target:
            shutil.copyfileobj(opened, target, 1 << 20)
    return str(place / _OPENED)
