"""Calls of a group against everybody who has to do with it, as group_matrix.csv says: a guest, an
outsider, who applies, who was refused, a member, its admin, its root (level 5), its owner, and
staff who are no members: an administrator, a problem administrator and root."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.permissions import (  # noqa: F401 - they tie calls to rows
    class_calls,
    group_calls,
    group_contest_calls,
    group_discussion_calls,
    group_problem_calls,
    group_result_calls,
    group_training_calls,
)
from tests.permissions.group_stage import GROUP_CALLS, PEOPLE, Asked, GroupStage
from tests.server_process import ServerProcess

MATRIX_FILE = Path(__file__).parent / "group_matrix.csv"
CONTRACT = Path(__file__).parents[2] / "docs" / "contract"
# What they name of the site's own calls, which ask about no group: their rows stand in matrix.csv.
OF_THE_SITE = {
    "GET /api/admin/class/roster",
    "POST /api/admin/class/roster",
    "GET /api/get-training-category",
    "PUT /api/admin/discussion",
}
COLUMNS = ("call", *PEOPLE)


@pytest.fixture(scope="module")
def stage(server: ServerProcess) -> Iterator[GroupStage]:
    yield GroupStage.set_up(server, "gm")


def rows() -> list[dict[str, str]]:
    with MATRIX_FILE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        assert tuple(reader.fieldnames or ()) == COLUMNS
        return list(reader)


def test_every_call_has_its_row_once() -> None:
    assert sorted(row["call"] for row in rows()) == sorted(GROUP_CALLS)


def test_every_call_of_the_contract_of_groups_has_its_row() -> None:
    told = set()
    for name in ("group.md", "class.md"):
        text = (CONTRACT / name).read_text(encoding="utf-8")
        told |= set(re.findall(r"(?:GET|POST|PUT|DELETE) /api/[a-z/-]+", text))
    assert told - OF_THE_SITE == told & set(GROUP_CALLS)


@pytest.mark.covers("S3-6-2")
@pytest.mark.parametrize("row", rows(), ids=lambda row: row["call"])
def test_everybody_around_a_group_is_answered_as_the_matrix_says(
    row: dict[str, str], stage: GroupStage
) -> None:
    act = GROUP_CALLS[row["call"]]
    found = {name: act(Asked(stage, name)) for name in PEOPLE}
    assert found == {name: row[name] for name in found}
