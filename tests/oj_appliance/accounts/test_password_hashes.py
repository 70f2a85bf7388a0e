"""How passwords are kept (contract 00-conventions §3)."""

from __future__ import annotations

import sqlite3

import pytest
from argon2 import PasswordHasher

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

TODAY = "$argon2id$v=19$m=19456,t=2,p=1$"


def stored_hash(server: ServerProcess, username: str) -> str:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "SELECT password_hash FROM account WHERE username = ?"
        return str(connection.execute(query, (username,)).fetchone()[0])


def test_a_password_is_kept_at_the_cost_that_was_measured(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "hashed")
    join(server, root, "hashedtoo")
    first, second = stored_hash(server, "hashed"), stored_hash(server, "hashedtoo")
    assert first.startswith(TODAY) and second.startswith(TODAY)
    assert first != second  # the same password


def test_a_hash_of_another_cost_is_renewed_by_the_next_login(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "veteran")
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("old-secret")
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "UPDATE account SET password_hash = ? WHERE id = ?"
        connection.execute(query, (cheap, uid_of(server, "veteran")))
    wrong = {"username": "veteran", "password": "nonsense"}
    assert server.client().post("/api/login", wrong).err == "auth.wrong_credentials"
    assert stored_hash(server, "veteran") == cheap
    assert server.client("veteran", "old-secret").token
    renewed = stored_hash(server, "veteran")
    assert renewed.startswith(TODAY)
    assert server.client("veteran", "old-secret").token
    assert stored_hash(server, "veteran") == renewed
