"""Pictures: what is let in, and how they are served (contract file.md §1, 00-conventions §8)."""

from __future__ import annotations

import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.files.images import Image, check_image
from tests.http_client import Answer, Client


def _chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png(width: int = 2, height: int = 1) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"\0" + b"\xff\0\0" * 2)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", pixels)
        + _chunk(b"IEND", b"")
    )


JPEG = (
    b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
    b"\xff\xc0\x00\x0b\x08\x00\x03\x00\x04\x01\x01\x11\x00\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00"
    b"pixels\xff\xd9"
)
GIF = (
    b"GIF89a\x05\x00\x06\x00\x80\x00\x00\0\0\0\xff\xff\xff"
    b"\x21\xf9\x04\x00\x00\x00\x00\x00"
    b"\x2c\0\0\0\0\x05\x00\x06\x00\x00\x02\x02\x4c\x01\x00\x3b"
)
WEBP = b"RIFF" + struct.pack("<I", 22) + b"WEBPVP8X" + struct.pack("<I", 10) + b"\0" * 4
WEBP += (6).to_bytes(3, "little") + (7).to_bytes(3, "little")
BMP = b"BM" + struct.pack("<IHHIIii", 60, 0, 0, 54, 40, 9, -8) + b"\0" * 34
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (png(), Image("png", 2, 1)),
        (JPEG, Image("jpg", 4, 3)),
        (GIF, Image("gif", 5, 6)),
        (WEBP, Image("webp", 7, 8)),
        (BMP, Image("bmp", 9, 8)),
    ],
    ids=["png", "jpg", "gif", "webp", "bmp"],
)
def test_a_picture_is_known_by_its_content_and_refused_when_cut(
    content: bytes, expected: Image
) -> None:
    assert check_image(content) == expected
    with pytest.raises(ApiError):
        check_image(content[:-12])


@pytest.mark.parametrize(
    "content",
    [SVG, b"", b"\x89PNG", b"<html>", b"GIF89a", png(8000, 8000), png(0, 5)],
    ids=["svg", "nothing", "head", "html", "gif-head", "too-large", "empty"],
)
def test_what_is_no_sensible_picture_is_refused(content: bytes) -> None:
    with pytest.raises(ApiError) as caught:
        check_image(content)
    assert caught.value.key == "file.bad_type"


@given(st.sampled_from([png(), JPEG, GIF, WEBP, BMP]), st.data())
def test_damaged_pictures_are_read_or_refused(content: bytes, data: st.DataObject) -> None:
    raw = bytearray(content)
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        image = check_image(bytes(raw[: data.draw(st.integers(0, len(raw)))]))
    except ApiError as error:
        assert error.key == "file.bad_type"
    else:
        assert 0 < image.width * image.height <= 40_000_000


def _upload(client: Client, name: str, content: bytes) -> Answer:
    return client.upload("/api/file/upload-md-img", name, content, part="image")


def test_an_uploaded_picture_is_served_for_ever_under_a_random_name(
    root: Client, guest: Client
) -> None:
    link = _upload(root, "截图.PNG", png()).data["link"]
    answer = guest.request("GET", link)
    assert (answer.http, answer.body) == (200, png())
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]
    assert link.rpartition("/")[2].removesuffix(".png").isalnum()
    part = guest.request("GET", link, headers={"Range": "bytes=1-3"})
    assert (part.http, part.body) == (206, b"PNG")
    again = guest.request("GET", link, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.http, again.body) == (304, b"")


@pytest.mark.parametrize(
    "name",
    [
        "0" * 32 + ".png",
        "../oj.sqlite3",
        "..%2f..%2foj.sqlite3",
        "0" * 32 + ".svg",
        "x.png",
        "%00.png",
    ],
)
def test_other_names_are_plainly_not_there(guest: Client, name: str) -> None:
    answer = guest.request("GET", f"/api/public/img/{name}")
    assert answer.http == 404
    assert b"SQLite" not in answer.body


@pytest.mark.parametrize(
    ("name", "content", "key"),
    [
        ("a.svg", SVG, "file.bad_type"),
        ("a.png", SVG, "file.bad_type"),
        ("a.png", b"x" * (4 * 1024 * 1024 + 1), "file.too_large"),
        ("png", png(), "file.bad_type"),
        ("a.png", b"", "file.empty"),
    ],
)
def test_other_uploads_are_refused(root: Client, name: str, content: bytes, key: str) -> None:
    assert _upload(root, name, content).err == key


def test_only_staff_uploads_pictures(student: Client, guest: Client, root: Client) -> None:
    assert _upload(student, "a.png", png()).err == "file.not_allowed"
    assert _upload(guest, "a.png", png()).http == 401
    in_group = root.upload("/api/file/upload-md-img", "a.png", png(), part="image", gid=1000)
    assert in_group.err == "file.not_allowed"
