"""Which file may take the place of the version that runs, and what is left of an upgrade that was
cut off. Pure."""

from __future__ import annotations

from oj_appliance.errors import Phrase, size_text
from oj_appliance.installation.releases import PROGRAM_KIND, age_of
from oj_appliance.installation.sealed_file import Manifest
from oj_appliance.upgrades import texts

# Beside what is counted: logs, the journal of the database, whatever the site writes meanwhile.
SPARE_BYTES = 64 * 1024 * 1024
MOST_FAILED_STARTS = 3


def shown_version(manifest: Manifest | None) -> str:
    """As people tell versions apart: two builds of one number by their commits."""
    if manifest is None:
        return "?"
    return f"{manifest.version} ({manifest.commit[:8]})" if manifest.commit else manifest.version


def refusal(offered: Manifest, running: Manifest | None, name: str) -> Phrase | None:
    """Why this file is not taken, None when it is. `name` is the file's."""
    if offered.kind != PROGRAM_KIND:
        return texts.NO_PROGRAM.filled(name=name)
    if running is None:
        return None
    told = {"offered": shown_version(offered), "running": shown_version(running)}
    if not is_another(offered, running):
        return texts.SAME.filled(**told)
    return texts.OLDER.filled(**told) if age_of(offered) < age_of(running) else None


def is_another(offered: Manifest, running: Manifest) -> bool:
    return (offered.version, offered.commit) != (running.version, running.commit)


def has_failed(starts: int) -> bool:
    """Of a version that took another's place: whether it goes back at this start, which is the
    last one of so many since one came to something."""
    return starts > MOST_FAILED_STARTS


def program_bytes(offered: Manifest, file_bytes: int) -> int:
    """Room on the disk of the program: the file and what it unpacks to."""
    return file_bytes + offered.unpacked_bytes + SPARE_BYTES


def data_bytes(database_bytes: int) -> int:
    """Room on the disk of the data: a copy of the database, and as much while it is converted."""
    return 2 * database_bytes + SPARE_BYTES


def no_room(folder: str, needed: int, free: int) -> Phrase | None:
    if free >= needed:
        return None
    return texts.NO_ROOM.filled(folder=folder, needed=size_text(needed), free=size_text(free))
