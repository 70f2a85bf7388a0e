"""What is known of an upgrade: what was asked for, how far it is, how it ended."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.installation.sealed_file import Manifest


class Step(StrEnum):
    """The last one that an upgrade has done. Until SWITCHED nothing of the site has changed."""

    TAKEN = "taken"
    UNPACKED = "unpacked"
    COPIED = "copied"
    MIGRATED = "migrated"
    HEALTHY = "healthy"
    SWITCHED = "switched"
    SETTLED = "settled"


class Ending(StrEnum):
    """REFUSED: it was not begun; BACK: begun, and the old version goes on."""

    DONE = "done"
    BACK = "back"
    REFUSED = "refused"


class Asked(msgspec.Struct, frozen=True):
    """By the page. `at` in epoch ms; `was_well`: whether the site that asked called itself well,
    for a new version need not be better. `backup` is the one that was made before."""

    at: int
    version: str
    was_well: bool
    backup: str


class Journal(msgspec.Struct, frozen=True):
    """Of an upgrade that is under way. `release` and `release_before` are names of folders,
    `version` and `version_before` what people call them; `began_at` in epoch ms."""

    release: str
    release_before: str
    version: str
    version_before: str
    step: Step
    began_at: int
    backup: str = ""


class Former(msgspec.Struct, frozen=True):
    """Of the last upgrade that was done: what was there before, and still lies there. Names as in
    `Journal`."""

    release: str
    release_before: str
    version: str
    version_before: str
    began_at: int
    backup: str = ""


class Past(msgspec.Struct, frozen=True):
    """Of an upgrade that ended, at `at` in epoch ms; `reason` in Chinese and English is empty when
    it was done. `step` is the last one that it had done, "" when it was not begun."""

    at: int
    began_at: int
    version: str
    version_before: str
    ending: Ending
    step: str = ""
    reason_zh: str = ""
    reason_en: str = ""
    backup: str = ""


class Doing(StrEnum):
    """WAITING: until whoever started the site by hand starts it again; ENDING: the site ends, and
    the service manager starts it again."""

    NOTHING = "idle"
    BACKUP = "backup"
    WAITING = "waiting"
    ENDING = "ending"


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What a file would bring, signed with the key of that name; sizes in bytes: what it takes on
    the disk of the program, and on that of the data while it is tried."""

    manifest: Manifest
    key: str
    program_bytes: int
    data_bytes: int
    file: Path


class Progress(msgspec.Struct, frozen=True):
    """Of what was asked for last; `version` is "" before anything was; `error` says why it did not
    come to its end."""

    doing: Doing = Doing.NOTHING
    version: str = ""
    error: Phrase | None = None


class UpgradeError(Exception):
    """It is not begun, or goes back; `said` tells why."""

    def __init__(self, said: Phrase) -> None:
        self.said = said
        super().__init__(said.in_both())
