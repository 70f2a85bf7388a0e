"""How a measured figure is told."""

from __future__ import annotations


def report(name: str, measured: object, bound: str) -> None:
    """Beside its bound, in the output of the run."""
    print(f"{name}: {measured} (bound: {bound})")
