"""Is this really a picture? Its pixels are decoded, so that neither another type, nor a file cut
off, nor absurd dimensions pass (contract file.md). SVG is no picture here: it can carry scripts.

Avatars are drawn anew, so that nothing else of an uploaded file (metadata, appended scripts,
further frames) survives.
"""

from __future__ import annotations

import contextlib
import ctypes
import io
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from PIL import Image as Pictures
from PIL import ImageOps

from oj_appliance.errors import ApiError

Answer = TypeVar("Answer")

IMAGE_EXTENSIONS = frozenset({"jpg", "jpeg", "gif", "png", "webp", "bmp"})
MOST_PIXELS = 40_000_000
# Of a portrait: photographs are shrunk while they are read, other kinds are unpacked whole.
MOST_UNPACKED_PIXELS = 12_000_000
CONTENT_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "bmp": "image/bmp",
}

_EXTENSIONS = {"PNG": "png", "JPEG": "jpg", "GIF": "gif", "WEBP": "webp", "BMP": "bmp"}

# A picture of the largest size needs some 200 MB while it is decoded: one at a time, always in the
# same thread. Each thread keeps what it freed for itself, and six of them would keep gigabytes.
_decoder = ThreadPoolExecutor(1, thread_name_prefix="pictures")


def check_pixels(content: bytes) -> str:
    """The extension that fits the content, whatever the file was called. Raises ApiError
    file.bad_type unless every pixel can be decoded. Blocks: call it from a thread."""
    return _decoder.submit(_and_give_back, lambda: _checked(content)).result()


def square_png(content: bytes, side: int) -> bytes:
    """The middle of the picture as a PNG of `side` × `side` px that holds pixels and nothing else.

    Raises ApiError file.bad_type, file.many_pixels. Blocks: call it from a thread."""
    return _decoder.submit(_and_give_back, lambda: _portrait(content, side)).result()


def _and_give_back(work: Callable[[], Answer]) -> Answer:
    """Runs it; then the memory it used is the system's again, which the C library would keep."""
    try:
        return work()
    finally:
        with contextlib.suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)


def _checked(content: bytes) -> str:
    with _refusing():
        # Its size is known before anything of it is unpacked; check sums are compared to the end.
        _opened(content).verify()
        _load_further_frames(_opened(content))
        picture = _opened(content)
        picture.load()
        return _EXTENSIONS[str(picture.format)]


def _portrait(content: bytes, side: int) -> bytes:
    with _refusing():
        picture = _opened(content)
        if picture.format != "JPEG" and picture.width * picture.height > MOST_UNPACKED_PIXELS:
            raise ApiError("file.many_pixels", n=MOST_UNPACKED_PIXELS // 1_000_000)
        picture.verify()
        picture = _opened(content)
        # Of a JPEG, which alone can do it: an eighth is enough of a picture eight times as large.
        picture.draft("RGB", (2 * side, 2 * side))
        upright = ImageOps.exif_transpose(picture)
        square = ImageOps.fit(upright.convert("RGBA"), (side, side), Pictures.Resampling.LANCZOS)
    clean = Pictures.frombytes("RGBA", (side, side), square.tobytes())
    stream = io.BytesIO()
    clean.save(stream, "PNG", optimize=True)
    return stream.getvalue()


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Decoders fail in many ways on hostile files, and each means the same."""
    try:
        yield
    except ApiError:
        raise
    except Exception as error:
        raise ApiError("file.bad_type") from error


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
