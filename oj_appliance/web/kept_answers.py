"""Answers that many ask for in the same words, kept as bytes until anything is written."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.storage.database import Database

# What is not in the database, such as places in the queue, may be told so late.
KEPT_S = 1.0
MOST_KEPT = 64

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class _Kept:
    changes: int
    until: float
    content: msgspec.Raw
    not_for: frozenset[str]


class KeptAnswers:
    """Whoever keeps an answer says for whom it is not; the key holds all that it depends on but the
    database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()

    def find(self, key: Hashable, uid: str | None) -> msgspec.Raw | None:
        kept = self._kept.get(key)
        if (
            kept is None
            or kept.changes != self._database.changes
            or kept.until < self._clock.monotonic()
            or uid in kept.not_for
        ):
            return None
        return kept.content

    def mark(self) -> int:
        """To be asked before the answer is read, and handed to `keep`."""
        return self._database.changes

    def keep(
        self, key: Hashable, mark: int, answer: object, not_for: frozenset[str] = frozenset()
    ) -> msgspec.Raw:
        """`not_for` are the uids of those who would be answered otherwise."""
        content = msgspec.Raw(_encode(answer))
        self._kept[key] = _Kept(mark, self._clock.monotonic() + KEPT_S, content, not_for)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return content
