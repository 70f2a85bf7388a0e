"""One problem that every test of submissions may use."""

from __future__ import annotations

import itertools

import pytest

from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def sum_problem(root: Client) -> str:
    """Display id of a public A+B problem."""
    display_id = f"SUM{next(_numbers)}"
    add_problem(root, a_plus_b(display_id))
    return display_id


@pytest.fixture(scope="session")
def private_problem(root: Client) -> str:
    display_id = f"PRIVATE{next(_numbers)}"
    add_problem(root, a_plus_b(display_id, auth=2))
    return display_id


@pytest.fixture(scope="session")
def people(own_server: ServerProcess) -> dict[str, Client]:
    names = ("ann", "ben")
    return {
        "root": own_server.client("root"),
        **{name: own_server.add_user(name) for name in names},
    }
