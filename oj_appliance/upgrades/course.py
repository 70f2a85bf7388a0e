"""The steps of an upgrade, while nobody is served, by the version that runs:

taken, unpacked, copied, migrated, healthy - and until here nothing of the site has changed - then
switched, by one rename of a link. The version that starts next puts the data in place and tidies
up. Each step is in the journal, on the disk, before the next one begins; whichever version a
machine starts after a power cut reads it: before the switch that is the old one, and it takes away
what was begun; after it the new one, and it goes on.
"""

from __future__ import annotations

import logging
import shutil
import time
from functools import partial
from pathlib import Path

import msgspec

from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import Phrase, verbatim
from oj_appliance.fault_points import pass_point
from oj_appliance.installation.places import Prefix
from oj_appliance.installation.releases import (
    drop_releases,
    link_to,
    manifest_of_release,
    put_release,
    release_name,
)
from oj_appliance.installation.sealed_file import (
    Manifest,
    SealError,
    TrustedKey,
    check_seal,
    opened_archive,
    read_manifest,
)
from oj_appliance.installation.service_notices import tell_manager
from oj_appliance.upgrades import (
    asking,
    former_data,
    rules,
    texts,
    trial,
    trial_data,
    way_back,
)
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.types import Ending, Journal, Past, Step, UpgradeError

log = logging.getLogger(__name__)

# More than a step takes, and less than a machine that hangs should wait for.
_STEP_S = 300
# Of the file that was put on the page, which lies here by a name of ours.
_THE_FILE = "the file"


def take_up(site: Site) -> bool:
    """Before the site starts, alone on its data: what was cut off is ended, what was asked for is
    done. True when another version is the current one afterwards."""
    if (journal := site.files.journal()) is not None:
        if site.current.name == journal.release:
            _settle(site, journal)
            return way_back.count_start(site)
        _go_back(site, journal, texts.CUT_OFF.filled(step=journal.step))
    elif way_back.count_start(site):
        return True
    asked = asking.asked_for(site.folder)
    if asked is None:
        return False
    site.files.make_folder()
    try:
        asking.copy_file(site.folder, site.files.incoming)
    except OSError as error:
        asking.forget(site.folder)
        return _refused(site, asked.version, asked.at, verbatim(str(error)))
    return carry_out(site, must_be_well=asked.was_well, backup=asked.backup, began_at=asked.at)


def carry_out(site: Site, *, must_be_well: bool, backup: str, began_at: int) -> bool:
    """Of the file that lies in `files.incoming`, alone on the data. True when its version is the
    current one afterwards; else everything is as it was, and the history says why."""
    try:
        offered, _ = look(site.files.incoming, site.keys, _THE_FILE)
        _refuse(site, offered)
    except (UpgradeError, OSError) as error:
        asking.forget(site.folder)
        return _refused(site, site.files.incoming.name, began_at, _said(error))
    before = manifest_of_release(site.current)
    journal = Journal(
        release=release_name(offered),
        release_before=site.current.name,
        version=rules.shown_version(offered),
        version_before=rules.shown_version(before),
        step=Step.TAKEN,
        began_at=began_at,
        backup=backup,
    )
    try:
        journal = _note(site, journal, Step.TAKEN)
        asking.forget(site.folder)
        journal = _try(site, journal, must_be_well=must_be_well)
        link_to(site.prefix, site.prefix.releases / journal.release)
        _note(site, journal, Step.SWITCHED)
    except Exception as error:  # whatever it is, the old version goes on
        log.exception("an upgrade goes back")
        _go_back(site, site.files.journal() or journal, _said(error))
        return False
    return True


def look(file: Path, keys: tuple[TrustedKey, ...], called: str) -> tuple[Manifest, str]:
    """What a file holds whose seal is good, and the name of the key that signed it. `called` is
    what people call the file. Raises UpgradeError, OSError."""
    try:
        key = check_seal(file, keys, called)
        with opened_archive(file) as archive:
            return read_manifest(archive, called), key
    except SealError as error:
        raise UpgradeError(error.said) from error


def _refuse(site: Site, offered: Manifest) -> None:
    """Raises UpgradeError."""
    running = manifest_of_release(site.current)
    if said := rules.refusal(offered, running, _THE_FILE):
        raise UpgradeError(said)
    if said := room_refusal(site.prefix, site.folder, offered, site.files.incoming):
        raise UpgradeError(said)
    if exam := site.as_owner(site.exam_runs):
        raise UpgradeError(texts.EXAM.filled(exam=exam))


