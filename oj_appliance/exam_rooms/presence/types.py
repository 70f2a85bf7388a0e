"""What is known of a person's being there. Moments are epoch ms of the server."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(slots=True)
class Sign:
    """Calls of one session from one address: the first and the last of them."""

    address: str
    session_id: int | None
    first_at: int
    seen_at: int


class LastKnown(msgspec.Struct, frozen=True):
    """What is stored of a person: from where they were heard last, and how much later than the
    server's their own clock was."""

    uid: str
    address: str
    seen_at: int
    clock_off_ms: int | None
