"""What the calls that change settings share: who changes them, which ones, and what was read."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import epoch_ms
from oj_appliance.configuration.types import SettingsEditor
from oj_appliance.errors import BadRequestError
from oj_appliance.web.endpoint import Call


def editor_of(call: Call) -> SettingsEditor:
    return SettingsEditor(call.viewer.uid, call.viewer.username, call.ip)


def given_values(body: msgspec.Struct) -> dict[str, object]:
    """The settings that the body does not leave out."""
    given = msgspec.structs.asdict(body)
    return {
        name: value for name, value in given.items() if value is not None and name != "gmtModified"
    }


def read_at(gmt_modified: str | None) -> int | None:
    """Epoch ms of the edit that the editor saw. Raises BadRequestError http.bad_param."""
    try:
        return None if gmt_modified is None else epoch_ms(gmt_modified)
    except (ValueError, OverflowError) as error:
        raise BadRequestError("http.bad_param", name="gmtModified") from error
