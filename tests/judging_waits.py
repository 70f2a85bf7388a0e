"""Submitting and waiting for verdicts, as tests do it."""

from __future__ import annotations

import time
from typing import Any

from tests.http_client import Client

UNFINISHED = (5, 6, 7)
# Compiling for the first time also makes the precompiled header, on a machine that may be busy.
PATIENCE_S = 120


def submit(client: Client, pid: int | str, language: str, code: str, **headers: str) -> int:
    body = {"pid": pid, "language": language, "code": code}
    return int(client.post("/api/submit-problem-judge", body, **headers).data["submitId"])


def submit_in_turn(client: Client, pid: int | str, language: str, code: str) -> int:
    """On a site that wants some seconds between two submissions of one person."""
    body = {"pid": pid, "language": language, "code": code}
    while (answer := client.post("/api/submit-problem-judge", body)).err == "judge.too_fast":
        time.sleep(answer.json["data"]["seconds"])
    return int(answer.data["submitId"])


def wait_for_verdict(
    client: Client, submission_id: int, *, patience_s: float = PATIENCE_S
) -> dict[str, Any]:
    """The row of check-submissions-status once it is final."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        body = {"submitIds": [submission_id]}
        row = client.post("/api/check-submissions-status", body).data[str(submission_id)]
        if row["status"] not in UNFINISHED:
            return dict(row)
        time.sleep(0.05)
    raise AssertionError(f"submission {submission_id} has no verdict")


def verdict_of(client: Client, pid: int | str, language: str, code: str) -> int:
    return int(wait_for_verdict(client, submit(client, pid, language, code))["status"])
