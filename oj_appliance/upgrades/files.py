"""What is written of upgrades below the prefix, where root alone may write: each file is whole on
the disk before the next step is taken, and the site may read it."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from oj_appliance.installation.places import Prefix
from oj_appliance.installation.releases import readable_files, sync_folder
from oj_appliance.upgrades.types import Former, Journal, Past

MOST_PAST = 30


class UpgradeFiles:
    def __init__(self, prefix: Prefix) -> None:
        self._folder = prefix.upgrades
        self._journal = self._folder / "journal.json"
        self._history = self._folder / "history.json"
        self._former = self._folder / "former.json"

    @property
    def incoming(self) -> Path:
        """The file of the new version, where nobody but root can change it."""
        return self._folder / "incoming.run"

    @property
    def log(self) -> Path:
        """What the new version said while it was tried."""
        return self._folder / "trial.log"

    def make_folder(self) -> None:
        with readable_files():
            self._folder.mkdir(parents=True, exist_ok=True)

    def journal(self) -> Journal | None:
        """None when none is under way."""
        try:
            return msgspec.json.decode(self._journal.read_bytes(), type=Journal)
        except FileNotFoundError:
            return None

    def write_journal(self, journal: Journal) -> None:
        self._write(self._journal, msgspec.json.encode(journal))

    def former(self) -> Former | None:
        """None where there was no upgrade, or nothing is left of what was there before it."""
        try:
            return msgspec.json.decode(self._former.read_bytes(), type=Former)
        except (OSError, msgspec.MsgspecError):
            return None

    def write_former(self, former: Former) -> None:
        self._write(self._former, msgspec.json.encode(former))

    def forget_former(self) -> None:
        self._former.unlink(missing_ok=True)
        sync_folder(self._folder)

    def end(self, past: Past) -> None:
        """Of an upgrade that is over, however it ended."""
        others = [each for each in self.history() if each.began_at != past.began_at]
        self._write(self._history, msgspec.json.encode([past, *others][:MOST_PAST]))
        self.incoming.unlink(missing_ok=True)
        self._journal.unlink(missing_ok=True)
        sync_folder(self._folder)

    def history(self) -> list[Past]:
        """The newest first."""
        try:
            return msgspec.json.decode(self._history.read_bytes(), type=list[Past])
        except (OSError, msgspec.MsgspecError):
            return []

    def _write(self, file: Path, content: bytes) -> None:
        self.make_folder()
        unfinished = file.with_suffix(".new")
        with readable_files(), unfinished.open("wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        unfinished.replace(file)
        sync_folder(self._folder)
