"""The picture of oneself: always drawn anew by the server (contract file.md §1)."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image

from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join
from tests.oj_appliance.files.pictures import FORMATS, HOSTILE, picture, with_secrets
from tests.server_process import ServerProcess

LARGEST = 2_097_152


@pytest.fixture(scope="module")
def person(server: ServerProcess, root: Client) -> Client:
    return join(server, root, "portrayed")


def upload(client: Client, name: str, content: bytes) -> Answer:
    return client.upload("/api/file/upload-avatar", name, content, part="image")


def shown(client: Client, link: str) -> Image.Image:
    answer = client.request("GET", link)
    assert (answer.http, answer.headers["content-type"]) == (200, "image/png")
    drawn = Image.open(io.BytesIO(answer.body), formats=["PNG"])
    drawn.load()
    return drawn


@pytest.mark.covers("S1-5-12", "S1-9-14", "S1-2.5-2d", "S3-5-5", "S3-9-5")
@pytest.mark.parametrize("extension", [*FORMATS, "jpeg", "PNG"])
def test_every_kind_becomes_a_square_of_the_middle(person: Client, extension: str) -> None:
    kind = {"jpeg": "jpg", "PNG": "png"}.get(extension, extension)
    told = upload(person, f"me.{extension}", picture(kind, 400, 100)).data
    assert told["username"] == "portrayed" and told["avatar"].endswith(".png")
    drawn = shown(person, told["avatar"]).convert("RGB")
    assert drawn.size == (200, 200)
    left, right = drawn.getpixel((20, 100)), drawn.getpixel((180, 100))
    assert isinstance(left, tuple) and isinstance(right, tuple)
    assert left[0] > 200 > 60 > left[2] and right[2] > 200 > 60 > right[0]


@pytest.mark.parametrize("mode", ["P", "L", "1", "RGBA", "LA", "CMYK"])
def test_every_kind_of_pixels_is_understood(person: Client, mode: str) -> None:
    kind = "jpg" if mode == "CMYK" else "png"
    content = picture(kind, 300, 300, mode)
    assert upload(person, f"me.{kind}", content).status == 200


def test_nothing_but_pixels_survives(person: Client) -> None:
    content = with_secrets()
    assert b"secret" in content
    link = upload(person, "me.png", content).data["avatar"]
    kept = person.request("GET", link).body
    assert b"secret" not in kept and b"eXIf" not in kept
    assert kept[12:16] == b"IHDR" and kept.endswith(b"IEND\xaeB`\x82")


def test_a_photograph_stands_upright(person: Client) -> None:
    turned = Image.open(io.BytesIO(picture("jpg", 400, 400)))
    exif = Image.Exif()
    exif[0x0112] = 3  # taken upside down
    stream = io.BytesIO()
    turned.save(stream, "JPEG", exif=exif)
    link = upload(person, "me.jpg", stream.getvalue()).data["avatar"]
    pixel = shown(person, link).convert("RGB").getpixel((20, 100))
    assert isinstance(pixel, tuple) and pixel[2] > 200


def test_the_old_picture_goes(person: Client) -> None:
    first = upload(person, "me.png", picture()).data["avatar"]
    second = upload(person, "me.png", picture()).data["avatar"]
    assert person.request("GET", first).http == 404
    assert person.get("/api/get-user-home-info").data["avatar"] == second
    # A profile saved anew leaves the picture alone.
    assert person.post("/api/change-userInfo", {"nickname": "x"}).data["avatar"] == second


@pytest.mark.covers("S1-5-12", "S1-8-8i", "S3-5-5", "S3-8-2d")
@pytest.mark.parametrize("name", ["me.svg", "me.tiff", "me.exe", "me", "me.png.html"])
def test_other_extensions_are_refused(person: Client, name: str) -> None:
    answer = upload(person, name, picture())
    assert (answer.http, answer.err) == (200, "file.bad_type")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_and_the_old_picture_stays(person: Client, name: str) -> None:
    before = upload(person, "me.png", picture()).data["avatar"]
    assert upload(person, "me.png", HOSTILE[name]).err == "file.bad_type"
    assert person.request("GET", before).http == 200


@pytest.mark.covers("S1-5-12", "S1-8-8j", "S1-9-14", "S3-5-5", "S3-9-5", "S3-8-2d")
def test_two_mebibytes_are_the_most(person: Client) -> None:
    content = picture()
    fits = content + b"\0" * (LARGEST - len(content))
    assert upload(person, "me.png", fits).status == 200
    answer = upload(person, "me.png", fits + b"\0")
    assert (answer.http, answer.err) == (200, "file.too_large")
    assert upload(person, "me.png", b"").err == "file.empty"


def test_a_guest_has_no_picture(guest: Client) -> None:
    assert upload(guest, "me.png", picture()).http == 401


def test_uploads_are_counted_for_each_account(limited_server: ServerProcess) -> None:
    root = limited_server.client("root")
    greedy, other = join(limited_server, root, "greedy"), join(limited_server, root, "other")
    errors = [upload(greedy, "me.png", picture()).err for _ in range(3)]
    assert errors == ["", "", "file.too_fast"]
    assert upload(other, "me.png", picture()).status == 200


def resident_mb(server: ServerProcess) -> float:
    """What the server's process holds now, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@pytest.mark.parametrize("kind", ["jpg", "png"])
def test_huge_pictures_leave_no_memory_behind(own_server: ServerProcess, kind: str) -> None:
    """Fourteen pictures of 40 megapixels once held 3 GB for good."""
    root = own_server.client("root")
    assert upload(root, "me.png", picture()).status == 200
    before = resident_mb(own_server)
    huge = picture(kind, 8000, 5000)
    with ThreadPoolExecutor(7) as senders:
        answers = list(senders.map(lambda _: upload(root, f"me.{kind}", huge), range(14)))
    # A photograph is shrunk while it is read; other kinds would have to be unpacked whole.
    assert {answer.err for answer in answers} == {"" if kind == "jpg" else "file.many_pixels"}
    pictures = [
        root.upload("/api/file/upload-md-img", f"a.{kind}", huge, part="image") for _ in range(3)
    ]
    assert {answer.status for answer in pictures} == {200}
    assert resident_mb(own_server) - before < 120
