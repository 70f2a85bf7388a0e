"""Publish and subscribe inside the process, so that news travels up without an upward import.

`publish` is called inside a write and runs its subscribers in the same transaction, in the writer
thread. `announce` is called after the commit, in the event loop, for what is not data: sockets.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

Event = TypeVar("Event")


class Events:
    def __init__(self) -> None:
        # Any: a dictionary cannot tie a key's type to its value's; subscribe() and on_commit() do.
        self._in_transaction: dict[type, list[Callable[[Any], None]]] = defaultdict(list)
        self._after_commit: dict[type, list[Callable[[Any], None]]] = defaultdict(list)

    def subscribe(self, kind: type[Event], listener: Callable[[Event], None]) -> None:
        """`listener` runs inside the transaction that publishes; its failure rolls back both."""
        self._in_transaction[kind].append(listener)

    def on_commit(self, kind: type[Event], listener: Callable[[Event], None]) -> None:
        """`listener` runs in the event loop once the change is durable."""
        self._after_commit[kind].append(listener)

    def publish(self, event: object) -> None:
        for listener in self._in_transaction[type(event)]:
            listener(event)

    def announce(self, event: object) -> None:
        for listener in self._after_commit[type(event)]:
            listener(event)
