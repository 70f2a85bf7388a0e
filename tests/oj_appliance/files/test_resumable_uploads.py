"""Large files in parts: they go on after a killed server, and nobody gets at another's
(contract 00-conventions §8)."""

from __future__ import annotations

import io
import secrets
import shutil
import zipfile
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files import resumable
from oj_appliance.files.resumable import KEPT_MS, MOST_UPLOADS, ResumableUploads
from oj_appliance.web.uploads import KEPT_FREE
from tests.http_client import Answer, Client
from tests.oj_appliance.interchange.packages import fps, item, report_of
from tests.server_process import ServerProcess

START = "/api/file/upload-start"
STATE = "/api/file/upload-state"
IMPORT = "/api/file/import"
CASES = "/api/file/upload-testcase-zip"
GIB = 1024**3


def begin(client: Client, size: int, name: str = "cases.zip") -> str:
    return str(client.post(START, {"name": name, "size": size}).data["uploadId"])


def send(client: Client, upload_id: str, offset: int, content: bytes) -> Answer:
    path = f"/api/file/upload-part?uploadId={upload_id}&offset={offset}"
    return client.request("PUT", path, content, {"Content-Type": "application/octet-stream"})


def archive_of_cases() -> bytes:
    """More than one part long: what is packed cannot be packed further."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("1.in", secrets.token_hex(resumable.PART_SIZE // 2))
        archive.writestr("1.out", "1\n")
    return packed.getvalue()


def test_an_upload_goes_on_after_the_server_was_killed(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    content = archive_of_cases()
    started = root.post(START, {"name": "课件 cases.ZIP", "size": len(content)}).data
    upload_id, part = started["uploadId"], started["partSize"]
    assert 0 < part < len(content)
    assert send(root, upload_id, 0, content[:part]).data == {"received": part}
    early = root.upload_reference(CASES, upload_id)
    assert (early.err, early.json["data"]) == ("file.bad_offset", {"received": part})

    own_server.kill()
    own_server.start()

    root = own_server.client("root")
    assert root.get(STATE, uploadId=upload_id).data == {"received": part, "size": len(content)}
    assert send(root, upload_id, part, content[part:]).data == {"received": len(content)}
    for _ in range(2):  # who missed the answer asks again
        found = root.upload_reference(CASES, upload_id).data
        assert [case["input"] for case in found["fileList"]] == ["1.in"]
    assert root.upload_reference(CASES, upload_id, mode="no such mode").err == "http.bad_param"


def test_a_package_may_come_in_parts(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    content = fps(item(title="In parts"))
    upload_id = begin(root, len(content), "set.xml")
    assert root.upload_reference(IMPORT, upload_id).err == "file.bad_offset"
    send(root, upload_id, 0, content)
    key = root.upload_reference(IMPORT, upload_id, dryRun="true").data["key"]
    assert [each["title"] for each in report_of(root, key)["problems"]] == ["In parts"]


def test_a_part_that_does_not_continue_the_file_says_where_it_goes_on(
    own_server: ServerProcess,
) -> None:
    root = own_server.client("root")
    upload_id = begin(root, 10)
    assert send(root, upload_id, 0, b"12345").data == {"received": 5}
    for wrong in (0, 4, 6, 10):
        answer = send(root, upload_id, wrong, b"678")
        assert (answer.err, answer.json["data"]) == ("file.bad_offset", {"received": 5})
    assert send(root, upload_id, 5, b"678901").err == "file.too_large"
    assert root.get(STATE, uploadId=upload_id).data == {"received": 5, "size": 10}
    too_long = send(root, upload_id, 5, bytes(resumable.PART_SIZE + 1))
    assert (too_long.http, too_long.err) == (413, "http.too_large")


def test_an_upload_is_its_owners_alone(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    other = own_server.add_user("resuming", role="admin")
    upload_id = begin(root, 3)
    assert other.get(STATE, uploadId=upload_id).err == "file.missing"
    assert send(other, upload_id, 0, b"abc").err == "file.missing"
    assert send(root, upload_id, 0, b"abc").status == 200
    assert other.upload_reference(CASES, upload_id).err == "file.missing"
    for unknown in ("0" * 32, "../" + upload_id, upload_id.upper() + "x"):
        assert root.get(STATE, uploadId=unknown).err == "file.missing"
    assert root.upload(CASES, "a.zip", b"PK", uploadId=upload_id).http == 400
    assert root.upload_reference(CASES, "").err == "file.empty"
    notes = begin(root, 1, "notes.txt")
    send(root, notes, 0, b"x")
    assert root.upload_reference(CASES, notes).err == "file.bad_type"


def test_what_is_too_large_is_refused_before_it_is_sent(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    answer = root.post(START, {"name": "a.zip", "size": GIB // 2 + 1})
    assert answer.err == "file.too_large"
    for wrong in ({"name": "a.zip", "size": 0}, {"name": "", "size": 1}, {"size": 1}):
        assert root.post(START, wrong).http == 400
    group = root.post(START, {"name": "a.zip", "size": 1, "gid": 1})
    assert group.err == "file.not_allowed"


class SetClock(Clock):
    now = 10 * KEPT_MS

    def now_ms(self) -> int:
        return self.now


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def uploads(tmp_path: Path, clock: SetClock) -> ResumableUploads:
    return ResumableUploads(tmp_path / "uploads", clock)


def key_of(error: pytest.ExceptionInfo[ApiError]) -> str:
    return error.value.key


def test_announced_bytes_count_before_they_are_here(
    uploads: ResumableUploads, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    usage = shutil.disk_usage(tmp_path)
    free = KEPT_FREE + 100
    # Of a disk so small that no share of it is more than what is kept free.
    small = usage._replace(total=2 * KEPT_FREE)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: small._replace(free=free))
    first = uploads.start("a", "a.zip", 70)
    with pytest.raises(ApiError) as refused:
        uploads.start("b", "b.zip", 40)
    assert key_of(refused) == "file.no_space"
    uploads.start("b", "b.zip", 30)
    uploads.append(first, "a", 0, bytes(60))
    free -= 60
    uploads.start("c", "c.zip", 0)
    with pytest.raises(ApiError):
        uploads.start("c", "c.zip", 1)


def test_after_a_day_it_is_gone(uploads: ResumableUploads, clock: SetClock, tmp_path: Path) -> None:
    upload_id = uploads.start("a", "a.zip", 3)
    uploads.append(upload_id, "a", 0, b"abc")
    (tmp_path / "uploads" / f"{'0' * 32}.json").write_bytes(b"\x00\x00")  # after a power cut
    clock.now += KEPT_MS - 1
    uploads.forget_old()
    assert uploads.take_upload(upload_id, "a").path.read_bytes() == b"abc"
    clock.now += 1
    with pytest.raises(ApiError) as gone:
        uploads.take_upload(upload_id, "a")
    assert key_of(gone) == "file.missing"
    uploads.forget_old()
    assert list((tmp_path / "uploads").iterdir()) == []


def test_nobody_fills_the_disk_with_uploads_that_rest(
    uploads: ResumableUploads, clock: SetClock, tmp_path: Path
) -> None:
    theirs = uploads.start("b", "b.zip", 1)
    mine = [uploads.start("a", "a.zip", 10) for _ in range(MOST_UPLOADS)]
    uploads.append(mine[0], "a", 0, b"goes on")
    uploads.start("a", "a.zip", 10)
    with pytest.raises(ApiError):
        uploads.state(mine[1], "a")
    assert uploads.state(mine[0], "a").received == 7
    assert uploads.state(theirs, "b").size == 1

    whole = uploads.start("c", "c.zip", 1)
    uploads.append(whole, "c", 0, b"x")
    uploads.take_upload(whole, "c")
    clock.now += resumable.KEPT_AFTER_USE_MS
    uploads.start("c", "c.zip", 1)
    with pytest.raises(ApiError):
        uploads.take_upload(whole, "c")
