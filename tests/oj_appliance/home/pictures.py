"""A real PNG of any size and colour, for pages that show pictures."""

from __future__ import annotations

import struct
import zlib


def png(width: int = 4, height: int = 2, color: bytes = b"\xcc\x33\x33") -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress((b"\0" + color * width) * height)
    body = _chunk(b"IHDR", header) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def _chunk(kind: bytes, content: bytes) -> bytes:
    body = kind + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))
