"""What the calls that change settings share: who changes them, and which ones."""

from __future__ import annotations

import msgspec

from oj_appliance.configuration.types import SettingsEditor
from oj_appliance.web.endpoint import Call


def editor_of(call: Call) -> SettingsEditor:
    return SettingsEditor(call.viewer.uid, call.viewer.username, call.ip)


def given_values(body: msgspec.Struct) -> dict[str, object]:
    """The settings that the body does not leave out."""
    given = msgspec.structs.asdict(body)
    return {
        name: value for name, value in given.items() if value is not None and name != "gmtModified"
    }
