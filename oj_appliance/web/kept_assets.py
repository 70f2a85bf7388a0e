"""Files of the page's releases that are kept beside the present one: a page that was open during an
upgrade still finds its parts, though the program's folder no longer has them."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

# The present release and the one before it.
MOST_RELEASES = 2


class KeptAssets:
    """A folder for each release, named by its build."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, assets: Path, build: str) -> None:
        """Copies the present release, unless it is here, and forgets all but it and the one before.
        What cannot be written (a full disk) is not kept; the site starts all the same."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            present = self._folder / build
            if not present.is_dir():
                unfinished = self._folder / f"{build}.unfinished"
                shutil.rmtree(unfinished, ignore_errors=True)
                shutil.copytree(assets, unfinished)
                unfinished.rename(present)
            os.utime(present)
            others = (each for each in self._folder.iterdir() if each != present)
            newest_first = sorted(others, key=lambda each: each.stat().st_mtime, reverse=True)
            for old in newest_first[MOST_RELEASES - 1 :]:
                shutil.rmtree(old)

    def find(self, name: str) -> Path | None:
        """A file by its name, which has been checked; names carry a hash of their content."""
        with contextlib.suppress(OSError):
            for release in self._folder.iterdir():
                if (release / name).is_file():
                    return release / name
        return None
