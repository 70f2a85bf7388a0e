"""What of this machine forbids an answer to the installer, said before anything is put on it."""

from __future__ import annotations

import errno
from pathlib import Path

from oj_appliance.cli.folder_lock import process_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.listening import listens, why_not
from oj_appliance.installation.questions import UnusableAnswerError


def usable_data(place: Path) -> None:
    """Raises UnusableAnswerError for a folder in which a server would not start."""
    try:
        taken = DataFolder(place).holds_other_things()
    except NotADirectoryError:
        raise UnusableAnswerError(f"{place} is no folder. / {place} 不是目录。") from None
    except PermissionError:
        raise UnusableAnswerError(f"{place} cannot be read. / 无法读取 {place}。") from None
    if taken:
        raise UnusableAnswerError(
            f"{place} holds other things; choose an empty folder or a new name. / "
            f"{place} 中有其他文件，请选择空目录或新的名称。"
        )


def usable_port(port: int, *, own: Path | None) -> None:
    """`own` is the data folder of what was installed before, whose server may hold the port. Raises
    UnusableAnswerError."""
    fault = why_not(port)
    server = process_of(DataFolder(own)) if fault and own else None
    if fault is None or (server is not None and listens(server, port)):
        return
    if fault.errno == errno.EACCES:
        raise UnusableAnswerError(
            f"Port {port} needs root; choose one above 1023. / "
            f"端口 {port} 需要 root 权限，请选择大于 1023 的端口。"
        )
    raise UnusableAnswerError(
        f"Port {port} is in use by another program; choose another one. / "
        f"端口 {port} 已被其他程序占用，请换一个。"
    )
