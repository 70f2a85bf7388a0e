"""What an installed program does about upgrades before it serves anybody: as whoever may write the
program, and alone on the data (upgrades/course.py)."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from oj_appliance.cli.ownership import as_owner
from oj_appliance.cli.running_exam import running_exams
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import Prefix, prefix_of, program_file
from oj_appliance.installation.trusted_keys import trusted_keys
from oj_appliance.upgrades.course import take_up
from oj_appliance.upgrades.site import Site


def start_newer_version(folder: DataFolder) -> None:
    """Ends what was cut off and does what was asked for; where another version is the current one
    afterwards, this process becomes that. Does nothing in a checkout, on other data than those of
    the installation, and for those who may not change the program."""
    prefix = prefix_of(program_file())
    record = prefix.record()
    if record is None or not os.access(prefix.root, os.W_OK):
        return
    # Without a look for the database: a power cut may have come between its two names.
    if folder.root.resolve() != Path(record.data).resolve():
        return
    if take_up(site_of(prefix, folder, tuple(sys.argv[2:]))):
        sys.stdout.flush()
        os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # the new one finds its own libraries
        os.execv(prefix.program, [str(prefix.program), *sys.argv[1:]])  # noqa: S606 - our own


def site_of(prefix: Prefix, folder: DataFolder, words: tuple[str, ...]) -> Site:
    return Site(
        prefix=prefix,
        folder=folder,
        keys=trusted_keys(),
        words=words,
        as_owner=partial(as_owner, folder.root),
        exam_runs=partial(running_exams, folder.database),
    )
