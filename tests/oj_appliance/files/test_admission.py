"""Who may not send a file is told before its body is kept."""

from __future__ import annotations

import json
import socket
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp.test_utils import make_mocked_request

from oj_appliance.errors import ApiError
from oj_appliance.web.uploads import KEPT_FREE, LARGEST_UPLOAD, Admission
from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ANNOUNCED = 100 * 1024 * 1024
SOME = "x" * 100_000  # a form is read some kilobytes ahead


def answer_to_head(
    client: Client, path: str, announced: int = ANNOUNCED, begun: str = ""
) -> dict[str, Any]:
    """Sends the head of an upload, and of its form `begun` alone; reads what the server says."""
    address = urlsplit(client.base)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: {client.token}\r\n"
        f"Content-Type: multipart/form-data; boundary=b\r\nContent-Length: {announced}\r\n\r\n"
    )
    assert address.hostname is not None
    with socket.create_connection((address.hostname, address.port or 80), timeout=60) as connection:
        connection.sendall((head + begun).encode())
        with connection.makefile("rb") as answer:
            length = 0
            while (line := answer.readline()).strip():
                name, _, value = line.decode().partition(":")
                if name.lower() == "content-length":
                    length = int(value)
            found: dict[str, Any] = json.loads(answer.read(length))
    return found


@pytest.mark.parametrize("call", ["upload-md-file", "upload-md-img", "upload-testcase-zip"])
def test_a_student_is_refused_before_a_byte_is_kept(
    server: ServerProcess, student: Client, call: str
) -> None:
    assert answer_to_head(student, f"/api/file/{call}")["err"] == "file.not_allowed"
    assert [path for path in (server.data / "uploads").iterdir() if path.is_file()] == []


def test_one_upload_too_many_in_a_minute_is_refused_before_a_byte_is_kept(
    limited_server: ServerProcess,
) -> None:
    teacher = limited_server.add_user("uploads_texts", role="problem_admin")
    for _ in range(2):
        assert teacher.upload("/api/file/upload-md-file", "text.txt", b"text").status == 200
    assert answer_to_head(teacher, "/api/file/upload-md-file")["err"] == "file.too_fast"
    assert [path for path in (limited_server.data / "uploads").iterdir() if path.is_file()] == []


def test_whose_problem_it_is_is_asked_when_the_file_begins(
    server: ServerProcess, root: Client, student: Client
) -> None:
    """The form announces a hundred megabytes, of which the first hundred kilobytes are sent."""
    pid = add_problem(root, a_plus_b("ADMITS"))
    path = "/api/file/upload-problem-attachment"
    for in_address, in_form in ((f"?pid={pid}", ""), ("", field("pid", str(pid)))):
        begun = in_form + field("file", SOME, filename="big.bin")
        assert answer_to_head(student, path + in_address, begun=begun)["err"] == "file.not_allowed"
    begun = field("file", SOME, filename="big.bin") + field("pid", str(pid))
    assert answer_to_head(student, path, begun=begun)["err"] == "http.bad_param"
    assert [path for path in (server.data / "uploads").iterdir() if path.is_file()] == []


def field(name: str, value: str, **more: str) -> str:
    """A part of a form, up to the boundary that would follow."""
    words = "".join(f'; {key}="{word}"' for key, word in more.items())
    head = f'Content-Disposition: form-data; name="{name}"{words}'
    return f"--b\r\n{head}\r\n\r\n{value}\r\n"


def test_more_than_any_upload_is_refused_by_its_announced_length(
    server: ServerProcess, root: Client
) -> None:
    path = "/api/file/upload-md-file"
    assert answer_to_head(root, path, 2 * LARGEST_UPLOAD)["err"] == "http.too_large"


def test_what_others_have_announced_counts_as_taken(tmp_path: Path) -> None:
    size = KEPT_FREE + 100 * 1024 * 1024
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", tmp_path], check=True)
    try:
        admission = Admission(tmp_path, lambda uid: None)

        def sending(megabytes: int) -> Any:
            length = {"Content-Length": str(megabytes << 20)}
            request = make_mocked_request("POST", "/", headers=length)
            return admission.sending(request, "1", LARGEST_UPLOAD)

        with sending(60):
            with pytest.raises(ApiError) as refused, sending(60):
                pass
            assert refused.value.key == "file.no_space"
            with sending(30):
                pass
        with sending(60):
            pass
    finally:
        subprocess.run(["umount", tmp_path], check=True)
