"""Queries of the rank: a page walks an index, whatever is in the training."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection

from oj_appliance.accounts.rules import RoleId
from oj_appliance.storage.base import fetch_all, fetch_one, like_part
from oj_appliance.trainings.rank.types import RankCell, RankRow
from oj_appliance.web.paging import Window

_PEOPLE = f"""
FROM training_standing INDEXED BY training_standing_order
CROSS JOIN account ON account.id = training_standing.user_id
WHERE training_id = ?1 AND account.deleted_at IS NULL
  AND training_standing.user_id NOT IN (SELECT value FROM json_each(?2))
  AND training_standing.user_id NOT IN
    (SELECT user_id FROM account_role WHERE role_id = {RoleId.ROOT.value:d})
  AND (?3 = '' OR username LIKE ?3 ESCAPE '\\' OR school LIKE ?3 ESCAPE '\\'
    OR (?4 AND realname LIKE ?3 ESCAPE '\\'))
"""  # noqa: S608 - our own words only
PAGE = f"""
SELECT account.id, username, nickname, realname, school, gender, avatar, accepted, run_time
{_PEOPLE} ORDER BY accepted DESC, run_time, training_standing.user_id LIMIT ?5 OFFSET ?6
"""
COUNT = f"SELECT count(*) {_PEOPLE}"
CELLS = (
    "SELECT user_id, problem_id, status, score, run_time FROM json_each(?) AS wanted"
    " CROSS JOIN training_cell ON training_id = ? AND user_id = wanted.value"
)


def page(
    training_id: int,
    without: Collection[str],
    keyword: str,
    window: Window,
    *,
    searches_realname: bool,
) -> tuple[list[RankRow], int]:
    """Lines in the rank's order, and how many there are; `without` take no part (uids)."""
    words = like_part(keyword) if keyword else ""
    wanted = (training_id, json.dumps(sorted(without)), words, searches_realname)
    rows = fetch_all(PAGE, *wanted, window.limit, window.offset)
    count = fetch_one(COUNT, *wanted)
    cells: dict[str, dict[int, RankCell]] = defaultdict(dict)
    uids = json.dumps([row[0] for row in rows])
    for uid, pid, *cell in fetch_all(CELLS, uids, training_id):
        cells[uid][pid] = RankCell(*cell)
    told = [RankRow._make((*row, cells.get(row[0], {}))) for row in rows]
    return told, int(count[0]) if count else 0
