"""The one folder that holds everything the server keeps; copy it and you have moved the school."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

# What a data folder may hold before its database exists.
OWN_NAMES = frozenset(
    {
        *("oj.toml", "oj.lock", "reserve"),
        *("judge-cache", "blobs", "public", "uploads", "backups", "page", "site-moves"),
    }
)
# Where the parts lie that change their places, by a restore or an upgrade: after a power cut
# between two of them the database is in one of these.
_BETWEEN_MOVES = ("restore-ready", "upgrade-trial", "upgrade-before")


class NotOurFolderError(Exception):
    """The folder holds other things than a server's data."""


@dataclass(frozen=True)
class DataFolder:
    root: Path

    @property
    def database(self) -> Path:
        return self.root / "oj.sqlite3"

    @property
    def blobs(self) -> Path:
        """Test data, attachments, original packages, by content."""
        return self.root / "blobs"

    @property
    def public(self) -> Path:
        """Pictures and files that anybody may fetch by their random name."""
        return self.root / "public"

    @property
    def uploads(self) -> Path:
        """Uploads on their way; emptied at start, except of those that come in parts."""
        return self.root / "uploads"

    @property
    def backups(self) -> Path:
        return self.root / "backups"

    @property
    def site_moves(self) -> Path:
        """Dumps of other sites while they move in; they hold those sites' passwords, so that no
        backup takes them."""
        return self.root / "site-moves"

    @property
    def page_assets(self) -> Path:
        """The page's files of this release and the one before."""
        return self.root / "page"

    @property
    def judge_cache(self) -> Path:
        return self.root / "judge-cache"

    @property
    def settings_file(self) -> Path:
        return self.root / "oj.toml"

    @property
    def assistant_key(self) -> Path:
        """Opens what is stored of the AI helper's key; in no backup."""
        return self.root / "assistant.key"

    @property
    def backup_key(self) -> Path:
        """Seals backups where a password was set; in no backup."""
        return self.root / "backup.key"

    @property
    def https(self) -> Path:
        """The site's own certificate authority and the server's certificate; in no backup."""
        return self.root / "https"

    @property
    def lock(self) -> Path:
        """Held by the server that runs; it names that process."""
        return self.root / "oj.lock"

    def _is_half_moved(self) -> bool:
        return any((self.root / name).is_dir() for name in _BETWEEN_MOVES)

    def make_root(self) -> None:
        """Makes the folder, or looks whether the one that is there may be taken.

        Raises NotOurFolderError for a folder of others, in which nothing must change."""
        self.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.holds_other_things():
            raise NotOurFolderError(str(self.root))

    def holds_other_things(self) -> bool:
        """Whether the folder is there, and others'."""
        if not self.root.exists() or self.database.exists() or self._is_half_moved():
            return False
        return any(entry.name not in OWN_NAMES for entry in self.root.iterdir())

    def prepare(self) -> None:
        """Makes the folders, closed to other accounts of this machine."""
        self.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.root.stat().st_uid == os.geteuid():
            self.root.chmod(0o700)
        for folder in (self.blobs, self.public, self.uploads, self.backups):
            folder.mkdir(mode=0o700, exist_ok=True)

    def forget_uploads(self) -> None:
        """What an ended server left of uploads; only the server that starts may call it. The folder
        of those that come in parts stays: they go on after a restart."""
        for left_over in self.uploads.iterdir():
            if left_over.is_file():
                left_over.unlink()
