"""The account that the web part runs as, made with the system's own tools."""

from __future__ import annotations

import pwd
import shutil
import subprocess


def ensure_account(name: str) -> bool:
    """True when it was made, False when it was there.

    Raises:
        OSError: this system has no way to make one that we know, or refused.
    """
    try:
        pwd.getpwnam(name)
    except KeyError:
        pass
    else:
        return False
    nowhere = ("--home-dir", "/nonexistent", "--shell", "/usr/sbin/nologin")
    _run("useradd", "--system", "--user-group", "--no-create-home", *nowhere, name)
    return True


def remove_account(name: str) -> None:
    """Raises:
    OSError: it is still in use, or the system refused.
    """
    _run("userdel", name)


def _run(tool: str, *words: str) -> None:
    command = shutil.which(tool, path="/usr/sbin:/sbin:/usr/bin:/bin")
    if command is None:
        raise OSError(f"this system has no {tool}; make or remove the account {words[-1]} by hand")
    done = subprocess.run((command, *words), capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{tool}: {done.stderr.strip()}")
