"""Uploads whose form is nothing a browser would send (contract 00-conventions §1)."""

from __future__ import annotations

import pytest

from tests.http_client import Client

pytestmark = pytest.mark.quick

PARTS = {
    "a name with a control character": b'Content-Disposition: form-data; name="a\x1eb"',
    "a header without a colon": b"Content-Disposition form-data",
    "a header that never ends": b"X: " + b"a" * 100_000,
}


@pytest.mark.parametrize("head", PARTS.values(), ids=list(PARTS))
def test_a_form_that_cannot_be_read_is_a_bad_request(root: Client, head: bytes) -> None:
    body = b"--cut\r\n" + head + b"\r\n\r\n{}\r\n--cut--\r\n"
    kind = {"Content-Type": "multipart/form-data; boundary=cut"}
    answer = root.request("POST", "/api/file/upload-md-img", body, kind)
    assert (answer.http, answer.err) == (400, "http.bad_param")


def test_a_form_of_more_fields_than_any_call_has_is_too_large(student: Client) -> None:
    fields = {f"field{number}": "x" for number in range(200)}
    answer = student.upload("/api/file/upload-avatar", "a.png", b"x", part="image", **fields)
    assert (answer.http, answer.err) == (413, "http.too_large")
