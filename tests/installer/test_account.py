"""What the account `oj` must read and write, and the command that mends what it cannot."""

import stat

import pytest

from .conftest import ScratchProject

pytestmark = pytest.mark.quick


def test_a_readable_project_passes(scratch: ScratchProject) -> None:
    answer = scratch.parts("require_readable_project")
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_closed_folder_above_the_project_is_named_with_two_ways_out(
    scratch: ScratchProject,
) -> None:
    scratch.root.parent.chmod(0o700)
    answer = scratch.parts("require_readable_project")
    assert answer.returncode == 1
    assert f"the user oj cannot enter {scratch.root.parent}," in answer.stderr
    assert "用户 oj 无法进入" in answer.stderr
    assert f"chmod o+x {scratch.root.parent} " in answer.stderr
    assert "/opt/oj-appliance/installer/quickstart.sh" in answer.stderr


@pytest.mark.parametrize("closed", ["webui/src/main.tsx", "webui/src", "."])
def test_a_closed_part_of_the_project_is_named_and_the_command_mends_it(
    scratch: ScratchProject, closed: str
) -> None:
    scratch.root.joinpath(closed).chmod(0o700)
    answer = scratch.parts("require_readable_project")
    assert answer.returncode == 1
    assert "cannot read" in answer.stderr
    command = answer.stderr.splitlines()[-1].strip()
    assert command.startswith("chmod -R o+rX ")
    assert scratch.run("bash", "-c", command).returncode == 0
    assert scratch.parts("require_readable_project").returncode == 0


def test_a_link_to_nowhere_does_not_stop_the_start(scratch: ScratchProject) -> None:
    scratch.root.joinpath("webui/lost").symlink_to("nowhere")
    assert scratch.parts("require_readable_project").returncode == 0


def test_a_new_data_folder_belongs_to_the_account_and_to_nobody_else(
    scratch: ScratchProject,
) -> None:
    answer = scratch.parts('ready_data_folder "$project/some where/data"')
    assert answer.returncode == 0, answer.stderr
    folder = scratch.root / "some where/data"
    assert folder.owner() == "oj"
    assert stat.S_IMODE(folder.stat().st_mode) & stat.S_IRWXO == 0


def test_a_folder_with_other_peoples_files_is_refused_and_stays_theirs(
    scratch: ScratchProject,
) -> None:
    letters = scratch.root / "my letters"
    letters.mkdir()
    letters.joinpath("letter.txt").write_text("Dear", encoding="utf-8")
    answer = scratch.parts('ready_data_folder "$project/my letters"')
    assert answer.returncode == 1
    assert "is not empty and is no data folder" in answer.stderr
    assert "也不是本程序的数据目录" in answer.stderr
    assert letters.owner() == "root"


@pytest.mark.parametrize("name", ["oj.sqlite3", "oj.toml", "blobs"])
def test_a_data_folder_from_another_machine_is_taken(scratch: ScratchProject, name: str) -> None:
    scratch.root.joinpath("data").mkdir()
    scratch.root.joinpath("data", name).touch()
    assert scratch.parts('ready_data_folder "$project/data"').returncode == 0


def test_a_data_folder_in_a_closed_place_is_refused_with_the_closed_place(
    scratch: ScratchProject,
) -> None:
    closed = scratch.root / "closed"
    closed.mkdir(mode=0o700)
    answer = scratch.parts('ready_data_folder "$project/closed/data"')
    assert answer.returncode == 1
    assert f"cannot enter {closed}," in answer.stderr


def test_a_file_in_place_of_the_data_folder_is_refused(scratch: ScratchProject) -> None:
    scratch.root.joinpath("data").write_text("", encoding="utf-8")
    assert scratch.parts('ready_data_folder "$project/data"').returncode == 1
