"""A problem that wants a program, beside those that do not."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem


@pytest.fixture(scope="session")
def sum_problem(root: Client) -> str:
    add_problem(root, a_plus_b("OBJSUM"))
    return "OBJSUM"
