"""The rank of a group (contract group.md §8): its members by what they did in its practice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oj_appliance.rankings.groups import rules, store
from oj_appliance.rankings.groups.types import Member
from oj_appliance.rankings.types import PersonSearch, RankType
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.rankings.conftest import CONTEST, GROUP, Rows
from tests.server_process import ServerProcess

CALL = "/api/get-group-rank-list"


def member(uid: str) -> Member:
    return Member(uid, uid, None, None, None, None, None, None)


def test_most_solved_with_fewest_submissions_lead_and_most_points_otherwise() -> None:
    rows = rules.ranked(
        map(member, ("zoe", "ann", "ben", "idle")),
        {"zoe": 9, "ann": 3, "ben": 3},
        {"zoe": 2, "ann": 1, "ben": 1},
        {"ben": 55, "ann": 4},
    )
    acm = rules.in_order(rows, RankType.ACM)
    assert [row.member.uid for row in acm] == ["zoe", "ann", "ben", "idle"]
    oi = rules.in_order(rows, RankType.OI)
    # 5.5 + 2 is rounded up, 0.4 + 2 down.
    assert [(row.member.uid, row.score) for row in oi] == [
        ("ben", 8),
        ("zoe", 4),
        ("ann", 2),
        ("idle", 0),
    ]
    found = rules.found(oi, PersonSearch("N", ("username", "nickname")))
    assert [row.member.uid for row in found] == ["ben", "ann"]


def test_only_the_practice_of_the_group_counts(rows: Rows) -> None:
    ann, ben = rows.account("ann"), rows.account("ben", status=1)
    first, second = rows.problem(), rows.problem(type=1)
    rows.submission(ann, first, **GROUP)
    for pid, status in ((first, 0), (first, 0), (second, 8)):
        rows.submission(ann, pid, status=status, oi_rank_score=30 if status else None, **GROUP)
    rows.submission(ann, second, status=0, oi_rank_score=70, is_trial=True, **GROUP)
    rows.submission(ann, second, status=0)
    rows.submission(ann, second, status=0, **{**CONTEST, "group_id": 5})
    rows.submission(ben, first, status=0, **GROUP)
    database = Database(rows.path, reader_threads=1, read_timeout_ms=10_000)
    try:
        made = asyncio.run(database.read(_made, 5, [ann, ben]))
    finally:
        database.close()
    assert made == ([ann], {ann: 4, ben: 1}, {ann: 1, ben: 1}, {ann: 30})


def _made(gid: int, uids: list[str]) -> tuple[list[str], dict[str, int], ...]:
    listed = [each.uid for each in store.members(uids)]
    return listed, store.submitted(gid), store.solved(gid), store.best(gid)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("sql", "index"),
    [
        (store.SUBMITTED, "COVERING INDEX submission_newest"),
        (store.SOLVED, "COVERING INDEX submission_status_newest"),
        (store.BEST, "COVERING INDEX submission_group_best"),
    ],
)
def test_each_part_is_read_from_an_index_alone(tmp_path: Path, sql: str, index: str) -> None:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    try:
        plan = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", 5))
    finally:
        database.close()
    assert any(row[3].startswith("SEARCH submission USING") and index in row[3] for row in plan)


@pytest.mark.covers("S3-7.1-39", "S3-3-15", "S3-2.10-1")
def test_members_read_it_by_pages_and_outsiders_do_not(server: ServerProcess) -> None:
    root = server.client("root")
    gid = make_group(root)
    people = {name: server.add_user(f"grank{name}") for name in ("ann", "ben")}
    for client in people.values():
        add_member(root, gid, client)
    page = people["ann"].get(CALL, gid=gid, type=0).data
    assert (page["size"], page["total"], len(page["records"])) == (30, 3, 3)
    assert set(page["records"][0]) == {
        *("uid", "username", "nickname", "avatar", "titleName", "titleColor"),
        *("ac", "total", "score"),
    }
    (row,) = people["ann"].get(CALL, gid=gid, type=1, searchUser="RANKB").data["records"]
    assert (row["username"], row["ac"], row["total"], row["score"]) == ("grankben", 0, 0, 0)
    last = people["ann"].get(CALL, gid=gid, type=0, limit=2, currentPage=2).data
    assert [each["username"] for each in last["records"]] == ["root"]
    assert people["ann"].get(CALL, gid=gid, type=2).err == "rank.bad_type"
    assert people["ann"].get(CALL, gid=999_999, type=0).err == "group.missing"
    assert server.add_user("grankout").get(CALL, gid=gid, type=0).err == "group.not_member"
    assert server.client().get(CALL, gid=gid, type=0).err == "auth.login_required"
