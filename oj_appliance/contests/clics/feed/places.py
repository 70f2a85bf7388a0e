"""How many feeds may be open at once (contract clics.md §5): everybody's can never take staff's
places, nor one address all of everybody's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from oj_appliance.contests.clics.refusals import ClicsError
from oj_appliance.contests.clics.types import Audience

MOST_PUBLIC = 32
MOST_OF_ADDRESS = 8
MOST_OF_STAFF = 8  # of one contest


class Places:
    def __init__(self) -> None:
        self._taken: Counter[object] = Counter()

    @contextmanager
    def one(self, contest_id: int, audience: Audience, address: str) -> Iterator[None]:
        """Raises ClicsError clics.too_many (503)."""
        bounds: dict[object, int] = {("contest", contest_id): MOST_OF_STAFF}
        if audience is Audience.PUBLIC:
            bounds = {"public": MOST_PUBLIC, ("address", address): MOST_OF_ADDRESS}
        if any(self._taken[key] >= most for key, most in bounds.items()):
            raise ClicsError("clics.too_many", 503)
        self._taken.update(bounds.keys())
        try:
            yield
        finally:
            self._taken.subtract(bounds.keys())
            for key in bounds:
                if not self._taken[key]:
                    del self._taken[key]
