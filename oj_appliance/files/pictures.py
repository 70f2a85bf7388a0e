"""Is this really a picture? Its pixels are decoded, so that neither another type, nor a file cut
off, nor absurd dimensions pass (contract file.md). SVG is no picture here: it can carry scripts.

Avatars are drawn anew, so that nothing else of an uploaded file (metadata, appended scripts,
further frames) survives.
"""

from __future__ import annotations

import io
import threading

from PIL import Image as Pictures
from PIL import ImageOps

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

_EXTENSIONS = {"PNG": "png", "JPEG": "jpg", "GIF": "gif", "WEBP": "webp", "BMP": "bmp"}

# A picture of the largest size needs some 200 MB while it is decoded: one at a time.
_decoding = threading.Lock()


def check_pixels(content: bytes) -> str:
    """The extension that fits the content, whatever the file was called. Raises ApiError
    file.bad_type unless every pixel can be decoded. Blocks: call it from a thread."""
    with _decoding:
        extension, _ = _decoded(content)
    return extension


def square_png(content: bytes, side: int) -> bytes:
    """The middle of the picture as a PNG of `side` × `side` px that holds pixels and nothing else.

    Raises ApiError file.bad_type. Blocks: call it from a thread."""
    with _decoding:
        _, picture = _decoded(content)
        pixels = _square(picture, side)
    clean = Pictures.frombytes("RGBA", (side, side), pixels)
    stream = io.BytesIO()
    clean.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def _decoded(content: bytes) -> tuple[str, Pictures.Image]:
    """Extension and first frame. Decoders fail in many ways on hostile files, and each means the
    same."""
    try:
        # Its size is known before anything of it is unpacked; check sums are compared to the end.
        picture = _opened(content)
        picture.verify()
        _load_further_frames(_opened(content))
        picture = _opened(content)
        picture.load()
    except Exception as error:
        raise ApiError("file.bad_type") from error
    return _EXTENSIONS[str(picture.format)], picture


def _opened(content: bytes) -> Pictures.Image:
    picture = Pictures.open(io.BytesIO(content), formats=list(_EXTENSIONS))
    if not 0 < picture.width * picture.height <= MOST_PIXELS:
        raise ValueError("absurd dimensions")
    return picture


def _load_further_frames(picture: Pictures.Image) -> None:
    """Of an animation, as many as together are no more than the largest picture."""
    frames = getattr(picture, "n_frames", 1)
    for number in range(1, min(frames, MOST_PIXELS // (picture.width * picture.height))):
        picture.seek(number)
        picture.load()


def _square(picture: Pictures.Image, side: int) -> bytes:
    try:
        upright = ImageOps.exif_transpose(picture)
        square = ImageOps.fit(upright.convert("RGBA"), (side, side), Pictures.Resampling.LANCZOS)
    except Exception as error:
        raise ApiError("file.bad_type") from error
    return square.tobytes()
