"""What a place is stands in one folder: nobody else spells it out in columns or numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

import oj_appliance

pytestmark = pytest.mark.quick

ROOT = Path(oj_appliance.__file__).parent
# Their SQL takes kind and number from a place as they are.
ROWS = ("submissions/model.py", "/store/", "/store.py", "/choice.py", "classes/cells.py")
# An exam is a timed work: its own tables and calls bear the number of the work alone, and no other
# kind of place is meant there.
WORKS = (
    *("timed_work/", "composition/timed_work", "exam_readiness/", "exam_results/", "exam_rooms/"),
    *("composition/exam_", "accounts/signing_in/login_codes.py", "packs/"),
)


def files_with(*words: str) -> set[str]:
    """Below the package, without places and the frozen migrations."""
    found = {}
    for path in ROOT.rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(("places/", "storage/migrations/")):
            found[name] = path.read_text("utf-8")
    return {name for name, text in found.items() if any(word in text for word in words)}


def test_the_columns_of_a_place_are_met_where_rows_are_read_and_written_alone() -> None:
    found = files_with("place_kind")
    assert found and all(any(room in name for room in ROWS) for name in found), found
    assert not files_with("place_kind = 0", "place_kind == 0")


def test_the_offset_of_timed_works_is_the_codecs() -> None:
    assert files_with("TIMED_WORK_OFFSET", "+ 50_000", "- 50_000", "+ 50000", "- 50000") == set()


def test_the_columns_of_before_are_gone() -> None:
    """The works' own tables and those of exams bear a work's number under that name."""
    assert files_with("contest_id = 0", "contest_id == 0") == set()
    named = files_with("timed_work_id")
    assert all(name.startswith(WORKS) for name in named), named
