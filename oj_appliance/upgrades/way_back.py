"""Back from a version that was well in its trial and fails once it is in place.

Program and data of before stay beside it. Each start is counted before anything else is done, and
the count begins anew when a start came to something; so it says how often in a row the version
failed. After three of these the program and the data of before are put back, as long as nobody has
written since: nobody's work is lost. Else it stays, and says how root can go back by hand.

The data first, then the link: what is started after a power cut between the two is the version that
is left, and it goes on here before it opens anything. The history says that it was begun.
"""

from __future__ import annotations

import logging
import time
from functools import partial

import msgspec

from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import Phrase
from oj_appliance.fault_points import pass_point
from oj_appliance.installation.places import Prefix
from oj_appliance.installation.releases import link_to, manifest_of_release
from oj_appliance.upgrades import former_data, rules, texts, trial_data
from oj_appliance.upgrades.files import UpgradeFiles
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.types import Ending, Former, Journal, Past, Step

log = logging.getLogger(__name__)


def former_of(journal: Journal) -> Former:
    return Former(
        release=journal.release,
        release_before=journal.release_before,
        version=journal.version,
        version_before=journal.version_before,
        began_at=journal.began_at,
        backup=journal.backup,
    )


def count_start(site: Site) -> bool:
    """Before the site starts, alone on its data. True when the program of before is the current one
    again."""
    former = known_former(site)
    if former is None:
        return False
    if is_begun(site, former):
        go_on(site, former)
        return True
    starts = int(site.as_owner(partial(former_data.count_start, site.folder)))
    if not rules.has_failed(starts):
        return False
    if not is_untouched(site):
        log.error(keeps_data(site.prefix, former, starts - 1).in_both())
        return False
    go_back(site, former, texts.NOT_COMING_UP.filled(starts=starts - 1))
    return True


def known_former(site: Site) -> Former | None:
    """What the version that runs can go back to. A way back that was cut off after its last rename
    is ended."""
    former = site.files.former()
    if former is None:
        return None
    if former.release_before == site.current.name:
        _tidy(site)
        return None
    return former_beside(site.prefix)


def former_beside(prefix: Prefix) -> Former | None:
    """What lies beside the version that is the current one, as it was left; for whoever looks."""
    former = UpgradeFiles(prefix).former()
    if former is None or former.release != prefix.current.resolve().name:
        return None
    return former if (prefix.releases / former.release_before / "oj").is_file() else None


def is_untouched(site: Site) -> bool:
    told = site.as_owner(lambda: "yes" if former_data.is_untouched(site.folder) else None)
    return told == "yes"


def trouble(prefix: Prefix, folder: DataFolder) -> Phrase | None:
    """Of a version that fails and does not go back; also for whoever may not read all of it."""
    former, starts = former_beside(prefix), former_data.starts_so_far(folder)
    if former is None or not rules.has_failed(starts):
        return None
    return keeps_data(prefix, former, starts - 1)


def keeps_data(prefix: Prefix, former: Former, starts: int) -> Phrase:
    return texts.KEEPS_DATA.filled(
        version=former.version,
        before=former.version_before,
        starts=starts,
        command=command(prefix),
    )


def command(prefix: Prefix) -> str:
    """What root types to go back by hand."""
    return f"{prefix.program} go-back"


def go_back(site: Site, former: Former, said: Phrase) -> None:
    """To what lay there before, or to what root restored in the folder of trials. May be cut off
    anywhere: the next start goes on. Raises OSError."""
    note(site, former, said)
    go_on(site, former)


def is_begun(site: Site, former: Former) -> bool:
    """Whether it goes back already, and was cut off."""
    return any(
        past.began_at == former.began_at and past.ending is Ending.BACK
        for past in site.files.history()
    )


def go_on(site: Site, former: Former) -> None:
    """Of one that is noted. Raises OSError."""
    site.as_owner(partial(trial_data.put_in_place, site.folder, former_data.UNDONE))
    site.as_owner(partial(former_data.put_back, site.folder))
    pass_point("return_data")
    link_to(site.prefix, site.prefix.releases / former.release_before)
    pass_point("return_linked")
    _tidy(site)
    pass_point("return_tidied")


def note(site: Site, former: Former, said: Phrase) -> None:
    """In the history, in the place of what it said of this upgrade."""
    site.files.end(
        Past(
            at=time.time_ns() // 1_000_000,
            began_at=former.began_at,
            version=former.version,
            version_before=former.version_before,
            ending=Ending.BACK,
            step=Step.SETTLED,
            reason_zh=said.zh,
            reason_en=said.en,
            backup=former.backup,
        )
    )
    log.warning("an upgrade is taken back", extra={"reason": said.en})
    pass_point("return_told")


def _tidy(site: Site) -> None:
    trial_data.remove(site.folder, trial_data.BEFORE, trial_data.TRIAL)
    site.as_owner(partial(former_data.forget_count, site.folder))
    record_version(site.prefix)
    site.files.forget_former()


def record_version(prefix: Prefix) -> None:
    """Of the program that is the current one."""
    record, manifest = prefix.record(), manifest_of_release(prefix.current.resolve())
    if record is not None and manifest is not None:
        prefix.write_record(msgspec.structs.replace(record, version=manifest.version))
