"""The password of a sealed backup: of the environment, or asked for at the terminal."""

from __future__ import annotations

import getpass
import os
import sys

from oj_appliance.backups.sealing import Key, key_of
from oj_appliance.backups.types import BadBackupError

# For who works without a terminal.
PASSWORD = "OJ_BACKUP_PASSWORD"  # noqa: S105 - the name of an environment variable


def key_by_password(header: bytes) -> Key:
    """Raises WrongPasswordError; BadBackupError where there is nobody to ask."""
    password = os.environ.pop(PASSWORD, None)
    if password is None:
        password = _asked()
    return key_of(header, password)


def _asked() -> str:
    try:
        with open("/dev/tty", "rb"):  # noqa: PTH123 - a device
            pass
    except OSError:
        if not sys.stdin.isatty():
            raise BadBackupError(
                f"it opens with its password alone: run this in a terminal, or set {PASSWORD}",
                f"需要密码才能打开：请在终端中运行，或设置环境变量 {PASSWORD}",
            ) from None
    return getpass.getpass("Password of the backup / 备份密码: ")
