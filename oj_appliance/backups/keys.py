"""The key that seals the backups of this site, in a file of the data folder that no backup holds.
It is made from a password, which is kept nowhere: the nights need none, another computer does."""

from __future__ import annotations

import base64
import contextlib
import os
from pathlib import Path

import msgspec

from oj_appliance.backups.sealing import Key
from oj_appliance.backups.types import BadBackupError


class _Stored(msgspec.Struct):
    header: str
    key: str


def read_key(path: Path) -> Key | None:
    """None while backups are not sealed. Raises BadBackupError: nothing is written unsealed because
    a file is damaged."""
    try:
        stored = msgspec.json.decode(path.read_bytes(), type=_Stored)
        return Key(base64.b64decode(stored.header), base64.b64decode(stored.key))
    except FileNotFoundError:
        return None
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadBackupError(
            f"{path} is damaged; set the password of backups anew",
            f"{path} 已损坏，请重新设置备份密码",
        ) from error


def key_or_none(path: Path) -> Key | None:
    """For who only looks which backup opens."""
    try:
        return read_key(path)
    except (BadBackupError, OSError):
        return None


def write_key(path: Path, key: Key | None) -> None:
    """Whole or not at all; closed to other accounts from its first byte on."""
    if key is None:
        path.unlink(missing_ok=True)
        return
    stored = _Stored(base64.b64encode(key.header).decode(), base64.b64encode(key.file_key).decode())
    new = path.with_name(f"{path.name}.new")
    with contextlib.suppress(FileNotFoundError):
        new.unlink()
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(stored))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
