"""People for these tests: quicker than the command line, through the same door as a student."""

from __future__ import annotations

import sqlite3

from tests.http_client import Client
from tests.server_process import ServerProcess


def join(server: ServerProcess, root: Client, username: str, **fields: str) -> Client:
    """Registers a student by the invitation code and logs him in; the password is secret123."""
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    body = {"username": username, "password": "secret123", "email": "", "code": code}
    assert server.client().post("/api/register", body).status == 200
    client = server.client(username, "secret123")
    if fields:
        assert client.post("/api/change-userInfo", fields).status == 200
    return client


def uid_of(server: ServerProcess, username: str) -> str:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "SELECT id FROM account WHERE username = ?"
        return str(connection.execute(query, (username,)).fetchone()[0])
