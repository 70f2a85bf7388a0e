"""A visitor who is logged in already, as the browser of yesterday's lesson is."""

from __future__ import annotations

import json
from typing import Protocol

from tests.e2e.browser import Visitor
from tests.http_client import Client
from tests.server_process import ROOT_PASSWORD


class Served(Protocol):
    port: int


def log_in(visitor: Visitor, server: Served, username: str = "root") -> None:
    body = {"username": username, "password": ROOT_PASSWORD}
    answer = Client(f"http://127.0.0.1:{server.port}").post("/api/login", body)
    stored = {"token": answer.headers["authorization"], "userInfo": json.dumps(answer.data)}
    script = "".join(
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});"
        for key, value in stored.items()
    )
    visitor.context.add_init_script(script)
