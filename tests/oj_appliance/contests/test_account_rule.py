"""Which usernames a contest's account rule lets in (contract contest.md §2)."""

from __future__ import annotations

import pytest

from oj_appliance.contests.account_rule import fits

pytestmark = pytest.mark.quick

RULE = "<prefix>t</prefix><suffix>x</suffix><start>2</start><end>12</end><extra>ann ben</extra>"


@pytest.mark.parametrize("username", ["t2x", "t12x", "t7x", "ann", "ben"])
def test_names_in_the_range_and_extra_ones_fit(username: str) -> None:
    assert fits(RULE, username)


@pytest.mark.parametrize(
    "username", ["t1x", "t13x", "t07x", "tx", "t7", "7x", "annben", "", "t-3x", "T7x", "t7xx"]
)
def test_others_do_not(username: str) -> None:
    assert not fits(RULE, username)


def test_a_rule_without_a_range_lets_the_extra_ones_in_alone() -> None:
    assert fits("<extra>ann</extra>", "ann")
    assert not fits("<prefix></prefix><extra>ann</extra>", "0")


def test_prefix_and_suffix_do_not_share_letters() -> None:
    assert not fits("<prefix>ab</prefix><suffix>b1</suffix><start>0</start><end>9</end>", "ab1")
