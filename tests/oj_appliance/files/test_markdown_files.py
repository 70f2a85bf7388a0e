"""Pictures and files for texts: who may bring and remove them, and what comes back
(contract file.md §1, 00-conventions §8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.files.pictures import HOSTILE, picture
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

PICTURE = "/api/file/upload-md-img"
FILE = "/api/file/upload-md-file"
DELETE = "/api/file/delete-md-img"


@pytest.fixture(scope="module")
def helper(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def setter(new_user: Callable[..., Client]) -> Client:
    return new_user("problem_admin")


def bring_picture(client: Client, name: str = "a.png", content: bytes = b"") -> Answer:
    return client.upload(PICTURE, name, content or picture(), part="image")


def bring_file(client: Client, name: str, content: bytes = b"some text") -> Answer:
    return client.upload(FILE, name, content)


@pytest.mark.covers("S1-6-13", "S1-7.2-14", "S1-7.2-15", "S3-6-14")
def test_a_picture_of_a_text_is_kept_and_removed_by_who_may(
    root: Client, helper: Client, setter: Client, student: Client, guest: Client
) -> None:
    mine = bring_picture(helper, content=picture("webp")).data
    assert mine["link"].endswith(".webp")
    assert guest.request("GET", mine["link"]).body == picture("webp")
    assert bring_picture(student).err == "file.not_allowed"
    assert bring_picture(guest).http == 401
    assert guest.get(DELETE, fileId=mine["fileId"]).http == 401
    assert student.get(DELETE, fileId=mine["fileId"]).err == "file.not_allowed"
    assert helper.get(DELETE, fileId=mine["fileId"]).status == 200
    assert guest.request("GET", mine["link"]).http == 404
    assert helper.get(DELETE, fileId=mine["fileId"]).err == "file.missing"
    roots, setters = bring_picture(root).data, bring_picture(setter).data
    assert helper.get(DELETE, fileId=roots["fileId"]).err == "file.not_allowed"
    assert setter.get(DELETE, fileId=roots["fileId"]).status == 200
    assert root.get(DELETE, fileId=setters["fileId"]).status == 200


def test_only_pictures_of_texts_are_removed_so(root: Client, guest: Client) -> None:
    file = bring_file(root, "notes.txt").data
    carousel = root.upload("/api/file/upload-carouse-img", "a.png", picture()).data
    for other in (file["fileId"], carousel["id"], 2**52):
        assert root.get(DELETE, fileId=other).err == "file.missing"
    assert guest.request("GET", file["link"]).http == 200
    assert root.get(DELETE, fileId=0).http == 400


@pytest.mark.covers("S1-6-13", "S1-7.2-16", "S3-6-14")
def test_a_file_of_a_text_is_saved_by_its_readers_and_never_shown_as_a_page(
    helper: Client, student: Client, guest: Client
) -> None:
    link = bring_file(helper, "讲义 1.ZIP", b"PK content").data["link"]
    assert link.startswith("/api/public/file/") and link.endswith(".zip")
    answer = guest.request("GET", link)
    assert (answer.http, answer.body) == (200, b"PK content")
    assert answer.headers["content-type"] == "application/octet-stream"
    name = "%E8%AE%B2%E4%B9%89%201.ZIP"
    assert answer.headers["content-disposition"] == f"attachment;filename={name}"
    assert answer.headers["x-content-type-options"] == "nosniff"
    part = guest.request("GET", link, headers={"Range": "bytes=0-1"})
    assert (part.http, part.body) == (206, b"PK")
    assert bring_file(student, "a.zip").err == "file.not_allowed"
    assert bring_file(guest, "a.zip").http == 401


def test_a_document_opens_in_the_browser(helper: Client, guest: Client) -> None:
    answer = guest.request("GET", bring_file(helper, "a.pdf", b"%PDF-1.4").data["link"])
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"].startswith("inline;")


@pytest.mark.parametrize(
    "name", ["a.html", "a.HTM", "a.js", "a.svg", "a.xhtml", "noextension", "a.z/../x", "a.zip "]
)
def test_files_that_browsers_run_are_refused(root: Client, name: str) -> None:
    assert bring_file(root, name).err == "file.bad_type"


def test_the_name_of_a_file_starts_no_header_of_its_own(root: Client, guest: Client) -> None:
    link = bring_file(root, "a%0d%0aSet-Cookie%3a x=1;\u2028b.txt").data["link"]
    answer = guest.request("GET", link)
    assert answer.http == 200 and "x=1" not in answer.headers.get("set-cookie", "")
    assert "\n" not in answer.headers["content-disposition"]


@pytest.mark.parametrize(
    "name",
    ["0" * 32 + ".zip", "../oj.sqlite3", "..%2foj.sqlite3", "file", "0" * 32, "%00.zip"],
)
def test_other_names_are_plainly_not_there(guest: Client, name: str) -> None:
    answer = guest.request("GET", f"/api/public/file/{name}")
    assert answer.http == 404 and b"SQLite" not in answer.body


def test_a_file_under_a_pictures_address_is_not_there(root: Client, guest: Client) -> None:
    link = bring_file(root, "evil.png", b"<script>alert(1)</script>").data["link"]
    as_picture = link.replace("/file/", "/img/")
    assert guest.request("GET", as_picture).http == 404
    assert guest.request("GET", as_picture.replace("/img/", "/img/file/")).http == 404
    assert guest.request("GET", link).headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_picture_inside_is_refused(root: Client, name: str) -> None:
    assert bring_picture(root, content=HOSTILE[name]).err == "file.bad_type"


def test_too_large_uploads_end_early_and_leave_nothing(root: Client, server: ServerProcess) -> None:
    content = b"\0" * (4 * 1024 * 1024 + 1)
    assert bring_picture(root, content=content).err == "file.too_large"
    assert list((server.data / "uploads").glob("upload-*")) == []
