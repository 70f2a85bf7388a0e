"""How much code one account may leave on the server (drafts/rules.py: MOST_BYTES)."""

from __future__ import annotations

from collections import OrderedDict

from oj_appliance.drafts import rules, store
from oj_appliance.errors import ApiError

KEPT_ACCOUNTS = 10_000


class Quota:
    """Remembers for each account a number of bytes that its texts do not exceed; they are counted
    when that number says that there may be no room."""

    def __init__(self) -> None:
        self._at_most: OrderedDict[str, int] = OrderedDict()

    def make_room(self, user_id: str, needed: int) -> None:
        """Inside the write: forgets the oldest earlier versions where it must. Raises
        draft.no_room when the texts that are being written alone fill the quota."""
        used = self._at_most.pop(user_id, rules.MOST_BYTES)
        if used + needed > rules.MOST_BYTES:
            used = self._thinned(user_id, needed)
        self._at_most[user_id] = used + needed
        if len(self._at_most) > KEPT_ACCOUNTS:
            self._at_most.popitem(last=False)

    def _thinned(self, user_id: str, needed: int) -> int:
        used = store.bytes_of(user_id)
        if used + needed <= rules.MOST_BYTES:
            return used
        # To three quarters, so that the next saves need not count again.
        target = rules.MOST_BYTES * 3 // 4
        gone = []
        for number, size in store.earlier_versions(user_id):
            if used + needed <= target:
                break
            gone.append(number)
            used -= size
        store.forget(gone)
        if used + needed > rules.MOST_BYTES:
            raise ApiError("draft.no_room")
        return used
