"""Types of the wire with their bounds (contract 00-conventions §6)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

# Safe in every browser's numbers, and far inside SQLite's.
LARGEST_INTEGER = 2**53

Id = Annotated[int, Meta(ge=1, le=LARGEST_INTEGER)]
Int = Annotated[int, Meta(ge=-LARGEST_INTEGER, le=LARGEST_INTEGER)]
Uid = Annotated[str, Meta(max_length=32)]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
