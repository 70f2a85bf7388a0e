"""Solves the slide puzzle as a patient person would: by looking for the darkened square."""

from __future__ import annotations

import base64
import io

from PIL import Image

PIECE = 42


def find_gap(data_uri: str, y: int) -> int:
    """The left edge in px of the gap that lies `y` px below the upper edge.

    The gap is darkened to less than half: the edges between its columns and those outside are
    steps of brightness by one factor, at both sides at once."""
    content = base64.b64decode(data_uri.partition(",")[2])
    picture = Image.open(io.BytesIO(content)).convert("RGB")
    width = picture.width
    rows = range(y + 12, y + PIECE - 12)

    def step(outside: int, inside: int) -> float:
        """How well the two columns differ by the factor of the darkening; 0 is perfect."""
        total = 0.0
        for row in rows:
            bright = picture.getpixel((outside, row))
            dark = picture.getpixel((inside, row))
            assert isinstance(bright, tuple) and isinstance(dark, tuple)
            pairs = zip(bright, dark, strict=True)
            total += sum(abs(was * 0.45 - now) for was, now in pairs)
        return total

    places = range(1, width - PIECE - 1)
    return min(places, key=lambda x: step(x - 1, x) + step(x + PIECE, x + PIECE - 1))
