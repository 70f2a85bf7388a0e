"""The plain answers to what becomes of a row."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.interchange.losses.outcome import Outcome


def kept(outcome: Outcome) -> None:
    """Nothing changes."""


def lost(*rows: str) -> Callable[[Outcome], None]:
    """There is no place for them."""

    def lose(outcome: Outcome) -> None:
        for row in rows:
            outcome.lose_all(row)

    return lose


def refused_if_any(row: str) -> Callable[[Outcome], None]:
    """There is no place for it, and without it the problem would be another."""

    def refuse(outcome: Outcome) -> None:
        if outcome.before[row]:
            outcome.refuse(row)

    return refuse
