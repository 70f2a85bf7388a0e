"""Which bytes are a whole picture: by their first bytes and by where they must end."""

from __future__ import annotations

import struct
import zlib

LARGEST_PICTURE = 4 * 1024 * 1024  # contract file.md §1, upload-md-img
MOST_PIXELS = 40_000_000
_PNG = b"\x89PNG\r\n\x1a\n"


def picture_extension(content: bytes) -> str | None:
    """png, jpg, gif, webp or bmp; None for anything else, cut off, or with too many pixels."""
    if len(content) > LARGEST_PICTURE:
        return None
    for extension, is_whole in _KINDS.items():
        try:
            if is_whole(content):
                return extension
        except (struct.error, IndexError):
            return None
    return None


def _fits(width: int, height: int) -> bool:
    return 0 < width * height <= MOST_PIXELS


def _is_png(content: bytes) -> bool:
    """Walks the chunks to the last one, so a file that was cut off is noticed."""
    if not content.startswith(_PNG):
        return False
    at = len(_PNG)
    kinds: list[bytes] = []
    while at < len(content):
        length, kind = struct.unpack_from(">I4s", content, at)
        body = content[at + 4 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", content, at + 8 + length)
        if zlib.crc32(body) != checksum:
            return False
        if not kinds and (kind != b"IHDR" or not _fits(*struct.unpack_from(">II", body, 4))):
            return False
        kinds.append(kind)
        at += length + 12
        if kind == b"IEND":
            return b"IDAT" in kinds
    return False


def _is_jpeg(content: bytes) -> bool:
    """Walks the segments to the size of the picture; the end mark may be followed by padding."""
    if not content.startswith(b"\xff\xd8\xff"):
        return False
    at = 2
    while content[at] == 0xFF:
        kind = content[at + 1]
        (length,) = struct.unpack_from(">H", content, at + 2)
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", content, at + 5)
            return _fits(width, height) and b"\xff\xd9" in content[at:]
        at += 2 + length
    return False


def _is_gif(content: bytes) -> bool:
    if not content.startswith((b"GIF87a", b"GIF89a")):
        return False
    return _fits(*struct.unpack_from("<HH", content, 6)) and content.rstrip(b"\x00")[-1:] == b";"


def _is_webp(content: bytes) -> bool:
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP":
        return False
    (length,) = struct.unpack_from("<I", content, 4)
    return len(content) >= length + 8 and content[12:15] == b"VP8"


def _is_bmp(content: bytes) -> bool:
    if content[:2] != b"BM":
        return False
    (length,) = struct.unpack_from("<I", content, 2)
    width, height = struct.unpack_from("<ii", content, 18)
    return len(content) >= length and _fits(width, abs(height))


_KINDS = {"png": _is_png, "jpg": _is_jpeg, "gif": _is_gif, "webp": _is_webp, "bmp": _is_bmp}
