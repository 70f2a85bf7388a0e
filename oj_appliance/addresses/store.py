"""Queries on noted_address: the addresses that the posters in the rooms bear."""

from __future__ import annotations

from oj_appliance.addresses.model import NotedAddress as Row
from oj_appliance.storage.base import tuples


def noted() -> frozenset[str]:
    return frozenset(address for (address,) in tuples(Row.select(Row.address)))


def note(addresses: frozenset[str], now: int) -> None:
    """These and no others."""
    Row.delete().where(Row.address.not_in(list(addresses))).execute()
    for address in sorted(addresses):
        Row.insert(address=address, noted_at=now).on_conflict_ignore().execute()
