"""Every call of the running server against every role (contract 21-permissions)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator

import pytest

from tests.http_client import Answer, Client
from tests.permissions.matrix import ALLOWED, MATRIX
from tests.server_process import ServerProcess

GUARD_ERRORS = {401: "auth.login_required", 403: "auth.forbidden"}
pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def people() -> Iterator[dict[str, Client]]:
    """One logged-in client a role, on a server of its own: some calls end sessions."""
    server = ServerProcess().start()
    server.add_user("plain")
    server.add_user("silent")
    server.add_user("helper", role="admin")
    server.add_user("setter", role="problem_admin")
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        connection.execute(
            "UPDATE account_role SET role_id = 1003 WHERE user_id ="
            " (SELECT id FROM account WHERE username = 'silent')"
        )
    names = {
        "user": "plain",
        "no_submit": "silent",
        "admin": "helper",
        "problem_admin": "setter",
    }
    clients = {role: server.client(name, "secret123") for role, name in names.items()}
    clients["root"] = server.client("root")
    clients["guest"] = server.client()
    yield clients
    server.stop()
    server.remove()


def call(client: Client, method: str, path: str) -> Answer:
    address = re.sub(r"\{\w+\}", "0" * 32 + ".png", path)
    headers = {"Content-Type": "application/json"}
    body = b"{}" if method in ("POST", "PUT") else None
    return client.request(method, address, body, headers)


def is_refused_by_guard(answer: Answer) -> bool:
    if answer.http not in GUARD_ERRORS or not answer.body.startswith(b"{"):
        return False
    return answer.err == GUARD_ERRORS[answer.http]


def test_the_matrix_names_every_call_of_the_server(people: dict[str, Client]) -> None:
    document = people["guest"].get("/api/openapi.json").json
    served = {
        f"{method.upper()} {path}"
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert served == set(MATRIX)


@pytest.mark.parametrize("entry", sorted(MATRIX))
@pytest.mark.parametrize("role", sorted(ALLOWED["G"]))
def test_the_guard_lets_in_exactly_whom_the_matrix_allows(
    people: dict[str, Client], entry: str, role: str
) -> None:
    method, _, path = entry.partition(" ")
    client = Client(people[role].base, token=people[role].token)
    if path.endswith("/logout"):
        # Each logout ends the session it is called with.
        names = {"user": "plain", "no_submit": "silent", "admin": "helper"}
        names |= {"problem_admin": "setter", "root": "root"}
        if role in names:
            password = "rootroot" if role == "root" else "secret123"
            client = Client(client.base).login(names[role], password)
    answer = call(client, method, path)
    allowed = role in ALLOWED[MATRIX[entry]]
    assert is_refused_by_guard(answer) == (not allowed), (answer.http, answer.body[:300])
    assert answer.http < 500 or answer.http == 503


GETS_WITH_EFFECT = (
    "/logout",
    "/resubmit",
    "/rejudge",
    "/manual-judge",
    "/cancel-judge",
    "/get-register-code",
    "/get-change-email-code",
)


def has_effect(entry: str) -> bool:
    """Everything but GET, and the contract's GETs that change something; the socket's upgrade."""
    method, _, path = entry.partition(" ")
    return method != "GET" or path.endswith(GETS_WITH_EFFECT) or path == "/api/live"


@pytest.mark.parametrize("entry", sorted(filter(has_effect, MATRIX)))
def test_a_call_with_an_effect_refuses_other_sites(people: dict[str, Client], entry: str) -> None:
    method, _, path = entry.partition(" ")
    client = Client(people["root"].base, token=people["root"].token)
    client.headers["Origin"] = "http://evil.example"
    answer = call(client, method, path)
    assert (answer.http, answer.err) == (403, "http.cross_site")
