"""A problem that wants a program."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem


@pytest.fixture(scope="session")
def sum_pid(root: Client) -> int:
    return add_problem(root, a_plus_b("QSUM"))
