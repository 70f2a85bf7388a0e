"""The plain answers to what becomes of a row."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.interchange.losses.round_trip import RoundTrip


def kept(trip: RoundTrip) -> None:
    """Nothing changes."""


def lost(*rows: str) -> Callable[[RoundTrip], None]:
    """There is no place for them."""

    def lose(trip: RoundTrip) -> None:
        for row in rows:
            trip.lose_all(row)

    return lose


def refused_if_any(row: str) -> Callable[[RoundTrip], None]:
    """There is no place for it, and without it the problem would be another."""

    def refuse(trip: RoundTrip) -> None:
        if trip.before[row]:
            trip.refuse(row)

    return refuse
