"""What runs as root changes the mode and the owner of nothing outside its folders: each place in
the code that does so at all is known here, with the reason why it stays inside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.quick

PROJECT = Path(__file__).parents[2]
SOURCES = ("oj_appliance/**/*.py", "judge_sandbox/**/*.py", "judge_sandbox/**/*.[ch]")
CHANGES = re.compile(r"\b(?:l|f)?ch(?:mod|own)(?:at)?\(")
# By descriptor, or by a name that only root or the process's own user could have put there.
KNOWN = {
    "oj_appliance/backups/mounting.py": "a unit in a folder of root's, and a folder by descriptor",
    "oj_appliance/cli/ownership.py": "descriptors of a walk that follows no link",
    "oj_appliance/cli/uninstall.py": "descriptors of a walk that follows no link",
    "oj_appliance/data_folder.py": "the data folder itself, if it is this user's",
    "oj_appliance/installation/places.py": "the record of an installation, in a folder of root's",
    "oj_appliance/installation/unit.py": "the unit's file, in a folder of root's",
    "oj_appliance/installation/unpacking.py": "a file that was just made, by descriptor",
    "judge_sandbox/checkers/special_judge.py": "a file in memory",
    "judge_sandbox/running/memory_files.py": "a file in memory",
    "judge_sandbox/running/cache_folder.py": "descriptors of the cache's own folders",
    "judge_sandbox/compilation/kept_answers.py": "a file that was just made, by descriptor",
    "judge_sandbox/native/init.c": "inside the box, and copies by descriptor",
    "judge_sandbox/native/cgroup_v2.c": "control groups that the judge made",
    "judge_sandbox/native/files.c": "a file that was just made, by descriptor",
}


def test_every_change_of_a_mode_or_owner_is_known() -> None:
    found = {
        str(path.relative_to(PROJECT))
        for pattern in SOURCES
        for path in PROJECT.glob(pattern)
        if "testlib" not in path.parts and CHANGES.search(path.read_text("utf-8", "replace"))
    }
    assert found == set(KNOWN)
