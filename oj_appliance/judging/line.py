"""Jobs in the order in which they are served, and the place of each at any moment.

A place is asked for after every change by everybody who waits, so neither may cost work that grows
with the line: an entry lies on the shelf of its priority, where they lie in the order in which they
came, and a Fenwick tree counts what lies on the shelves before.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator

from oj_appliance.judging.rules import PRIORITIES
from oj_appliance.judging.types import QueuedJob

# Priority, order of coming (no two are equal), job.
Entry = tuple[int, int, QueuedJob]


class Line:
    """Of n entries, `add`, `discard` and `before` look at some log n."""

    def __init__(self) -> None:
        self._shelves: dict[int, list[Entry]] = {}
        # Priorities with a shelf, in order.
        self._priorities: list[int] = []
        # Node i holds the count of the last (i & -i) priorities before i.
        self._counts = [0] * (PRIORITIES + 1)

    def __iter__(self) -> Iterator[Entry]:
        for priority in self._priorities:
            yield from self._shelves[priority]

    def first(self) -> Entry | None:
        return self._shelves[self._priorities[0]][0] if self._priorities else None

    def add(self, entry: Entry) -> None:
        priority = entry[0]
        if priority not in self._shelves:
            self._shelves[priority] = []
            insort(self._priorities, priority)
        insort(self._shelves[priority], entry)
        self._count(priority, 1)

    def discard(self, entry: Entry) -> None:
        """Of an entry that stands here."""
        priority = entry[0]
        shelf = self._shelves[priority]
        del shelf[bisect_left(shelf, entry)]
        if not shelf:
            del self._shelves[priority]
            del self._priorities[bisect_left(self._priorities, priority)]
        self._count(priority, -1)

    def before(self, entry: Entry) -> int:
        """How many are served before this entry, which need not stand here itself."""
        found, node = 0, entry[0]
        while node:
            found += self._counts[node]
            node -= node & -node
        return found + bisect_left(self._shelves.get(entry[0], []), entry)

    def _count(self, priority: int, by: int) -> None:
        node = priority + 1
        while node <= PRIORITIES:
            self._counts[node] += by
            node += node & -node