def room_refusal(
    prefix: Prefix, folder: DataFolder, offered: Manifest, file: Path
) -> Phrase | None:
    wanted = (
        (prefix.root, rules.program_bytes(offered, file.stat().st_size)),
        (folder.root, rules.data_bytes(folder.database.stat().st_size)),
    )
    for place, needed in wanted:
        if said := rules.no_room(str(place), needed, shutil.disk_usage(place).free):
            return said
    return None


def _try(site: Site, journal: Journal, *, must_be_well: bool) -> Journal:
    """Raises what goes wrong."""
    release = put_release(site.prefix, site.files.incoming)
    journal = _note(site, journal, Step.UNPACKED)
    # Of one whose journal was lost with its disk, and of the last one, which is long in place.
    trial_data.remove(site.folder, trial_data.TRIAL, trial_data.BEFORE, former_data.UNDONE)
    site.as_owner(partial(trial_data.copy, site.folder))
    journal = _note(site, journal, Step.COPIED)
    program, data, said = release / "oj", site.folder.root / trial_data.TRIAL, site.files.log
    _tell(round(site.bounds.migrated_s))
    trial.migrate(program, data, said, site.bounds)
    journal = _note(site, journal, Step.MIGRATED)
    trial.serve(program, site.words, data, said, must_be_well=must_be_well, bounds=site.bounds)
    return _note(site, journal, Step.HEALTHY)


def _note(site: Site, journal: Journal, step: Step) -> Journal:
    journal = msgspec.structs.replace(journal, step=step)
    site.files.write_journal(journal)
    _tell(0)
    log.warning("an upgrade goes on", extra={"step": step, "release": journal.release})
    pass_point(f"upgrade_{step}")
    return journal


def _tell(more_s: int) -> None:
    """The service manager, which else takes a long start for a failed one."""
    tell_manager(f"EXTEND_TIMEOUT_USEC={(more_s + _STEP_S) * 1_000_000}\nSTATUS=upgrading")


def _settle(site: Site, journal: Journal) -> None:
    """By the new version, which is the current one: from here on it only goes forward."""
    site.as_owner(partial(trial_data.put_in_place, site.folder))
    site.as_owner(partial(former_data.count_from_nothing, site.folder))
    journal = _note(site, journal, Step.SETTLED)
    trial_data.remove(site.folder)
    asking.forget(site.folder)
    before = site.prefix.releases / journal.release_before
    site.files.write_former(way_back.former_of(journal))
    drop_releases(site.prefix, but=(site.current, before))
    way_back.record_version(site.prefix)
    site.files.end(_past(journal, Ending.DONE))
    log.warning("an upgrade is done", extra={"release": journal.release})


def _go_back(site: Site, journal: Journal, said: Phrase) -> None:
    """By the old version, which is the current one still: what was begun is taken away."""
    asking.forget(site.folder)
    site.as_owner(partial(trial_data.end_server, site.folder))
    trial_data.remove(site.folder)
    if journal.release != site.current.name:
        shutil.rmtree(site.prefix.releases / journal.release, ignore_errors=True)
    site.files.end(_past(journal, Ending.BACK, said))
    log.warning("an upgrade went back", extra={"reason": said.en, "step": journal.step})


def _refused(site: Site, version: str, began_at: int, said: Phrase) -> bool:
    running = rules.shown_version(manifest_of_release(site.current))
    past = Past(_now(), began_at, version, running, Ending.REFUSED)
    site.files.end(msgspec.structs.replace(past, reason_zh=said.zh, reason_en=said.en))
    log.warning("an upgrade was refused", extra={"reason": said.en})
    return False


def _past(journal: Journal, ending: Ending, said: Phrase | None = None) -> Past:
    return Past(
        at=_now(),
        began_at=journal.began_at,
        version=journal.version,
        version_before=journal.version_before,
        ending=ending,
        step=journal.step,
        reason_zh=said.zh if said else "",
        reason_en=said.en if said else "",
        backup=journal.backup,
    )


def _said(error: Exception) -> Phrase:
    match error:
        case UpgradeError():
            return error.said
        case SealError():
            return error.said
        case OSError():
            return verbatim(str(error))
    return texts.UNEXPECTED.filled(reason=f"{type(error).__name__}: {error}"[:300])


def _now() -> int:
    return time.time_ns() // 1_000_000
