"""Who of those that wait is next: one of each address in turn, so that no address holds up the
others, and each has a bounded share of the waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from oj_appliance.errors import BusyError

MOST_WAITING = 600
MOST_OF_ADDRESS = 250  # a class of 200 behind one address, with room


class Turns:
    def __init__(self, workers: int) -> None:
        self._free = workers
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, address: str) -> None:
        """Waits for a worker. Raises BusyError where too many wait, of this address or of all."""
        if self._free:
            self._free -= 1
            return
        line = self._lines.get(address, deque())
        if len(line) >= MOST_OF_ADDRESS or sum(map(len, self._lines.values())) >= MOST_WAITING:
            raise BusyError
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._lines[address] = line
        try:
            await turn
        except asyncio.CancelledError:
            if turn in line:
                self._leave(address, turn)
            elif not turn.cancelled():  # it had its turn already
                self.give_back()
            raise

    def give_back(self) -> None:
        """The worker is for the next one, or free."""
        while self._lines:
            address, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[address] = line  # behind the other addresses
            if not turn.cancelled():  # else its waiter has not yet left the line
                turn.set_result(None)
                return
        self._free += 1

    def _leave(self, address: str, turn: asyncio.Future[None]) -> None:
        line = self._lines[address]
        line.remove(turn)
        if not line:
            del self._lines[address]
