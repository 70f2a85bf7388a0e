"""What of ours came from what of theirs."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.site_move.types import Kind
from oj_appliance.storage.base import fetch_all, insert_row

# What was removed for ever since then may come again.
_STILL_THERE = {
    Kind.PERSON: "SELECT 1 FROM account WHERE id = target",
    Kind.PROBLEM: "SELECT 1 FROM problem WHERE id = CAST(target AS INTEGER)",
    Kind.CONTEST: "SELECT 1 FROM contest WHERE id = CAST(target AS INTEGER)",
    Kind.GROUP: "SELECT 1 FROM study_group WHERE id = CAST(target AS INTEGER)",
    Kind.TRAINING: "SELECT 1 FROM training WHERE id = CAST(target AS INTEGER)",
    Kind.DISCUSSION: "SELECT 1 FROM discussion WHERE id = CAST(target AS INTEGER)",
    Kind.SUBMISSION: "SELECT 1 FROM submission WHERE id = CAST(target AS INTEGER)",
}


def all_of(site: str, kind: Kind) -> dict[str, str]:
    """Targets by source, of those that are still there."""
    rows = fetch_all(
        "SELECT source, target FROM site_move_map WHERE site = ? AND kind = ?"  # noqa: S608
        f" AND EXISTS ({_STILL_THERE[kind]})",
        site,
        kind,
    )
    return dict(rows)


def known_of(site: str, kind: Kind, sources: Iterable[str]) -> set[str]:
    """Those of the sources that have come."""
    rows = fetch_all(
        "SELECT source FROM json_each(?) AS wanted JOIN site_move_map"  # noqa: S608
        " ON site = ? AND kind = ? AND source = wanted.value"
        f" WHERE EXISTS ({_STILL_THERE[kind]})",
        json.dumps(list(sources)),
        site,
        kind,
    )
    return {str(source) for (source,) in rows}


def put(site: str, kind: Kind, source: str, target: str | int) -> None:
    insert_row(
        "INSERT OR REPLACE INTO site_move_map(site, kind, source, target) VALUES (?, ?, ?, ?)",
        site,
        kind,
        source,
        str(target),
    )
