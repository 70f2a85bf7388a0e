"""What is known of the backups of exams."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from oj_appliance.backups.keeping import Rule
from oj_appliance.errors import Phrase

EVERY_MS = 5 * 60_000
KEPT = 12
FEWEST_KEPT, MOST_KEPT = 2, 100


@dataclass(frozen=True, slots=True)
class Chosen:
    """Where they go. `folder` is the chosen one of all backups, "" for the data folder's own;
    `disk` the label of a further disk, "" for none. Of those of exams the newest `kept` stay at
    each place, of others what `rule` says."""

    folder: str
    disk: str
    kept: int = KEPT
    rule: Rule = field(default_factory=Rule)


class Target(msgspec.Struct, frozen=True):
    """A place that was found: `name` as it was chosen, a folder or a label."""

    name: str
    folder: Path


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Of the newest attempt at one place. `at` in epoch ms, `size` of the archive in bytes;
    `is_apart`: another disk than the data folder's; `error` says why there is none."""

    target: str
    folder: str
    at: int
    took_ms: int = 0
    name: str = ""
    size: int = 0
    is_apart: bool = False
    error: Phrase | None = None
