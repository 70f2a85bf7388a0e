"""Work on a disk that may be gone for good: a share whose server is down answers no call, and a
call of the system cannot be taken back. It is made in a thread that nobody waits for longer than
said."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from oj_appliance.backups.types import BadBackupError

Answer = TypeVar("Answer")

# A look at a folder; and between two signs of life of whoever copies gigabytes to a slow stick.
LOOK_S, STALL_S = 5.0, 120.0

_here = threading.local()
_lock = threading.Lock()
# Place -> who is still stuck there: no second thread joins it.
_stuck: dict[str, threading.Thread] = {}


class SilentPlaceError(BadBackupError):
    """The place answers no more; a share whose server is off, for example."""

    def __init__(self, place: str) -> None:
        super().__init__(
            f"{place} does not answer: the disk is failing, or the computer that shares it is off",
            f"{place} 没有响应：磁盘有故障，或提供共享目录的电脑已关机",
        )


class _Errand(Generic[Answer]):
    def __init__(self, work: Callable[[], Answer]) -> None:
        self._work = work
        self.is_over = threading.Event()
        self.lived_at = time.monotonic()
        self.answer: Answer
        self.error: BaseException | None = None

    def run(self) -> None:
        _here.errand = self
        try:
            self.answer = self._work()
        except BaseException as error:
            self.error = error
        finally:
            self.is_over.set()


def beat() -> None:
    """Whoever works long says so after each piece."""
    errand = getattr(_here, "errand", None)
    if errand is not None:
        errand.lived_at = time.monotonic()


def within(place: str, work: Callable[[], Answer], *, seconds: float = LOOK_S) -> Answer:
    """What `work` answers or raises. Call it from a thread: it waits.

    Raises SilentPlaceError after so many seconds without its end or a `beat`, and at once while an
    earlier one is stuck at this place."""
    with _lock:
        earlier = _stuck.get(place)
        if earlier is not None and earlier.is_alive():
            raise SilentPlaceError(place)
        _stuck.pop(place, None)
    errand = _Errand(work)
    thread = threading.Thread(target=errand.run, name=f"at {place}", daemon=True)
    thread.start()
    while not errand.is_over.wait(max(0.0, errand.lived_at + seconds - time.monotonic())):
        if time.monotonic() - errand.lived_at >= seconds:
            with _lock:
                _stuck[place] = thread
            raise SilentPlaceError(place)
    if errand.error is not None:
        raise errand.error
    return errand.answer
