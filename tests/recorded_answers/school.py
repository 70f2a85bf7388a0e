"""What the folder knows of itself: whom, what and which keys the questions may name."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tests.http_client import Client
from tests.server_process import ServerProcess

# The six who are asked, by the name of their account; a guest has none.
GUEST, STUDENT, NEIGHBOUR, SETTER, ADMIN, ROOT = (
    *("guest", "student", "neighbour"),
    *("setter", "admin", "root"),
)
VIEWERS = (GUEST, STUDENT, NEIGHBOUR, SETTER, ADMIN, ROOT)
KNOWN = "recorded_answers.json"  # lies in the data folder, so that a copy of it is complete


class Known(msgspec.Struct):
    """`now` is the moment (epoch ms) at which every later server on the folder stands; tokens,
    ids and keys go by names of the seed."""

    now: int = 0
    tokens: dict[str, str] = {}
    uids: dict[str, str] = {}
    pids: dict[str, int] = {}
    submissions: dict[str, int] = {}
    keys: dict[str, str] = {}

    def save(self, folder: Path) -> None:
        self.now = round(time.time() * 1000)
        (folder / KNOWN).write_bytes(msgspec.json.encode(self))

    @classmethod
    def load(cls, folder: Path) -> Known:
        return msgspec.json.decode((folder / KNOWN).read_bytes(), type=cls)


@dataclass
class School:
    """A running server that is being filled."""

    server: ServerProcess
    root: Client
    known: Known = field(default_factory=Known)
    clients: dict[str, Client] = field(default_factory=dict)

    @property
    def student(self) -> Client:
        return self.clients[STUDENT]

    @property
    def neighbour(self) -> Client:
        return self.clients[NEIGHBOUR]

    @property
    def setter(self) -> Client:
        return self.clients[SETTER]
