"""What root does before it becomes the site's user cannot be steered by that user."""

from __future__ import annotations

import os
import pwd
import threading
from pathlib import Path

import pytest

from oj_appliance.cli.folder_lock import held
from oj_appliance.cli.ownership import OthersFolderError, give_to
from oj_appliance.data_folder import DataFolder
from tests.oj_appliance.cli.command import oj
from tests.server_process import ServerProcess

OJ = pwd.getpwnam("oj").pw_uid
NOBODY = pwd.getpwnam("nobody").pw_uid
GROUP = pwd.getpwnam("oj").pw_gid


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    found = DataFolder(tmp_path / "data")
    found.root.mkdir()
    found.database.touch()
    return found


def test_what_is_roots_in_the_folder_becomes_the_users(folder: DataFolder) -> None:
    (folder.blobs / "ab").mkdir(parents=True)
    (folder.blobs / "ab" / "blob").touch()
    (folder.judge_cache / "pch").mkdir(parents=True)
    give_to(folder, OJ, GROUP)
    given = [folder.root, folder.database, folder.blobs / "ab", folder.blobs / "ab" / "blob"]
    assert {path.stat().st_uid for path in given} == {OJ}
    assert {path.stat().st_gid for path in given} == {GROUP}
    kept = [folder.judge_cache, folder.judge_cache / "pch"]
    assert {path.stat().st_uid for path in kept} == {0}


def test_what_is_reached_by_links_stays_roots(folder: DataFolder, tmp_path: Path) -> None:
    secret, others = tmp_path / "secret", tmp_path / "others"
    secret.touch()
    others.touch()
    os.chown(others, 12345, 12345)
    (folder.root / "link").symlink_to(secret)
    (folder.root / "second-name").hardlink_to(secret)
    (folder.root / "up").symlink_to(tmp_path)
    (folder.root / "others").hardlink_to(others)
    give_to(folder, OJ, GROUP)
    assert secret.stat().st_uid == tmp_path.stat().st_uid == 0
    assert others.stat().st_uid == 12345


def test_a_folder_that_is_swapped_for_a_link_while_root_walks_leads_nowhere(
    folder: DataFolder, tmp_path: Path
) -> None:
    """The user swaps as fast as a thread can, while root walks fifty times."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "shadow").touch()
    real, other = folder.root / "swapped", folder.root / "other"
    real.mkdir()
    other.symlink_to(elsewhere)
    is_over = threading.Event()

    def swap() -> None:
        spare = folder.root / "spare"
        while not is_over.is_set():
            real.rename(spare)
            other.rename(real)
            spare.rename(other)

    swapping = threading.Thread(target=swap)
    swapping.start()
    try:
        for _ in range(50):
            give_to(folder, OJ, GROUP)
            os.chown(folder.root, 0, 0)
    finally:
        is_over.set()
        swapping.join()
    assert (elsewhere / "shadow").stat().st_uid == elsewhere.stat().st_uid == 0


def test_a_replaced_cache_is_taken_away_before_the_judge_uses_it(
    folder: DataFolder, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "pch").mkdir(parents=True)
    folder.judge_cache.symlink_to(elsewhere)
    give_to(folder, OJ, GROUP)
    assert not folder.judge_cache.is_symlink() and (elsewhere / "pch").exists()
    (folder.judge_cache / "pch" / "planted").mkdir(parents=True)
    os.chown(folder.judge_cache, OJ, GROUP)
    give_to(folder, OJ, GROUP)
    assert not folder.judge_cache.exists()


def test_a_folder_of_another_user_is_refused_by_name(folder: DataFolder) -> None:
    os.chown(folder.root, pwd.getpwnam("nobody").pw_uid, -1)
    with pytest.raises(OthersFolderError, match="nobody"):
        give_to(folder, OJ, GROUP)
    assert folder.database.stat().st_uid == 0


@pytest.mark.parametrize("kind", ["link", "second name", "fifo"])
def test_a_planted_lock_file_is_not_opened(folder: DataFolder, tmp_path: Path, kind: str) -> None:
    secret = tmp_path / "secret"
    secret.write_text("kept")
    if kind == "link":
        folder.lock.symlink_to(secret)
    elif kind == "second name":
        folder.lock.hardlink_to(secret)
    else:
        os.mkfifo(folder.lock)
    with pytest.raises(OSError), held(folder):
        pass
    assert secret.read_text() == "kept"


def test_the_settings_file_names_neither_another_user_nor_another_folder(
    stopped: ServerProcess,
) -> None:
    file = stopped.data / "oj.toml"
    for text, said in (
        ("[server]\nuser = 'root'\n", "server.user is not the folder's owner"),
        ("[server]\nuser = 'nobody'\n", "server.user is not the folder's owner"),
        ("[server\n", str(file)),
    ):
        file.write_text(text)
        done = stopped.oj("serve", "--port", str(stopped.port), check=False)
        assert done.returncode == 1 and said in done.stderr, text
        assert "Traceback" not in done.stderr


def test_the_settings_file_cannot_send_root_into_another_folder(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "oj.toml").write_text(f"[server]\ndata = '{tmp_path / 'etc'}'\n")
    done = oj("serve", cwd=tmp_path)
    assert done.returncode == 1
    assert "server.data has no meaning inside the data folder" in done.stderr
    assert not (tmp_path / "etc").exists()


@pytest.mark.parametrize(
    "words", ["doctor", "backup", "setup-code", "db tables", "recount", "serve"]
)
def test_whoever_may_not_look_into_the_data_is_told_to_use_sudo(
    stopped: ServerProcess, words: str
) -> None:
    done = oj(*words.split(), "--data", str(stopped.data), cwd=Path("/"), user=NOBODY)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "cannot be read by this user. / 当前用户无法读取。" in done.stderr
    assert done.stderr.endswith("oj: run this with sudo. / 请用 sudo 运行。\n")


def test_commands_of_root_act_as_the_folders_owner(stopped: ServerProcess) -> None:
    """A link in place of what a command writes would otherwise be followed with root's rights."""
    stopped.oj("user", "add", "zhangsan", "--password", "secret123")
    stopped.oj("db", "tables")
    stopped.oj("doctor", check=False)
    stopped.oj("backup")
    of_root = [
        path
        for path in stopped.data.rglob("*")
        if path.lstat().st_uid == 0 and "judge-cache" not in path.parts
    ]
    assert of_root == []
