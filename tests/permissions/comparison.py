"""Compares matrix.csv with what a running server does; the only place that reads the matrix."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.http_client import Answer, Client
from tests.permissions import (  # noqa: F401 - each ties its calls to rows
    contest_calls,
    contest_page_calls,
    discussion_calls,
    exam_correction_calls,
    exam_pause_calls,
    exam_result_calls,
    exam_room_calls,
    exam_talk_calls,
    file_calls,
    lesson_calls,
    pack_calls,
    problem_calls,
    site_calls,
    submission_calls,
    timed_work_calls,
    timed_work_page_calls,
    training_calls,
)
from tests.permissions.object_calls import OBJECT_CALLS
from tests.permissions.site import GUEST, ROLES, STRANGER, Site

MATRIX_FILE = Path(__file__).parent / "matrix.csv"
COLUMNS = ("call", "object", *ROLES, GUEST, "owner", "other", "right")

GUARD_ERRORS = {401: "auth.login_required", 403: "auth.forbidden"}
YES, OWN = "yes", "own"
BY_GUARD = ("401", "403")


@dataclass(frozen=True)
class Row:
    call: str
    object: str
    cells: dict[str, str]
    owner: str
    other: str
    rights: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.call} | {self.object}" if self.object else self.call


@dataclass(frozen=True)
class Difference:
    """A cell that the server does not keep. `whose` is "own", "other's" or "" for a bare guard."""

    row: str
    role: str
    whose: str
    expected: str
    found: str


def read_matrix() -> list[Row]:
    with MATRIX_FILE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        assert tuple(reader.fieldnames or ()) == COLUMNS
        rows = []
        for line in reader:
            assert None not in line and None not in line.values(), line
            cells = {role: line[role] for role in (*ROLES, GUEST)}
            whose = line["owner"], line["other"], frozenset(line["right"].split())
            rows.append(Row(line["call"], line["object"], cells, *whose))
        return rows


def served_calls(client: Client) -> set[str]:
    """The calls of the server's own document."""
    paths = client.get("/api/openapi.json").json["paths"]
    return {f"{method.upper()} {path}" for path in paths for method in paths[path]}


def differences(row: Row, site: Site) -> list[Difference]:
    """Every cell of the row is tried; the ones that end otherwise than the matrix says."""
    found = []
    for role, cell in row.cells.items():
        for whose, expected, outcome in _trials(row, site, role, cell):
            if outcome != expected:
                found.append(Difference(row.name, role, whose, expected, outcome))
    return found


def _trials(row: Row, site: Site, role: str, cell: str) -> Iterator[tuple[str, str, str]]:
    if cell in BY_GUARD or not row.object:
        yield "", cell, guards_word(probe(site, row.call, role))
        return
    act = OBJECT_CALLS[row.call, row.object]
    yield "other's", row.other if cell == OWN else cell, act(site, role, STRANGER)
    if role != GUEST:
        yield "own", row.owner if cell == OWN else cell, act(site, role, role)


def probe(site: Site, call: str, role: str) -> Answer:
    """The call without parameters: enough to learn what the guard thinks."""
    method, _, path = call.partition(" ")
    answer = send_empty(site.client(role), method, path)
    if path.endswith("/logout") and answer.http == 200:
        site.forget_session(role)
    return answer


def send_empty(client: Client, method: str, path: str) -> Answer:
    address = re.sub(r"\{\w+\}", "0" * 32 + ".png", path)
    body = b"{}" if method in ("POST", "PUT") else None
    return client.request(method, address, body, {"Content-Type": "application/json"})


def guards_word(answer: Answer) -> str:
    """401 or 403 when the guard refused, otherwise yes: whatever the call itself thought."""
    assert answer.http < 500 or answer.http == 503, answer.body[:300]
    is_refusal = answer.http in GUARD_ERRORS and answer.body.startswith(b"{")
    if is_refusal and answer.err == GUARD_ERRORS[answer.http]:
        return str(answer.http)
    return YES
