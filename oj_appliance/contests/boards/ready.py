"""A board made ready for one kind of reader: rows are encoded once, however many ask for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.wire import BoardRow

_encode = msgspec.json.Encoder().encode


class ReadyBoard:
    """`shape` makes a row's answer, `words` what a search looks at, in small letters."""

    def __init__(
        self,
        rows: Sequence[Ranked],
        shape: Callable[[Ranked], BoardRow],
        words: Callable[[Ranked], tuple[str, ...]],
    ) -> None:
        self._rows = rows
        self._shape = shape
        self._words = words
        self._encoded: list[msgspec.Raw | None] = [None] * len(rows)
        self._searched: list[tuple[str, ...]] | None = None
        self._place = {row.standing.uid: place for place, row in enumerate(rows)}

    def slice(
        self,
        *,
        own: str | None,
        followed: Collection[str],
        keyword: str,
        offset: int,
        limit: int,
    ) -> tuple[list[msgspec.Raw], int]:
        """One's own row, those of whom one follows, and then all (scoreboard.md §8); and how many
        that are. `keyword` "" is for all."""
        front, word = self._front(own, followed), keyword.strip().lower()
        if not word:
            return self._page(front, offset, limit), len(front) + len(self._rows)
        searched = self._words_of_all()
        places = [
            at
            for at in (*front, *range(len(self._rows)))
            if any(word in text for text in searched[at])
        ]
        return [self._row(at) for at in places[offset : offset + limit]], len(places)

    def _front(self, own: str | None, followed: Collection[str]) -> list[int]:
        place = self._place
        front = sorted({place[uid] for uid in followed if uid in place and uid != own})
        if own in place:
            front.insert(0, place[own])
        return front

    def _page(self, front: list[int], offset: int, limit: int) -> list[msgspec.Raw]:
        """Without walking through all rows for fifty of them."""
        first, end = (max(0, edge - len(front)) for edge in (offset, offset + limit))
        places = (*front[offset : offset + limit], *range(first, min(end, len(self._rows))))
        return [self._row(at) for at in places]

    def _row(self, at: int) -> msgspec.Raw:
        known = self._encoded[at]
        if known is None:
            known = self._encoded[at] = msgspec.Raw(_encode(self._shape(self._rows[at])))
        return known

    def _words_of_all(self) -> list[tuple[str, ...]]:
        if self._searched is None:
            self._searched = [self._words(row) for row in self._rows]
        return self._searched
