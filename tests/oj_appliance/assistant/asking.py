"""Setting the AI helper up and asking it, over HTTP."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tests.http_client import Answer, Client

GET_CONFIG = "/api/admin/config/get-ai-config"
SET_CONFIG = "/api/admin/config/set-ai-config"
SWITCHES = "/api/admin/switch/update"
WITHOUT_LIMITS = {"perMinute": 0, "perDay": 0, "sitePerDay": 0}
WAITS = {"connectSeconds": 10, "firstSeconds": 60, "idleSeconds": 20, "wholeSeconds": 120}


def set_up(root: Client, base: str, **more: Any) -> None:
    """Opens it for everybody, without limits."""
    assert root.put(SWITCHES, {"openAiChat": True}).status == 200
    body = {"baseUrl": base, "model": "small", "apiKey": "secret-key", **WITHOUT_LIMITS, **WAITS}
    answer = root.put(SET_CONFIG, body | more)
    assert answer.status == 200, answer.json


def shut(root: Client) -> None:
    assert root.put(SWITCHES, {"openAiChat": False}).status == 200
    assert root.put(SET_CONFIG, {"baseUrl": "", "model": "", "apiKey": ""}).status == 200


@dataclass(frozen=True)
class Told:
    """A stream's text, the key of what ended it early, and whether its end was said."""

    text: str
    error: str
    is_ended: bool


def told(answer: Answer) -> Told:
    assert answer.headers["content-type"].startswith("text/event-stream"), answer.body
    return told_by(answer.body)


def told_by(body: bytes) -> Told:
    text, error, is_ended = "", "", False
    for line in body.decode().split("\n"):
        if not line.startswith("data: "):
            continue
        value = line.removeprefix("data: ")
        if value == "[DONE]":
            is_ended = True
            continue
        message = json.loads(value)
        if "error" in message:
            error = message["error"]["key"]
        else:
            text += message["choices"][0]["delta"]["content"]
    return Told(text, error, is_ended)


def explain(client: Client, pid: int | str) -> Answer:
    return client.get("/api/ai/explain-problem", pid=pid)


@contextmanager
def asked_for(client: Client, path: str) -> Iterator[http.client.HTTPConnection]:
    """A stream of which nothing is read yet; it is left at the end of the block."""
    address = urlsplit(client.base)
    connection = http.client.HTTPConnection(str(address.hostname), address.port, timeout=60)
    connection.request("GET", path, headers={"Authorization": client.token})
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def opened(client: Client, path: str) -> Iterator[http.client.HTTPResponse]:
    """A stream that is read by hand, and left at the end of the block."""
    with asked_for(client, path) as connection:
        yield connection.getresponse()
