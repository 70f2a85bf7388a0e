"""Decoding pictures: proves that there are pixels, and draws them anew for avatars, so that nothing
else of an uploaded file (metadata, appended scripts, further frames) survives."""

from __future__ import annotations

import io
import threading

from PIL import Image as Pictures
from PIL import ImageOps

from oj_appliance.errors import ApiError
from oj_appliance.files.images import Image, check_image

_FORMATS = {"png": "PNG", "jpg": "JPEG", "gif": "GIF", "webp": "WEBP", "bmp": "BMP"}

# A picture of the largest size needs some 200 MB while it is decoded: one at a time.
_decoding = threading.Lock()


def check_pixels(content: bytes) -> str:
    """The extension that fits the content. Raises ApiError file.bad_type unless every pixel can be
    decoded. Blocks: call it from a thread."""
    known = check_image(content)
    with _decoding:
        _decode(content, known)
    return known.extension


def square_png(content: bytes, side: int) -> bytes:
    """The middle of the picture as a PNG of `side` × `side` px that holds pixels and nothing else.

    Raises ApiError file.bad_type. Blocks: call it from a thread."""
    known = check_image(content)
    with _decoding:
        pixels = _square(_decode(content, known), side)
    clean = Pictures.frombytes("RGBA", (side, side), pixels)
    stream = io.BytesIO()
    clean.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def _decode(content: bytes, known: Image) -> Pictures.Image:
    """The first frame. Decoders fail in many ways on hostile files, and each means the same."""
    try:
        picture = Pictures.open(io.BytesIO(content), formats=[_FORMATS[known.extension]])
        # A file that looks different to the two readers is nobody's picture.
        if picture.size != (known.width, known.height):
            raise ValueError("another size")
        picture.load()
    except Exception as error:
        raise ApiError("file.bad_type") from error
    return picture


def _square(picture: Pictures.Image, side: int) -> bytes:
    try:
        upright = ImageOps.exif_transpose(picture)
        square = ImageOps.fit(upright.convert("RGBA"), (side, side), Pictures.Resampling.LANCZOS)
    except Exception as error:
        raise ApiError("file.bad_type") from error
    return square.tobytes()
