"""The pictures of the captcha and the slide puzzle, drawn here, as data URIs."""

from __future__ import annotations

import base64
import io
import random

from PIL import Image, ImageDraw, ImageFilter, ImageFont

CAPTCHA_SIZE = (90, 30)  # contract account.md, captcha
PUZZLE_SIZE = (325, 100)  # S1 §5
PIECE_SIZE = 42
PIECE_RADIUS = 10

# Drawing is enlarged first, so that edges come out smooth.
SCALE = 4
Colour = tuple[int, int, int]

# Looks only; the answers come from `secrets`.
_random = random.SystemRandom()


def draw_text(text: str) -> str:
    """A picture of a short text, each sign a little turned, over a few strokes."""
    width, height = (side * SCALE for side in CAPTCHA_SIZE)
    picture = Image.new("RGB", (width, height), _colour(225, 250))
    drawing = ImageDraw.Draw(picture)
    for _ in range(6):  # behind the signs: over them, a stroke would be read as a minus
        ends = [(_random.randrange(width), _random.randrange(height)) for _ in range(2)]
        drawing.line(ends, fill=_colour(150, 210), width=SCALE)
    font = ImageFont.load_default(size=19 * SCALE)
    place = float(5 * SCALE)
    for sign in text:
        glyph = Image.new("L", (30 * SCALE, 30 * SCALE), 0)
        ImageDraw.Draw(glyph).text((5 * SCALE, 3 * SCALE), sign, fill=255, font=font)
        turned = glyph.rotate(_random.uniform(-12, 12), resample=Image.Resampling.BICUBIC)
        drop = _random.randint(-2, 2) * SCALE
        corner = (int(place) - 5 * SCALE, drop)
        picture.paste(Image.new("RGB", glyph.size, _colour(20, 110)), corner, turned)
        place += font.getlength(sign) + 2 * SCALE
    return _data_uri(picture.resize(CAPTCHA_SIZE, Image.Resampling.LANCZOS))


def draw_puzzle(x: int, y: int) -> tuple[str, str]:
    """Background with a gap whose upper left corner is (x, y), and the piece that fills it."""
    ground = _scenery()
    box = (x, y, x + PIECE_SIZE, y + PIECE_SIZE)
    shape = _piece_shape()
    piece = ground.crop(box).convert("RGBA")
    piece.putalpha(shape)
    _outline(piece)
    gap = Image.blend(ground.crop(box), Image.new("RGB", (PIECE_SIZE, PIECE_SIZE)), 0.55)
    ground.paste(gap, (x, y), shape)
    return _data_uri(ground), _data_uri(piece)


def _scenery() -> Image.Image:
    ground = Image.new("RGB", PUZZLE_SIZE, _colour(90, 220))
    drawing = ImageDraw.Draw(ground)
    width, height = PUZZLE_SIZE
    for _ in range(36):
        left, top = _random.randrange(-40, width), _random.randrange(-40, height)
        box = (left, top, left + _random.randint(15, 90), top + _random.randint(15, 70))
        draw = _random.choice((drawing.ellipse, drawing.rectangle))
        draw(box, fill=_colour(60, 240))
    return ground.filter(ImageFilter.GaussianBlur(1.2))


def _piece_shape() -> Image.Image:
    side = PIECE_SIZE * SCALE
    shape = Image.new("L", (side, side), 0)
    ImageDraw.Draw(shape).rounded_rectangle(
        (0, 0, side - 1, side - 1), radius=PIECE_RADIUS * SCALE, fill=255
    )
    return shape.resize((PIECE_SIZE, PIECE_SIZE), Image.Resampling.LANCZOS)


def _outline(piece: Image.Image) -> None:
    ImageDraw.Draw(piece).rounded_rectangle(
        (0, 0, PIECE_SIZE - 1, PIECE_SIZE - 1), radius=PIECE_RADIUS, outline=(255, 255, 255, 255)
    )


def _colour(darkest: int, lightest: int) -> Colour:
    red, green, blue = (_random.randint(darkest, lightest) for _ in range(3))
    return red, green, blue


def _data_uri(picture: Image.Image) -> str:
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return "data:image/png;base64," + base64.b64encode(stream.getvalue()).decode()
