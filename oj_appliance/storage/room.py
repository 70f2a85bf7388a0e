"""Room on the data folder's disk: a reserve that is let go when the disk is full, so that staff can
still log in and tidy up."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
from contextvars import ContextVar
from pathlib import Path

from oj_appliance.storage.trouble import Trouble

log = logging.getLogger(__name__)

# Whether what runs now may write: on a full disk only staff's calls, logins and the site itself do.
may_write: ContextVar[bool] = ContextVar("may_write", default=True)

# For some thousand logins and what staff then do; a page of the journal is 4 KB.
RESERVE = 32 * 1024 * 1024
# Below this only staff may write; and this much more than the reserve ends it.
LEAST_FREE = 16 * 1024 * 1024
FREE_AGAIN = 96 * 1024 * 1024
# Of a disk with less than this share free the rest is for submissions and drafts: uploads and test
# runs wait.
LEAST_SHARE = 0.02


def is_nearly_full(folder: Path) -> bool:
    usage = shutil.disk_usage(folder)
    return usage.free < usage.total * LEAST_SHARE


class Room:
    """`look` blocks for a moment: call it from a thread, or before the server serves."""

    def __init__(self, folder: Path, trouble: Trouble) -> None:
        self._folder = folder
        self._reserve = folder / "reserve"
        self._trouble = trouble

    def look(self) -> None:
        """Lets the reserve go when there is hardly any room, and makes it again when there is."""
        free = shutil.disk_usage(self._folder).free
        if free < LEAST_FREE or self._trouble.is_full:
            self._let_go()
            free = shutil.disk_usage(self._folder).free
            self._trouble.is_full = free < FREE_AGAIN
        if not self._reserve.exists() and free >= RESERVE + FREE_AGAIN:
            self._make()

    def _let_go(self) -> None:
        if self._reserve.exists():
            log.error("the disk is full: the reserve for staff was let go")
            self._reserve.unlink(missing_ok=True)

    def _make(self) -> None:
        fd = os.open(self._reserve, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        try:
            os.posix_fallocate(fd, 0, RESERVE)
        except OSError:  # a file system that cannot, or somebody was quicker
            with contextlib.suppress(FileNotFoundError):
                self._reserve.unlink()
        finally:
            os.close(fd)
