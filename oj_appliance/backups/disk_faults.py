"""What an error of a disk means to whoever plugged it in. The system's own words are a number and
half a sentence of English."""

from __future__ import annotations

import errno

from oj_appliance.backups.types import BadBackupError
from oj_appliance.errors import Phrase, verbatim

_FULL = Phrase("磁盘已满", "the disk is full")
_READ_ONLY = Phrase(
    "磁盘是只读的：U 盘的写保护开着，或系统发现磁盘有损坏",
    "the disk can only be read: the switch of the stick is on, or the system found it damaged",
)
_GONE = Phrase("磁盘已被拔出，或有故障", "the disk was pulled out, or is failing")
_SHARE_GONE = Phrase(
    "提供共享目录的电脑没有响应", "the computer that shares the folder does not answer"
)
_SHUT = Phrase("网站没有权限访问", "the site may not use it")
_MISSING = Phrase("文件或目录已不存在", "it is not there any more")
_TAKEN = Phrase("同名文件已存在", "there is a file of this name already")
_TOO_LARGE = Phrase(
    "磁盘不能保存这么大的文件（FAT32 格式单个文件不超过 4 GB）；请改用 exFAT 或 ext4 格式",
    "the disk takes no file of this size (FAT32 ends at 4 GB); format it as exFAT or ext4",
)

_KNOWN = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), _FULL),
    errno.EROFS: _READ_ONLY,
    **dict.fromkeys(
        (errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOMEDIUM, errno.EREMOTEIO), _GONE
    ),
    **dict.fromkeys(
        (
            *(errno.ENOTCONN, errno.ESTALE, errno.ESHUTDOWN, errno.EHOSTDOWN, errno.EHOSTUNREACH),
            *(errno.ETIMEDOUT, errno.ECONNRESET, errno.ECONNABORTED, errno.ENETUNREACH),
        ),
        _SHARE_GONE,
    ),
    **dict.fromkeys((errno.EACCES, errno.EPERM), _SHUT),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), _MISSING),
    errno.EEXIST: _TAKEN,
    errno.EFBIG: _TOO_LARGE,
}


def disk_fault(error: OSError) -> Phrase:
    """With the file's name where the system told one."""
    known = _KNOWN.get(error.errno or 0)
    if known is None:
        return verbatim(str(error))
    if error.filename is None:
        return known
    return Phrase(f"{error.filename}：{known.zh}", f"{error.filename}: {known.en}")


def told(error: BadBackupError | OSError) -> Phrase:
    """Why a backup could not be made or used."""
    return error.said if isinstance(error, BadBackupError) else disk_fault(error)
