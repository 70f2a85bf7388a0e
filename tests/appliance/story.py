"""What one step of the story tells the next, in a file outside the systems that are tried."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.http_client import Client

ROOT_PASSWORD = "First-lesson-2026"
BACKUP_PASSWORD = "correct horse battery"
DEMO = "P1000"  # the demo's first problem: the sum of two numbers
ADD, WRONG = "print(sum(map(int, input().split())))", "print(0)"


@dataclass
class Pupil:
    """`began` is when their time in the exam began, `receipts` the fingerprints by the number of
    the submission."""

    name: str
    username: str
    password: str
    began: str = ""
    receipts: dict[str, str] = field(default_factory=dict)


@dataclass
class Story:
    """`exam` is the number of the timed work, 0 before there is one."""

    pupils: list[Pupil]
    exam: int = 0

    @classmethod
    def read(cls, file: Path) -> Story:
        told: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return cls([Pupil(**each) for each in told["pupils"]], told["exam"])

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(asdict(self), ensure_ascii=False), "utf-8")


def root_of(base: str) -> Client:
    return Client(base).login("root", ROOT_PASSWORD)


def pupil_of(base: str, pupil: Pupil) -> Client:
    return Client(base).login(pupil.username, pupil.password)


def number_of(client: Client, problem: str) -> int:
    """The number of a public problem."""
    rows = client.get("/api/get-problem-list", limit=100).data["records"]
    return next(int(row["pid"]) for row in rows if row["problemId"] == problem)
