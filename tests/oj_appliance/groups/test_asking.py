"""What other domains are told of groups: is there one, and what is somebody there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts import store as accounts
from oj_appliance.accounts.types import AccountHidden, AccountRemoved, AccountRenamed, AccountShown
from oj_appliance.errors import ApiError
from oj_appliance.groups import store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.service import Groups
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import GUEST_VIEWER, ROLE_ROOT, Viewer
from tests.oj_appliance.groups.test_level_rules import group

pytestmark = pytest.mark.quick
OPEN, HIDDEN, DISABLED = 1000, 1001, 1002
NEW: Any = {"password_hash": "", "role_id": 1002, "realname": None, "must_change_password": False}
OWNER, ADMIN, MEMBER, APPLICANT, STRANGER = (
    Viewer(name, name, "user") for name in ("owner", "admin9", "member", "applicant", "stranger")
)
ROOT = Viewer("1", "root", ROLE_ROOT)


@pytest.fixture
def known(tmp_path: Path) -> Iterator[KnownGroups]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    database.write_now(_fill)
    found = KnownGroups(database)
    asyncio.run(found.load())
    yield found
    database.close()


def _fill() -> None:
    for viewer in (OWNER, ADMIN, MEMBER, APPLICANT, STRANGER):
        name = viewer.username
        accounts.insert_account(uid=name, username=name, now=1, **NEW)
    for number, visible in enumerate((True, False, True)):
        names = {"name": f"Class {number}", "short_name": f"CLASS{number}"}
        made = group(uid="owner", visible=visible, **names)
        assert store.insert_group(made) == OPEN + number
    fetch_all("UPDATE study_group SET status = 1 WHERE id = ?", DISABLED)
    for gid in (OPEN, HIDDEN, DISABLED):
        for uid, level in (("owner", 5), ("admin9", 4), ("member", 3), ("applicant", 1)):
            store.put_member(gid, uid, level, now=1)


def refusal(groups: Groups, check: str, viewer: Viewer, gid: int) -> str:
    try:
        assert getattr(groups, check)(viewer, gid).id == gid
    except ApiError as error:
        return error.key
    return "yes"


def test_everybody_is_told_what_they_are(known: KnownGroups) -> None:
    groups = Groups(known)
    table = {
        OWNER: (5, "yes", "yes", "yes"),
        ADMIN: (4, "yes", "yes", "group.not_allowed"),
        MEMBER: (3, "yes", "group.not_allowed", "group.not_allowed"),
        APPLICANT: (1, "group.not_member", "group.not_allowed", "group.not_allowed"),
        STRANGER: (0, "group.not_member", "group.not_allowed", "group.not_allowed"),
        GUEST_VIEWER: (0, "group.not_member", "group.not_allowed", "group.not_allowed"),
        ROOT: (0, "yes", "yes", "yes"),
    }
    checks = ("check_member", "check_admin", "check_root")
    for viewer, (level, *words) in table.items():
        for gid in (OPEN, HIDDEN):
            assert groups.standing(viewer, gid).level == level
            assert [refusal(groups, check, viewer, gid) for check in checks] == words
        for check in ("check", *checks):
            expected = "yes" if viewer is ROOT else "group.missing"
            assert refusal(groups, check, viewer, DISABLED) == expected
            assert refusal(groups, check, viewer, 4711) == "group.missing"
    assert groups.members(OPEN) == ["owner", "admin9", "member"]
    assert [groups.is_member(OPEN, uid) for uid in ("owner", "member", "applicant")] == [1, 1, 0]
    assert [each.id for each in groups.of_member(MEMBER)] == [OPEN, HIDDEN]
    assert groups.of_member(APPLICANT) == groups.of_member(ROOT) == []


def test_an_owner_whose_row_says_less_is_still_above_all(known: KnownGroups) -> None:
    known._database.write_now(store.set_level, OPEN, "owner", 3, now=2)
    asyncio.run(known.refresh(OPEN))
    groups = Groups(known)
    assert groups.standing(OWNER, OPEN).is_root and groups.standing(OWNER, OPEN).level == 3


def test_accounts_that_change_are_followed(known: KnownGroups) -> None:
    groups = Groups(known)
    known.follow_rename(AccountRenamed("owner", "teacher"))
    found = groups.find(OPEN)
    assert found is not None and found.owner == "teacher"
    known.follow_hiding(AccountHidden("member"))
    assert groups.members(OPEN) == ["owner", "admin9"]
    known.follow_showing(AccountShown("member"))
    assert groups.members(OPEN) == ["owner", "admin9", "member"]
    known.follow_removal(AccountRemoved("member"))
    assert groups.members(OPEN) == ["owner", "admin9"]
    known.follow_removal(AccountRemoved("owner"))
    assert groups.find(OPEN) is None and groups.members(OPEN) == []
