"""Many submissions of an exam at once, by people who note only what the server has acknowledged and
send again what it has not."""

from __future__ import annotations

import http.client
import secrets
import threading
import time
from collections import Counter, deque
from dataclasses import dataclass, field

from tests.crash import records
from tests.crash.programs import PROGRAMS
from tests.exam.room import Room
from tests.http_client import Answer
from tests.judging_waits import PATIENCE_S

SENDERS = 8
# Quick ones that need no compiler: what is looked at is what the server keeps.
SENT = tuple(each for each in PROGRAMS if each.language == "Python3")


@dataclass
class Burst:
    """`keys` to the place of the student who sends it; `acknowledged` to the number of its row."""

    room: Room
    keys: dict[str, int] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    surprises: list[str] = field(default_factory=list)
    _unanswered: deque[str] = field(default_factory=deque)
    _threads: list[threading.Thread] = field(default_factory=list)

    def begin(self, count: int) -> None:
        """So many new ones; who meets a closed door stops there."""
        for _ in range(count):
            key = secrets.token_hex(12)
            self.keys[key] = len(self.keys) % len(self.room.students)
            self._unanswered.append(key)
        self.go_on()

    def go_on(self) -> None:
        """Sends what is not acknowledged, the same keys again."""
        self._threads = [threading.Thread(target=self._send_all) for _ in range(SENDERS)]
        for thread in self._threads:
            thread.start()

    def wait_for(self, count: int) -> None:
        """Until so many are acknowledged."""
        deadline = time.monotonic() + PATIENCE_S
        while len(self.acknowledged) < count:
            assert time.monotonic() < deadline
            time.sleep(0.002)

    def wait(self) -> None:
        """Until all is sent, or nobody answers any more."""
        for thread in self._threads:
            thread.join(PATIENCE_S)
            assert not thread.is_alive()

    @property
    def is_answered(self) -> bool:
        return not self._unanswered

    def code(self, key: str) -> str:
        return SENT[self.keys[key] % len(SENT)].marked(key)

    def _send_all(self) -> None:
        while True:
            try:
                key = self._unanswered.popleft()
            except IndexError:
                return
            try:
                answer = self._send(key)
            except (OSError, http.client.HTTPException):
                self._unanswered.append(key)
                return
            if answer.http == 503:
                self._unanswered.append(key)
                return
            self._note(key, answer)

    def _send(self, key: str) -> Answer:
        who = self.room.students[self.keys[key]]
        return self.room.send(who, "A", self.code(key), key=key)

    def _note(self, key: str, answer: Answer) -> None:
        if answer.http != 200 or answer.status != 200:
            self.surprises.append(f"{answer.http} {answer.body[:200]!r}")
            return
        number = int(answer.data["submitId"])
        if self.acknowledged.setdefault(key, number) != number:
            self.surprises.append(f"{key} is {self.acknowledged[key]} and {number}")


@dataclass(frozen=True)
class Kept:
    """What the database file holds of a burst."""

    lost: list[str]
    twice: list[str]
    strange: list[str]
    stored: int


def kept(burst: Burst) -> Kept:
    rows = records.rows(burst.room.server.data)
    by_key = {row.client_key: row for row in rows}
    times = Counter(row.client_key for row in rows)
    return Kept(
        lost=[
            key
            for key, number in burst.acknowledged.items()
            if key not in by_key or by_key[key].id != number
        ],
        twice=[key for key, count in times.items() if count > 1],
        strange=[
            row.client_key
            for row in rows
            if row.client_key not in burst.keys or row.code != burst.code(row.client_key)
        ],
        stored=len(rows),
    )


def drain(burst: Burst) -> None:
    """Waits until all is judged, by nobody's doing; fails when there is no progress for a while."""
    data, left = burst.room.server.data, -1
    deadline = time.monotonic() + PATIENCE_S
    while now := records.unfinished(data):
        if now != left:
            left, deadline = now, time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, f"{left} submissions wait for ever"
        time.sleep(0.2)


def wrong_verdicts(burst: Burst) -> list[int]:
    return [
        row.id
        for row in records.rows(burst.room.server.data)
        if row.status != SENT[burst.keys[row.client_key] % len(SENT)].verdict
    ]
