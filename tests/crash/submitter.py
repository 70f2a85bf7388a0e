"""Students who submit without pause, and who note only what the server has acknowledged."""

from __future__ import annotations

import http.client
import secrets
import threading
import time
from collections import deque
from dataclasses import dataclass
from random import Random

from tests.crash.programs import PROGRAMS, Program
from tests.http_client import Answer, Client

# A pause between two sendings of one student: what all send must be judged in the end.
PAUSE_S = 0.2
REPEATED_SHARE = 0.1


@dataclass(frozen=True, slots=True)
class Sending:
    """What one idempotency key stands for."""

    key: str
    program: Program
    pid: int

    @property
    def code(self) -> str:
        return self.program.marked(self.key)

    def send(self, client: Client) -> Answer:
        body = {"pid": self.pid, "language": self.program.language, "code": self.code}
        return client.post("/api/submit-problem-judge", body, Idempotency_Key=self.key)


class Submitter:
    """One student in a thread of its own. `acknowledged` maps a key to the id of its answer."""

    def __init__(self, client: Client, pids: list[int], random: Random) -> None:
        self.sendings: dict[str, Sending] = {}
        self.acknowledged: dict[str, int] = {}
        self.replays = 0
        self.surprises: list[str] = []
        self._client = client
        self._pids = pids
        self._random = random
        self._unacknowledged: deque[Sending] = deque()
        self._server_is_up = threading.Event()
        self._may_begin_new = True
        self._ended = False
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def server_is_up(self, is_up: bool) -> None:
        """Nobody knocks on a closed port: a connection to it might meet itself there."""
        if is_up:
            self._server_is_up.set()
        else:
            self._server_is_up.clear()

    def finish(self, patience_s: float) -> None:
        """Begins nothing new, sends the rest until all is acknowledged, and ends."""
        self._may_begin_new = False
        self._thread.join(patience_s)
        assert not self._thread.is_alive(), f"{len(self._unacknowledged)} sendings unanswered"

    def _work(self) -> None:
        while self._may_begin_new or self._unacknowledged:
            if not self._server_is_up.wait(0.05):
                continue
            sending = self._next()
            try:
                answer = sending.send(self._client)
            except (OSError, http.client.HTTPException):
                answer = None
            if answer is None or answer.http == 503:
                self._unacknowledged.append(sending)
            else:
                self._note(sending, answer)
            time.sleep(PAUSE_S)

    def _next(self) -> Sending:
        if self._unacknowledged:
            return self._unacknowledged.popleft()
        if self.acknowledged and self._random.random() < REPEATED_SHARE:
            return self.sendings[self._random.choice(list(self.acknowledged))]
        key = secrets.token_hex(12)
        sending = Sending(key, self._random.choice(PROGRAMS), self._random.choice(self._pids))
        self.sendings[key] = sending
        return sending

    def _note(self, sending: Sending, answer: Answer) -> None:
        if answer.http != 200 or answer.status != 200:
            self.surprises.append(f"{answer.http} {answer.body[:300]!r}")
            return
        submission_id = int(answer.data["submitId"])
        self.replays += answer.headers.get("idempotent-replay") == "true"
        before = self.acknowledged.setdefault(sending.key, submission_id)
        if before != submission_id:
            self.surprises.append(f"{sending.key} is {before} and {submission_id}")
