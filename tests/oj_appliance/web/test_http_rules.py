"""Transport, envelope and headers as contract 00-conventions §1, §2 and §12 fix them."""

from __future__ import annotations

import http.client
import json
import socket
import time
from urllib.parse import urlsplit

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "http_status", "status", "err"),
    [
        ("DELETE", "/api/login", None, {}, 405, 400, "http.method"),
        ("GET", "/api/no-such-call", None, {}, 404, 404, "http.not_found"),
        ("POST", "/api/login", b"{}", {"Content-Type": "text/plain"}, 415, 400, "http.media_type"),
        ("POST", "/api/login", b"{", JSON, 400, 400, "http.bad_param"),
        ("POST", "/api/login", b"[1]", JSON, 400, 400, "http.bad_param"),
        ("POST", "/api/login", b"\xff\xfe", JSON, 400, 400, "http.bad_param"),
        ("POST", "/api/login", b"[" * 100_000, JSON, 400, 400, "http.bad_param"),
        ("POST", "/api/login", b"x" * (2 * 1024 * 1024 + 1), JSON, 413, 400, "http.too_large"),
        ("GET", "/api/get-submission-detail", None, {}, 400, 400, "http.bad_param"),
        ("GET", "/api/get-submission-detail?submitId=1.5", None, {}, 400, 400, "http.bad_param"),
        (
            "GET",
            f"/api/get-submission-detail?submitId={2**63}",
            None,
            {},
            400,
            400,
            "http.bad_param",
        ),
        ("GET", "/api/get-submission-list?onlyMine=maybe", None, {}, 400, 400, "http.bad_param"),
    ],
)
def test_what_cannot_be_read_is_an_envelope_and_never_a_crash(
    guest: Client,
    method: str,
    path: str,
    body: bytes | None,
    headers: dict[str, str],
    http_status: int,
    status: int,
    err: str,
) -> None:
    answer = guest.request(method, path, body, headers)
    assert (answer.http, answer.status, answer.err) == (http_status, status, err)
    assert answer.json["data"] is None


def test_a_parameter_has_a_greatest_length_and_number(guest: Client) -> None:
    for query in ("problemID=" + "x" * 2001, "&".join(["status=1"] * 101)):
        answer = guest.get(f"/api/get-submission-list?{query}")
        assert (answer.http, answer.err) == (400, "http.bad_param")
    assert guest.get("/api/get-submission-list", problemID="x" * 2000).status == 200


def test_the_bad_parameter_is_named(guest: Client) -> None:
    answer = guest.get("/api/get-submission-list", onlyMine="maybe")
    assert "onlyMine" in answer.json["msg"]
    assert answer.json["field"] == "onlyMine"
    nobody = guest.post("/api/login", {"username": 7, "password": "x"})
    assert nobody.json["field"] == "username"
    assert "field" not in guest.get("/api/no-such-call").json


def test_an_empty_optional_parameter_equals_an_absent_one(guest: Client) -> None:
    answer = guest.get("/api/get-submission-list", status="", username="", onlyMine="")
    assert answer.status == 200


@pytest.mark.parametrize(
    ("header", "chinese"),
    [
        ("", True),
        ("zh-CN,zh;q=0.9", True),
        ("ZH-cn", True),
        ("zh-TW", False),
        ("en-US,en;q=0.9,zh-CN;q=0.8", False),
        ("en;q=0.5, zh-CN;q=0.9", True),
        ("fr", False),
        (";;;q=x,", False),
    ],
)
def test_messages_follow_accept_language(guest: Client, header: str, chinese: bool) -> None:
    guest.language = header
    message = guest.get("/api/no-such-call").json["msg"]
    assert message == ("请求的资源不存在" if chinese else "The requested resource does not exist")


def test_every_answer_carries_the_security_headers(guest: Client) -> None:
    for path in ("/api/get-website-config", "/home", "/api/no-such-call", "/assets/none.js"):
        answer = guest.request("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe-inline" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


def test_the_client_cookie_is_given_once_and_has_no_authority(guest: Client) -> None:
    first = guest.request("GET", "/api/time")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("oj_client=") and "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert "set-cookie" not in guest.request("GET", "/api/time").headers


def test_a_static_file_is_never_found_outside_its_folder(server: ServerProcess) -> None:
    address = urlsplit(server.base)
    paths = ("/assets/../manifest.json", "/assets/..%2fmanifest.json", "/assets/%2e%2e/main.js")
    for path in paths:
        connection = http.client.HTTPConnection(address.hostname or "", address.port)
        connection.request("GET", path)
        answer = connection.getresponse()
        content = answer.read()
        assert answer.status == 404 or content.startswith(b"<!doctype html>"), path


def test_broken_http_closes_the_connection_and_harms_nobody(
    server: ServerProcess, guest: Client
) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GARBAGE\r\n\r\n")
        assert b"400" in raw.recv(100)
    assert guest.get("/api/health").data["status"] == "ok"


def test_the_document_names_every_call_once(guest: Client) -> None:
    answer = guest.get("/api/openapi.json")
    document = answer.json
    assert document["openapi"] == "3.1.0"
    names = [
        operation["operationId"]
        for operations in document["paths"].values()
        for operation in operations.values()
    ]
    assert len(names) == len(set(names)) > 30


def test_the_document_is_cheap_to_ask_for_again(guest: Client) -> None:
    first = guest.get("/api/openapi.json")
    again = guest.request(
        "GET", "/api/openapi.json", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.http, again.body) == (304, b"")


def test_every_schema_reference_leads_somewhere(guest: Client) -> None:
    text = guest.get("/api/openapi.json").body.decode()
    document = json.loads(text)
    known = set(document["components"]["schemas"])
    used = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert used <= known and len(used) > 20


def test_every_answer_says_when_it_was_ready(guest: Client) -> None:
    """By the server's clock, which is this machine's; refusals and crashes of the caller too."""
    for path in ("/api/time", "/api/no-such-call", "/api/get-submission-detail"):
        asked = time.time_ns() // 1_000_000
        told = int(guest.get(path).headers["x-server-time"])
        assert asked <= told <= time.time_ns() // 1_000_000
