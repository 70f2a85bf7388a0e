"""Keys in addresses of files: a browser's own viewer and player fetch by address alone and can send
no token. A key names a session and one item, serves for some hours, and opens nothing by itself: at
each request it is asked whether the session still lasts and its person still sees the item.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable

from oj_appliance.clock import Clock

# The same address is given within one window, so that what a browser has kept of a film serves.
WINDOW_S = 6 * 3600
_KEY = re.compile(r"([0-9]{1,15})-([0-9]{1,15})-([0-9a-f]{40})")


class FileKeys:
    """`secret` gives the site's own."""

    def __init__(self, clock: Clock, secret: Callable[[], bytes]) -> None:
        self._clock = clock
        self._secret = secret

    def make(self, item_id: int, session_id: int) -> str:
        """It serves for six to twelve hours."""
        until = (self._now_s() // WINDOW_S + 2) * WINDOW_S
        return f"{session_id}-{until}-{self._seal(item_id, session_id, until)}"

    def session_of(self, key: str, item_id: int) -> int | None:
        """Whose session may ask for this item; None for a key that is none, or over."""
        parts = _KEY.fullmatch(key)
        if parts is None:
            return None
        session_id, until = int(parts[1]), int(parts[2])
        is_ours = hmac.compare_digest(parts[3], self._seal(item_id, session_id, until))
        return session_id if is_ours and self._now_s() < until else None

    def _seal(self, item_id: int, session_id: int, until: int) -> str:
        text = f"lesson file {item_id} {session_id} {until}".encode()
        return hmac.new(self._secret(), text, "sha256").hexdigest()[:40]

    def _now_s(self) -> int:
        return self._clock.now_ms() // 1000
