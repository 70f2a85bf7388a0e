"""Real pictures of every kind, and files that only look like one."""

from __future__ import annotations

import io
import struct
import zlib

from PIL import Image
from PIL.PngImagePlugin import PngInfo

FORMATS = {"png": "PNG", "jpg": "JPEG", "gif": "GIF", "webp": "WEBP", "bmp": "BMP"}


def picture(extension: str = "png", width: int = 40, height: int = 20, mode: str = "RGB") -> bytes:
    """Left half red, right half blue."""
    drawn = Image.new("RGB", (width, height), (255, 0, 0))
    drawn.paste((0, 0, 255), (width // 2, 0, width, height))
    stream = io.BytesIO()
    drawn.convert(mode).save(stream, FORMATS[extension])
    return stream.getvalue()


def with_secrets() -> bytes:
    """A PNG with a comment, a place in its EXIF data, and a script behind its end."""
    exif = Image.Exif()
    exif[0x010E] = "secret place"
    note = PngInfo()
    note.add_text("Comment", "secret comment")
    stream = io.BytesIO()
    Image.new("RGB", (30, 30), (0, 128, 0)).save(stream, "PNG", exif=exif, pnginfo=note)
    return stream.getvalue() + b"<script>secret</script>"


def chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png_with(width: int, height: int, packed: bytes) -> bytes:
    """A PNG whose structure is right, whatever its packed pixels say."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    end = chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + end


def bomb() -> bytes:
    """Some 10 KB that say they unpack to 10 GB."""
    return png_with(100_000, 100_000, zlib.compress(b"\0" * 10_000_000, 9))


def lying_gif() -> bytes:
    """A screen of 1 × 1 px with a frame of 30000 × 30000 px in it."""
    content = bytearray(picture("gif", 1, 1))
    content[6:10] = struct.pack("<HH", 1, 1)
    frame = content.index(b"\x2c")
    content[frame + 5 : frame + 9] = struct.pack("<HH", 30_000, 30_000)
    return bytes(content)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
# Valid as GIF for a careless reader and as JavaScript for a browser.
GIF_SCRIPT = b"GIF89a/*" + b"\0" * 8 + b"*/=1;alert(1);"

HOSTILE = {
    "svg": SVG,
    "svg-after-a-head": b"\x89PNG\r\n\x1a\n" + SVG,
    "gif-and-script": GIF_SCRIPT,
    "bomb": bomb(),
    "no-pixels": png_with(20, 20, b"not packed at all"),
    "too-few-pixels": png_with(200, 200, zlib.compress(b"\0")),
    "gif-that-lies": lying_gif(),
    "cut": picture("jpg", 400, 400)[:-400],
    "html": b"<html><body>hello</body></html>",
}
