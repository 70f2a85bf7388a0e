"""A visitor who is logged in already, as the browser of yesterday's lesson is."""

from __future__ import annotations

import json

from tests.e2e.browser import Visitor
from tests.server_process import ROOT_PASSWORD, ServerProcess


def log_in(visitor: Visitor, server: ServerProcess, username: str = "root") -> None:
    body = {"username": username, "password": ROOT_PASSWORD}
    answer = server.client().post("/api/login", body)
    stored = {"token": answer.headers["authorization"], "userInfo": json.dumps(answer.data)}
    script = "".join(
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});"
        for key, value in stored.items()
    )
    visitor.context.add_init_script(script)
