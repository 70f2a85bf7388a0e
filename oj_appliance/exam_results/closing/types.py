"""What is erased, and when. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class EvidenceTable(NamedTuple):
    name: str
    header: Sequence[str]
    rows: list[tuple[Any, ...]]


class Traces(NamedTuple):
    """How many: texts as they were written, submissions with code, addresses of computers, and
    what staff wrote of people and to them."""

    drafts: int
    codes: int
    addresses: int
    words: int


class Erasure(NamedTuple):
    """`months` None: never. `erases_at` is when it would be; nothing goes before somebody has
    signed the results."""

    months: int | None
    erases_at: int | None
    erased_at: int | None
    is_signed: bool
    traces: Traces
