"""Is this really a picture? Its structure is walked to the end, so that neither another type, nor a
file cut off, nor absurd dimensions pass (contract file.md). SVG is no picture here: it can carry
scripts."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from oj_appliance.errors import ApiError

IMAGE_EXTENSIONS = frozenset({"jpg", "jpeg", "gif", "png", "webp", "bmp"})
MOST_PIXELS = 40_000_000
CONTENT_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "bmp": "image/bmp",
}

_PNG = b"\x89PNG\r\n\x1a\n"
# Frame headers of JPEG; C4, C8 and CC are tables and reserved.
_JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


@dataclass(frozen=True, slots=True)
class Image:
    """`extension` follows from the content, whatever the file was called."""

    extension: str
    width: int
    height: int


def check_image(content: bytes) -> Image:
    """Raises ApiError file.bad_type for anything but a whole picture of sensible size."""
    for head, extension, size_of in _KINDS:
        if content.startswith(head):
            try:
                width, height = size_of(content)
            except (struct.error, IndexError, ValueError) as error:
                raise ApiError("file.bad_type") from error
            if not 0 < width * height <= MOST_PIXELS:
                raise ApiError("file.bad_type")
            return Image(extension, width, height)
    raise ApiError("file.bad_type")


def _png(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", content, 16)
    place = len(_PNG)
    while True:
        length, kind = struct.unpack_from(">I4s", content, place)
        (crc,) = struct.unpack_from(">I", content, place + 8 + length)
        if zlib.crc32(content[place + 4 : place + 8 + length]) != crc:
            raise ValueError("check sum")
        if kind == b"IEND":
            return width, height
        place += 12 + length


def _jpeg(content: bytes) -> tuple[int, int]:
    size = (0, 0)
    place = 2
    while content[place] == 0xFF:
        marker = content[place + 1]
        (length,) = struct.unpack_from(">H", content, place + 2)
        if marker in _JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", content, place + 5)
            size = (width, height)
        if marker == 0xDA:  # the pixels follow, up to the end mark
            if content.rfind(b"\xff\xd9") < place:
                raise ValueError("cut off")
            return size
        place += 2 + length
    raise ValueError("no pixels")


def _gif(content: bytes) -> tuple[int, int]:
    width, height, flags = struct.unpack_from("<HHB", content, 6)
    place = 13 + _gif_colors(flags)
    while (mark := content[place]) != 0x3B:
        if mark == 0x21:
            place += 2
        elif mark == 0x2C:
            place += 11 + _gif_colors(content[place + 9])
        else:
            raise ValueError("unknown block")
        while length := content[place]:
            place += 1 + length
        place += 1
    return width, height


def _gif_colors(flags: int) -> int:
    """Bytes of a colour table."""
    return int(3 << (flags & 7) + 1) if flags & 0x80 else 0


def _webp(content: bytes) -> tuple[int, int]:
    (size,) = struct.unpack_from("<I", content, 4)
    kind = content[8:16]
    if size + 8 > len(content):
        raise ValueError("cut off")
    if kind == b"WEBPVP8X":
        width = int.from_bytes(content[24:27], "little") + 1
        return width, int.from_bytes(content[27:30], "little") + 1
    if kind == b"WEBPVP8L":
        (bits,) = struct.unpack_from("<I", content, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"WEBPVP8 ":
        width, height = struct.unpack_from("<HH", content, 26)
        return width & 0x3FFF, height & 0x3FFF
    raise ValueError("unknown kind")


def _bmp(content: bytes) -> tuple[int, int]:
    size, _, _, _, header = struct.unpack_from("<IHHII", content, 2)
    if size > len(content) or header < 40:
        raise ValueError("cut off or too old")
    width, height = struct.unpack_from("<ii", content, 18)
    return width, abs(height)


_KINDS: tuple[tuple[bytes, str, Callable[[bytes], tuple[int, int]]], ...] = (
    (_PNG, "png", _png),
    (b"\xff\xd8\xff", "jpg", _jpeg),
    (b"GIF87a", "gif", _gif),
    (b"GIF89a", "gif", _gif),
    (b"RIFF", "webp", _webp),
    (b"BM", "bmp", _bmp),
)
