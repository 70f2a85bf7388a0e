"""Who may give whom which level, every pair of them (S3 §4 and §6, contract group.md §2)."""

from __future__ import annotations

import pytest

from oj_appliance.groups.rules import level_refusal, may_see, removal_refusal
from oj_appliance.groups.types import Group, Standing

pytestmark = pytest.mark.quick

WORDS = {
    "y": None,
    "A": "group.not_allowed",
    "N": "group.no_such_member",
    "D": "group.no_downgrade",
    "H": "group.level_too_high",
    "B": "param.bad",
}
OWNER, SITE_ROOT = Standing(5, is_owner=True), Standing(0, is_site_root=True)
NOBODY_MAY = ("AAAAA",) * 6
# A row for who changes; in it a word for each level that is changed (none, 1 to 5), and in that a
# letter for each new level (1 to 5).
LEVELS: list[tuple[Standing, tuple[str, ...]]] = [
    *((Standing(level), NOBODY_MAY) for level in range(4)),
    (Standing(4), ("NNNNN", "ByyHH", "ByyHH", "DDyHH", "DDHHH", "DDHHH")),
    (Standing(5), ("NNNNN", "ByyyH", "ByyyH", "DDyyH", "DDyyH", "DDHHH")),
    *((who, ("NNNNN", "Byyyy", "Byyyy", *("DDyyy",) * 3)) for who in (OWNER, SITE_ROOT)),
]
# The same for taking out: a letter for each level that is taken out (none, 1 to 5).
REMOVALS = [
    *((Standing(level), "AAAAAA") for level in range(4)),
    (Standing(4), "NyyyHH"),
    (Standing(5), "NyyyyH"),
    (OWNER, "Nyyyyy"),
    (SITE_ROOT, "Nyyyyy"),
]


@pytest.mark.covers("S3-4-1", "S3-4-3", "S3-6-2")
@pytest.mark.parametrize(("mine", "table"), LEVELS)
def test_levels_are_given_and_taken_below_ones_own(mine: Standing, table: tuple[str, ...]) -> None:
    for target, letters in enumerate(table):
        for new, letter in enumerate(letters, 1):
            assert level_refusal(mine, target, new) == WORDS[letter], (target, new)
            of_owner = level_refusal(mine, target, new, target_is_owner=True)
            assert of_owner == "group.owner_protected"


@pytest.mark.parametrize("new", [-1, 0, 6, 99])
def test_there_are_no_other_levels(new: int) -> None:
    assert level_refusal(OWNER, 1, new) in ("param.bad", "group.level_too_high")
    assert level_refusal(OWNER, 3, new) in ("group.no_downgrade", "group.level_too_high")


@pytest.mark.parametrize(("mine", "letters"), REMOVALS)
def test_people_are_taken_out_below_ones_own_level(mine: Standing, letters: str) -> None:
    for target, letter in enumerate(letters):
        assert removal_refusal(mine, target) == WORDS[letter], target
        assert removal_refusal(mine, target, is_self=True) == "group.cannot_remove_self"
        assert removal_refusal(mine, target, target_is_owner=True) == "group.owner_protected"


def test_a_hidden_group_is_seen_by_its_members_and_a_disabled_one_by_root() -> None:
    def seen(**more: object) -> list[Standing]:
        everybody = [*(Standing(level) for level in range(6)), OWNER, SITE_ROOT]
        return [each for each in everybody if may_see(group(**more), each)]

    members = [Standing(3), Standing(4), Standing(5), OWNER, SITE_ROOT]
    assert len(seen()) == 8
    assert seen(visible=False) == members
    assert seen(status=1) == seen(status=1, visible=False) == [SITE_ROOT]


def group(**more: object) -> Group:
    values: dict[str, object] = {
        **{"id": 1000, "avatar": None, "name": "Class 9B", "short_name": "CLASS9B"},
        **{"brief": "Brief", "description": "Description", "uid": "a", "owner": "anna"},
        **{"auth": 1, "visible": True, "status": 0, "code": None, "created_at": 0, "updated_at": 0},
    }
    return Group(**{**values, **more})  # type: ignore[arg-type]
