"""Calls about sealed files, for the rows of matrix.csv."""

from __future__ import annotations

from tests.oj_appliance.packs.desk import PACK, made_bank
from tests.permissions.object_calls import about, word
from tests.permissions.site import STAFF, STRANGER, Site, private_problem

THING = "pack"


def _pack(site: Site, whose: str) -> int:
    """A new one of problems, of the stranger where the role may make none."""
    owner = whose if whose in STAFF else STRANGER
    pid = site.pids[private_problem(owner)]
    return made_bank(site.client(owner), pids=[pid])[0]


@about(f"GET {PACK}", THING)
def read_pack(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(PACK, id=_pack(site, whose)))


@about(f"DELETE {PACK}", THING)
def remove_pack(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(PACK, id=_pack(site, whose)))


@about("GET /api/file/download-pack", THING)
def download_pack(site: Site, who: str, whose: str) -> str:
    path = "/api/file/download-pack"
    return word(site.client(who).get(path, id=_pack(site, whose)))
