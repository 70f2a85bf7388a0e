"""What commands do while the site must stand still: its service is stopped, and whoever else holds
the data is named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import SERVICE, Record
from oj_appliance.installation.unit import has_systemd, systemctl


def tell_service(word: str, record: Record) -> None:
    """`start` or `stop`, where there is a service."""
    if record.as_service and has_systemd():
        systemctl(word, SERVICE)


@contextmanager
def alone_on(folder: DataFolder) -> Iterator[None]:
    """Ends the program with a sentence where another server works on the data. Raises OSError."""
    try:
        with held(folder):
            yield
    except FolderInUseError as error:
        sys.exit(
            f"oj: {folder.root} is in use by {error}; stop that server first, then run this again."
            f"\noj: 数据目录 {folder.root} 正被另一个服务使用（{error}），请先停止它再运行。"
        )
