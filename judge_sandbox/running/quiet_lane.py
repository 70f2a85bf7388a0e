"""One timed run a core, and for a second measurement the whole machine's judge held still."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class QuietLane:
    """Ordinary runs share the lane; a run that must be measured alone has it for itself.

    A waiting lone run goes before new ordinary ones, so it cannot starve.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._sharing = 0
        self._alone_waiting = 0
        self._alone = False

    def shared(self) -> _Shared:
        return _Shared(self)

    def _enter(self) -> None:
        with self._changed:
            while self._alone or self._alone_waiting:
                self._changed.wait()
            self._sharing += 1

    def _leave(self) -> None:
        with self._changed:
            self._sharing -= 1
            if self._alone_waiting:
                self._changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self._changed:
            self._alone_waiting += 1
            while self._alone or self._sharing:
                self._changed.wait()
            self._alone_waiting -= 1
            self._alone = True
        try:
            yield
        finally:
            with self._changed:
                self._alone = False
                self._changed.notify_all()


class _Shared:
    """Once for every test case: a generator would take longer than what it guards."""

    def __init__(self, lane: QuietLane) -> None:
        self._lane = lane

    def __enter__(self) -> None:
        self._lane._enter()

    def __exit__(self, *_: object) -> None:
        self._lane._leave()
