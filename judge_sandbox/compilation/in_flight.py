"""One slot compiles a thing, the others that want the same wait for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

# How soon a cancelled judging notices that it waits in vain.
_CANCEL_POLL_S = 0.025


class InFlight:
    """Keys at work. Nobody holds one while waiting for another, so nobody waits for ever."""

    def __init__(self) -> None:
        self._ended: dict[str, threading.Event] = {}
        self._lock = threading.Lock()

    @contextmanager
    def only_one(self, key: str, cancelled: threading.Event) -> Iterator[bool]:
        """Inside the block no other thread is in a block of this key. Gives False, without that
        promise, when `cancelled` was set while another thread was."""
        ended = threading.Event()
        while (other := self._enter(key, ended)) is not None:
            while not other.wait(_CANCEL_POLL_S):
                if cancelled.is_set():
                    yield False
                    return
        try:
            yield True
        finally:
            with self._lock:
                del self._ended[key]
            ended.set()

    def _enter(self, key: str, ended: threading.Event) -> threading.Event | None:
        with self._lock:
            other = self._ended.get(key)
            if other is None:
                self._ended[key] = ended
            return other
