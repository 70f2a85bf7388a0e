"""No made-up request breaks the server or is answered against the schema."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.cases import Attempt, draw_attempt
from tests.fuzz.school import ROLES, School, wait_until_quiet
from tests.fuzz.tables import EXCLUDED, LAST, SELDOM_200
from tests.fuzz.values import known_values
from tests.server_process import ServerProcess

FULL = os.environ.get("OJ_TEST_FULL") == "1"
EXAMPLES = 50 if FULL else 8
SEED = 20_250_901
NEEDED_SHARE = 0.2
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def made_up(examples: int) -> settings:
    """As many requests, the same in every run, made and not narrowed down."""
    return settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class Trial:
    """The calls of one server, and how often each was answered 200 to whom."""

    def __init__(self, school: School) -> None:
        self.school = school
        self.values = known_values(school)
        document = school.root.get("/api/openapi.json").json
        schema = schemathesis.openapi.from_dict(document)
        self.calls = {
            f"{found.ok().method.upper()} {found.ok().path}": found.ok()
            for found in schema.get_all_operations()
        }
        # By call and role: "200", or what was said instead.
        self.outcomes: dict[str, dict[str, Counter[str]]] = defaultdict(
            lambda: defaultdict(Counter)
        )

    def in_order(self) -> list[str]:
        names = [name for name in self.calls if name not in EXCLUDED]
        return sorted(names, key=lambda name: (name in LAST, name))

    def try_call(self, name: str, role: str) -> list[str]:
        """What was wrong with the answers to one call, a text each."""
        operation = self.calls[name]
        faults: dict[str, str] = {}
        # Nothing that a guest sends changes the answer of such a call.
        asks_for_login = "security" in operation.definition.raw

        @seed(SEED)
        @made_up(2 if role == "guest" and asks_for_login and not FULL else EXAMPLES)
        @given(st.data())
        def try_once(data: Any) -> None:
            attempt = draw_attempt(operation, self.school, self.values.get(name, {}), data)
            try:
                self.send(name, role, attempt)
            except FailureGroup as group:
                for each in group.exceptions:
                    faults.setdefault(each.title, f"{name} as {role}: {group}")

        try_once()
        return sorted(set(faults.values()))

    def send(self, name: str, role: str, attempt: Attempt) -> None:
        client = self.school.clients[role]
        if name == "POST /api/admin/config/db-backup":
            self.school.wait_for_backup()
        headers = {"Authorization": client.token} if client.token else {}
        body: dict[str, Any] = {}
        if attempt.file is not None:
            body = {"files": {"file": attempt.file}, "data": attempt.case.body}
        response = attempt.case.call(base_url=client.base, headers=headers, **body)
        self.outcomes[name][role][outcome(response)] += 1
        attempt.case.validate_response(response, checks=CHECKS)

    def share(self, name: str) -> float:
        """How much of what was asked was answered 200, of the role that was answered best."""
        return max(counts["200"] / counts.total() for counts in self.outcomes[name].values())


def outcome(response: Any) -> str:
    """ "200" for a file, or an envelope that says so; else the key of the refusal."""
    is_json = "application/json" in str(response.headers.get("content-type"))
    if response.status_code != 200 or not is_json:
        return str(response.status_code)
    answer = response.json()
    # What stands in no envelope has no refusals on 200.
    is_enveloped = isinstance(answer, dict) and "status" in answer
    return str(answer.get("err") or answer["status"]) if is_enveloped else "200"


@pytest.fixture(scope="module")
def trial() -> Iterator[Trial]:
    server = ServerProcess().start()
    school = School(server, spare=EXAMPLES)
    yield Trial(school)
    wait_until_quiet(school)
    server.stop()
    server.remove()


@pytest.mark.parametrize("role", ROLES)
def test_no_call_breaks_or_answers_against_its_schema(trial: Trial, role: str) -> None:
    faults = [fault for name in trial.in_order() for fault in trial.try_call(name, role)]
    assert not faults, f"{len(faults)} faults\n" + "\n\n".join(faults)


def test_one_in_five_is_answered_200_where_the_call_allows_it(trial: Trial) -> None:
    assert set(trial.outcomes) == set(trial.in_order()), "the roles above come first"
    seldom = [name for name in trial.in_order() if trial.share(name) < NEEDED_SHARE]
    others = set(seldom) ^ set(SELDOM_200)
    assert not others, "\n".join(f"{name}: {dict(trial.outcomes[name])}" for name in sorted(others))


def test_the_tables_name_calls_that_are_there(trial: Trial) -> None:
    assert {*EXCLUDED, *SELDOM_200, *LAST, *trial.values} <= set(trial.calls)
