"""What the calls that change settings share: who changes them, and which ones."""

from __future__ import annotations

import msgspec

from oj_appliance.web.endpoint import Call
from oj_appliance.web.guards import Actor


def editor_of(call: Call) -> Actor:
    return call.actor


def given_values(body: msgspec.Struct) -> dict[str, object]:
    """The settings that the body does not leave out."""
    given = msgspec.structs.asdict(body)
    return {
        name: value for name, value in given.items() if value is not None and name != "gmtModified"
    }
