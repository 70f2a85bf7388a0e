"""Tokens and what ends them (contract 00-conventions §3)."""

from __future__ import annotations

import sqlite3

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

INFO = "/api/get-user-auth-info"
HALF_A_DAY_MS = 43_200_000


def grow_older(server: ServerProcess, username: str, ms: int) -> None:
    """As if the account's sessions had been opened so much earlier."""
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        connection.execute(
            "UPDATE session SET updated_at = updated_at - ?, expires_at = expires_at - ?"
            " WHERE user_id = ?",
            (ms, ms, uid_of(server, username)),
        )


def milliseconds_left(server: ServerProcess, username: str) -> int:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = (
            "SELECT expires_at - updated_at FROM session WHERE user_id = ? AND revoked_at IS NULL"
        )
        return int(connection.execute(query, (uid_of(server, username),)).fetchone()[0])


@pytest.mark.covers("S1-7.1-14")
def test_half_a_day_later_an_answer_brings_a_new_token_and_the_old_one_still_works(
    server: ServerProcess, root: Client
) -> None:
    mine = join(server, root, "longlesson")
    grow_older(server, "longlesson", HALF_A_DAY_MS)
    answer = mine.get(INFO)
    fresh = answer.headers["refresh-token"]
    assert answer.headers["authorization"] == fresh != mine.token
    assert answer.data["roles"] == ["user"]
    assert Client(server.base, token=fresh).get(INFO).status == 200
    assert mine.get(INFO).status == 200
    ended = Client(server.base, token=fresh)
    assert ended.get("/api/logout").status == 200
    assert [mine.get(INFO).err, ended.get(INFO).err] == ["auth.expired"] * 2


def test_a_refusal_brings_the_new_token_too(server: ServerProcess, root: Client) -> None:
    mine = join(server, root, "refusedlate")
    grow_older(server, "refusedlate", HALF_A_DAY_MS)
    answer = mine.get("/api/get-change-mobile-code", mobile="nonsense")
    assert answer.err == "mobile.bad_format" and answer.headers["refresh-token"]


def test_a_young_session_keeps_its_token(server: ServerProcess, root: Client) -> None:
    mine = join(server, root, "young")
    assert "refresh-token" not in mine.get(INFO).headers


def test_a_session_ends_after_a_day(server: ServerProcess, root: Client) -> None:
    mine = join(server, root, "yesterday")
    grow_older(server, "yesterday", 2 * HALF_A_DAY_MS)
    assert mine.get(INFO).err == "auth.expired"


def test_the_session_that_changed_the_password_has_ten_seconds_left(
    server: ServerProcess, root: Client
) -> None:
    mine = join(server, root, "leaving")
    body = {"oldPassword": "secret123", "newPassword": "brand-new-1"}
    assert mine.post("/api/change-password", body).data["code"] == 200
    assert milliseconds_left(server, "leaving") == 10_000
    # Old enough for a new token, which would let it live on.
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "UPDATE session SET updated_at = updated_at - ? WHERE user_id = ?"
        connection.execute(query, (HALF_A_DAY_MS, uid_of(server, "leaving")))
    assert "refresh-token" not in mine.get(INFO).headers


def test_logging_in_elsewhere_ends_nothing(server: ServerProcess, root: Client) -> None:
    first = join(server, root, "twoplaces")
    second = server.client("twoplaces", "secret123")
    assert [client.get(INFO).status for client in (first, second)] == [200, 200]
