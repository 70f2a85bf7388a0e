"""What a backup is called and what is known of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import msgspec

from oj_appliance.errors import Phrase

MANUAL, NIGHTLY, UPGRADE, EXAM = "manual", "nightly", "upgrade", "exam"
SEALED = ".age"
# Beside those of kind "exam": their files.
POOL = "oj-exam-files"

# Whole ones: `oj-<kind>-<UTC time>.tar`, and `.age` behind it when they are sealed. What
# `oj backup` wrote before had no kind; copies of the database alone are made before an upgrade, and
# were made every night by older versions.
WHOLE = re.compile(r"oj-(?:(manual|nightly|upgrade|exam)-)?([0-9-]{15,40})\.tar(\.age)?")
DATABASE_ALONE = re.compile(r"(manual|nightly|upgrade)-([0-9-]{8,40})\.sqlite3")


class Backup(msgspec.Struct, frozen=True):
    """`state` is running, done or failed; `checked` what its newest check found: none (there was
    no check), good or bad. `size` in bytes, `at` in epoch ms; `error` says why it failed or is
    bad. `is_whole` is False for a copy of the database alone; `folder` is where it lies."""

    name: str
    kind: str
    state: str
    size: int
    at: int
    is_whole: bool = True
    error: Phrase | None = None
    folder: str = ""
    checked: str = "none"

    @property
    def is_sealed(self) -> bool:
        """Whether it opens with a password alone."""
        return self.name.endswith(SEALED)


class BadBackupError(Exception):
    """It cannot be made or used; `said` tells why."""

    def __init__(self, english: str, chinese: str) -> None:
        self.said = Phrase(chinese, english)
        super().__init__(self.said.in_both())


def new_name(kind: str, *, is_sealed: bool = False) -> str:
    """The name of a backup that begins now."""
    return f"oj-{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.tar{SEALED if is_sealed else ''}"


def kind_of(name: str) -> tuple[str, bool] | None:
    """The kind that a file's name says, and whether it is whole; None for another file."""
    if found := WHOLE.fullmatch(name):
        return found[1] or MANUAL, True
    if found := DATABASE_ALONE.fullmatch(name):
        return found[1], False
    return None
