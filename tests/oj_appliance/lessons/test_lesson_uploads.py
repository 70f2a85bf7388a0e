"""Films and other large files of lessons, which come in parts (lesson.md, file.md §2)."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.groups.making import ADMIN, add_member
from tests.oj_appliance.groups.making import make_group as make_class
from tests.oj_appliance.lessons.making import (
    UPLOAD,
    fetch,
    items_of,
    make_group,
    make_item,
    make_lesson,
)
from tests.oj_appliance.lessons.material import mp4
from tests.server_process import ServerProcess

START, PART, STATE = (f"/api/file/upload-{name}" for name in ("start", "part", "state"))
FILM = mp4(bytes(range(256)) * 40)
_names = itertools.count(1)


def person(site: ServerProcess, role: str = "user") -> Client:
    return site.add_user(f"sender{next(_names)}", role=role)


@pytest.fixture(scope="module")
def teacher(site: ServerProcess) -> Client:
    return person(site, "admin")


@pytest.fixture(scope="module")
def student(site: ServerProcess) -> Client:
    return person(site)


def begin(client: Client, size: int, name: str = "film.mp4", **more: str) -> Answer:
    return client.post(START, {"name": name, "size": size, **more})


def send(client: Client, upload_id: str, offset: int, content: bytes, digest: str = "") -> Answer:
    digest = digest or hashlib.sha256(content).hexdigest()
    path = f"{PART}?uploadId={upload_id}&offset={offset}&sha256={digest}"
    return client.request("PUT", path, content, {"Content-Type": "application/octet-stream"})


def test_a_film_of_four_gigabytes_may_be_announced_for_a_lesson_alone(
    site: ServerProcess, teacher: Client, student: Client
) -> None:
    large = 2 * 1024**3
    assert begin(teacher, large).err == "file.too_large"
    answer = begin(teacher, large, purpose="lesson")
    assert answer.err in ("", "file.no_space")
    if not answer.err:
        upload_id = answer.data["uploadId"]
        other = teacher.upload_reference("/api/file/import", upload_id)
        assert other.err == "file.too_large"
        assert teacher.delete("/api/file/upload", uploadId=upload_id).data is None
        assert teacher.get(STATE, uploadId=upload_id).err == "file.missing"
    assert begin(teacher, 4 * 1024**3 + 1, purpose="lesson").err == "file.too_large"
    assert begin(teacher, 2**52, purpose="lesson").err == "file.too_large"
    # Who looks after a group sends files for it, but none for lessons.
    owner = person(site)
    class_root = person(site, "admin")
    gid = make_class(class_root)
    add_member(class_root, gid, owner, ADMIN)
    assert owner.post(START, {"name": "a", "size": 5, "gid": gid}).err == ""
    refused = {"name": "a", "size": 5, "gid": gid, "purpose": "lesson"}
    assert owner.post(START, refused).err == "file.not_allowed"
    assert begin(student, 5, purpose="lesson").http == 403


def test_a_damaged_part_is_sent_again_and_a_film_arrives_in_parts(
    teacher: Client, student: Client
) -> None:
    started = begin(teacher, len(FILM), purpose="lesson").data
    upload_id = started["uploadId"]
    damaged = send(teacher, upload_id, 0, FILM[:100], hashlib.sha256(b"other").hexdigest())
    assert damaged.err == "file.bad_digest"
    assert teacher.get(STATE, uploadId=upload_id).data["received"] == 0
    assert send(teacher, upload_id, 0, FILM[:100]).data == {"received": 100}
    assert teacher.upload_reference(UPLOAD, upload_id).err == "file.bad_offset"
    assert send(teacher, upload_id, 0, FILM[:100]).err == "file.bad_offset"
    assert send(teacher, upload_id, 100, FILM[100:]).data == {"received": len(FILM)}
    sent = teacher.upload_reference(UPLOAD, upload_id).data
    assert (sent["name"], sent["size"], sent["kind"]) == ("film.mp4", len(FILM), "mp4")
    lesson = make_lesson(teacher)
    make_item(teacher, make_group(teacher, lesson), url=sent["link"])
    assert fetch(student, items_of(student, lesson)[0]["url"]).body == FILM
    # Dropping the upload leaves the film.
    assert teacher.delete("/api/file/upload", uploadId=upload_id).data is None
    assert fetch(student, items_of(student, lesson)[0]["url"]).body == FILM


def test_many_half_uploads_are_bounded_and_those_of_others_stay(
    site: ServerProcess, teacher: Client
) -> None:
    other = person(site, "admin")
    theirs = begin(other, 10, purpose="lesson").data["uploadId"]
    own = [begin(teacher, 10, purpose="lesson").data["uploadId"] for _ in range(7)]
    states = [teacher.get(STATE, uploadId=each).err for each in own]
    assert states == ["file.missing"] * 3 + [""] * 4
    assert other.get(STATE, uploadId=theirs).err == ""
    assert teacher.delete("/api/file/upload", uploadId=theirs).err == "file.missing"
