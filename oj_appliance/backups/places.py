"""Where backups go: the data folder's own `backups`, or a folder that the administrator chose. A
stick that is not plugged in must not turn into a folder on the same disk."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from oj_appliance import fault_points
from oj_appliance.backups.disk_faults import disk_fault
from oj_appliance.backups.types import BadBackupError
from oj_appliance.backups.waiting import beat

# Left in a chosen folder, so that it is known again: where it is missing, another disk is there.
MARK = ".oj-backups"
# Where disks of others are mounted.
MOUNT_FOLDERS = ("/mnt", "/media", "/run/media")


# So much at once goes to the disk: a gigabyte that is flushed at the end would hold up whoever
# submits meanwhile.
_FLUSHED_BYTES = 2 * 1024 * 1024


def check_folder(folder: Path) -> None:
    """Raises BadBackupError when nothing may be written there."""
    if not folder.is_absolute():
        raise BadBackupError(f"{folder} does not begin with /", f"{folder} 不是以 / 开头的完整路径")
    if not folder.is_dir():
        raise BadBackupError(f"the folder {folder} does not exist", f"目录 {folder} 不存在")
    inside = any(Path(each) in folder.parents for each in MOUNT_FOLDERS)
    if inside and folder.stat().st_dev == Path("/").stat().st_dev:
        raise BadBackupError(f"nothing is mounted at {folder}", f"{folder} 没有挂载磁盘")
    check_writable(folder, f"install -d -o oj -m 700 {folder}")


def check_writable(folder: Path, command: str) -> None:
    """`command` is what root could do about it. Raises BadBackupError."""
    if os.statvfs(folder).f_flag & os.ST_RDONLY:
        raise BadBackupError(
            f"{folder} can only be read: the switch of the stick is on, or the system found the"
            " disk damaged; turn the switch, or take another disk",
            f"{folder} 是只读的：U 盘的写保护开着，或系统发现磁盘有损坏；"
            "请关闭写保护，或换一块磁盘",
        )
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadBackupError(
            f"the site cannot write to {folder}; as root: {command}",
            f"网站无法写入 {folder}；请以 root 执行：{command}",
        )


def choose(folder: Path) -> None:
    """Marks the folder, as it is from now on. Raises BadBackupError."""
    check_folder(folder)
    try:
        (folder / MARK).touch(mode=0o600)
    except OSError as error:
        said = disk_fault(error)
        raise BadBackupError(said.en, said.zh) from error


def check_chosen(folder: Path) -> None:
    """Raises BadBackupError when it is not the folder that was chosen."""
    check_folder(folder)
    if not (folder / MARK).exists():
        raise BadBackupError(
            f"{folder} is not the folder that was chosen: its disk is not mounted, or another is",
            f"{folder} 不是当初选择的备份目录：磁盘没有挂载，或换成了别的磁盘",
        )


class _SteadyFile(io.BufferedRandom):
    """Flushed piece by piece while it is written."""

    _unflushed = 0

    def write(self, content: Any) -> int:  # a buffer, which has no name before Python 3.12
        written = super().write(content)
        self._unflushed += written
        if self._unflushed >= _FLUSHED_BYTES:
            self.flush()
            os.fdatasync(self.fileno())
            self._unflushed = 0
            beat()
        return written


@contextlib.contextmanager
def new_file(target: Path) -> Iterator[BinaryIO]:
    """A file that gets the name `target` once all is written; on an error nothing remains.

    Neither follows a link nor overwrites: raises FileExistsError."""
    folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    part = f"{target.name}.part"
    try:
        if _is_there(target.name, folder):
            raise FileExistsError(17, "there is a file of this name already", str(target))
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        fd = os.open(part, flags, 0o600, dir_fd=folder)
        try:
            with _SteadyFile(io.FileIO(fd, "w+b")) as file:
                yield file
            fault_points.pass_point("backup_written")
            if _is_there(target.name, folder):
                raise FileExistsError(17, "there is a file of this name already", str(target))
            os.rename(part, target.name, src_dir_fd=folder, dst_dir_fd=folder)
            os.fsync(folder)
        except BaseException:
            # Of a disk that was pulled out nothing can be removed; the error is why it was left.
            with contextlib.suppress(OSError):
                os.unlink(part, dir_fd=folder)
            raise
    finally:
        os.close(folder)


def _is_there(name: str, folder: int) -> bool:
    try:
        os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return False
    return True
