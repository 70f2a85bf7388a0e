"""Pictures: what is let in, and how they are served (contract file.md §1, 00-conventions §8)."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from oj_appliance.errors import ApiError
from oj_appliance.files.pictures import check_pixels
from tests.http_client import Answer, Client
from tests.oj_appliance.files.pictures import FORMATS, HOSTILE, SVG, picture, png_with


def animation(frames: int = 4) -> bytes:
    drawn = [Image.effect_noise((30, 20), 60 + number) for number in range(frames)]
    stream = io.BytesIO()
    drawn[0].save(stream, "GIF", save_all=True, append_images=drawn[1:])
    return stream.getvalue()


@pytest.mark.parametrize("extension", FORMATS)
def test_a_picture_is_known_by_its_content_and_refused_when_cut(extension: str) -> None:
    content = picture(extension)
    assert check_pixels(content) == extension
    for missing in (5, 12, len(content) // 3, len(content) // 2):
        with pytest.raises(ApiError):
            check_pixels(content[:-missing])


def test_an_animation_is_refused_when_a_later_frame_is_cut() -> None:
    content = animation()
    assert check_pixels(content) == "gif"
    with pytest.raises(ApiError):
        check_pixels(content[:-100])


def test_an_animation_of_very_many_frames_is_not_decoded_to_its_end() -> None:
    content = bytearray(picture("gif", 5000, 4000))
    start, end = content.index(b"\x2c"), content.rindex(b"\x3b")
    frame = bytes(content[start:end])
    assert check_pixels(bytes(content[:end]) + frame * 200 + b"\x3b") == "gif"


@pytest.mark.parametrize(
    "content",
    [*HOSTILE.values(), b"", b"\x89PNG", b"GIF89a", picture("bmp", 1, 1)[:18], png_with(0, 5, b"")],
)
def test_what_is_no_sensible_picture_is_refused(content: bytes) -> None:
    with pytest.raises(ApiError) as caught:
        check_pixels(content)
    assert caught.value.key == "file.bad_type"


@given(st.sampled_from([picture(extension) for extension in FORMATS]), st.data())
def test_damaged_pictures_are_read_or_refused(content: bytes, data: st.DataObject) -> None:
    raw = bytearray(content)
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        assert check_pixels(bytes(raw[: data.draw(st.integers(0, len(raw)))])) in FORMATS
    except ApiError as error:
        assert error.key == "file.bad_type"


def _upload(client: Client, name: str, content: bytes) -> Answer:
    return client.upload("/api/file/upload-md-img", name, content, part="image")


def test_an_uploaded_picture_is_served_for_ever_under_a_random_name(
    root: Client, guest: Client
) -> None:
    link = _upload(root, "截图.PNG", picture()).data["link"]
    answer = guest.request("GET", link)
    assert (answer.http, answer.body) == (200, picture())
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
        ("png", picture(), "file.bad_type"),
        ("a.png", b"", "file.empty"),
    ],
)
def test_other_uploads_are_refused(root: Client, name: str, content: bytes, key: str) -> None:
    assert _upload(root, name, content).err == key


def test_a_file_that_is_too_large_is_told_the_limit(root: Client) -> None:
    answer = _upload(root, "a.png", b"x" * (4 * 1024 * 1024 + 1))
    assert (answer.err, answer.json["msg"]) == ("file.too_large", "文件超过大小限制（4 MB）")


def test_only_staff_uploads_pictures(student: Client, guest: Client, root: Client) -> None:
    assert _upload(student, "a.png", picture()).err == "file.not_allowed"
    assert _upload(guest, "a.png", picture()).http == 401
    in_group = root.upload("/api/file/upload-md-img", "a.png", picture(), part="image", gid=999999)
    assert in_group.err == "file.not_allowed"
