"""What a group's rank is made of, each from an index that holds all it asks."""

from __future__ import annotations

import json
from collections.abc import Collection

from oj_appliance.judging.types import Verdict
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Kind
from oj_appliance.rankings.groups.types import Member
from oj_appliance.storage.base import fetch_all

MEMBERS = (
    "SELECT account.id, username, nickname, realname, number, avatar, title_name, title_color"
    " FROM json_each(?) AS wanted CROSS JOIN account ON account.id = wanted.value"
    " WHERE status = 0 AND deleted_at IS NULL"
)
# Practice in the group alone: what contests and timed works keep back is told nowhere else.
_HERE = f"place_kind = {Kind.GROUP:d} AND place_id = ? AND problem_id IS NOT NULL"
SUBMITTED = (
    "SELECT user_id, count(*) FROM submission INDEXED BY submission_newest"  # noqa: S608 - constants
    f" WHERE {_HERE} AND {IS_NO_TRIAL} GROUP BY user_id"
)
SOLVED = (
    "SELECT user_id, count(DISTINCT problem_id) FROM submission"  # noqa: S608 - constants
    f" INDEXED BY submission_status_newest WHERE {_HERE} AND status = {Verdict.ACCEPTED:d}"
    f" AND {IS_NO_TRIAL} GROUP BY user_id"
)
BEST = (
    "SELECT user_id, sum(best) FROM (SELECT user_id, max(oi_rank_score) AS best FROM submission"  # noqa: S608 - constants
    f" INDEXED BY submission_group_best WHERE {_HERE} AND oi_rank_score IS NOT NULL"
    f" AND {IS_NO_TRIAL} GROUP BY user_id, problem_id) GROUP BY user_id"
)


def members(uids: Collection[str]) -> list[Member]:
    """Without banned accounts and those in the wastebasket."""
    return [Member(*row) for row in fetch_all(MEMBERS, json.dumps(list(uids)))]


def submitted(gid: int) -> dict[str, int]:
    """By uid."""
    return dict(fetch_all(SUBMITTED, gid))


def solved(gid: int) -> dict[str, int]:
    return dict(fetch_all(SOLVED, gid))


def best(gid: int) -> dict[str, int]:
    """The sum of the best scores of each problem that gives points, by uid."""
    return dict(fetch_all(BEST, gid))
