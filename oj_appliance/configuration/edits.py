"""What the calls that change settings share: which ones they change."""

from __future__ import annotations

import msgspec


def given_values(body: msgspec.Struct) -> dict[str, object]:
    """The settings that the body does not leave out."""
    given = msgspec.structs.asdict(body)
    return {
        name: value for name, value in given.items() if value is not None and name != "gmtModified"
    }
