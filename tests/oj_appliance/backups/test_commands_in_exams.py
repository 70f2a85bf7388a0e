"""Commands that would slow an exam down wait for its end, unless they are told not to."""

from __future__ import annotations

from pathlib import Path

from tests.oj_appliance.timed_work.making import DESK, create_work
from tests.server_process import ServerProcess

FREEZE = "/api/admin/exam/freeze"


def test_a_backup_and_a_recount_wait_for_the_end_of_an_exam_unless_forced(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    root = stopped.start().client("root")
    assert root.put(FREEZE, {"mode": "auto", "minutesBefore": 0}).status == 200
    coming = create_work(root, title="Next week", begins=600, lasts=60)
    early, file = tmp_path / "early.tar", tmp_path / "school.tar"
    assert stopped.oj("backup", str(early)).returncode == 0
    tid = create_work(root, title="Midterm", begins=-1, lasts=60)
    for words in (("backup", str(file)), ("backup",), ("recount", "--check")):
        refused = stopped.oj(*words, check=False)
        assert refused.returncode == 1, words
        assert "an exam runs (Midterm)" in refused.stderr and "--during-exam" in refused.stderr
        assert "Traceback" not in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["early.tar"]
    assert stopped.oj("backup", str(file), "--during-exam").returncode == 0
    # Restoring makes a new folder, in which nobody writes.
    other = tmp_path / "takeover"
    assert stopped.oj("restore", str(file), "--data", str(other)).returncode == 0
    assert root.delete(DESK, tid=tid).status == root.delete(DESK, tid=coming).status == 200
    assert stopped.oj("recount", "--check").returncode == 0
