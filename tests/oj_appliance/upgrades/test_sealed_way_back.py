"""Root goes back by hand where backups are sealed with a password: the site's own key opens the one
of before the upgrade; another's password is asked for before anything is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from tests.http_client import Client

from .test_page import UPGRADE, log_of, put, root_of, tables
from .versions import Installation

PASSWORD, SETTINGS = "/api/admin/config/backup-password", "/api/admin/config/backup-settings"
USERS = "/api/admin/user/insert-batch-user"


def going_back(
    site: Installation, password: str = "", faults: str = ""
) -> subprocess.CompletedProcess[str]:
    """Nobody sits at a terminal."""
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "OJ_TEST_FAULTS": faults}
    if password:
        environment["OJ_BACKUP_PASSWORD"] = password
    return subprocess.run(
        (str(site.prefix.program), "go-back", "--yes"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        start_new_session=True,
    )


def upgraded_and_written(site: Installation, folder: Path | None = None) -> str:
    """Version 2 serves, and somebody wrote since: the name of the sealed backup of before."""
    site.start()
    root = root_of(site)
    assert root.put(PASSWORD, {"password": "correct horse"}).data is None
    if folder is not None:
        owner = site.folder.root.stat()
        os.chown(folder, owner.st_uid, owner.st_gid)
        assert root.put(SETTINGS, {"folder": str(folder)}).status == 200
    assert root.post(USERS, {"users": [["wb-ann", "secret123"]]}).status == 200
    file = site.whole_file(2, migration="db.execute_sql('CREATE TABLE of_version_2 (x)')")
    assert root.post(UPGRADE, {"uploadId": put(root, file)}).data is None
    assert site.ends() == 0
    site.start()
    root = root_of(site)
    assert root.post(USERS, {"users": [["wb-late", "secret123"]]}).status == 200
    state = root.get(UPGRADE).data
    assert state["running"]["version"] == "0.2.0"
    name = str(state["history"][0]["backup"])
    assert name.endswith(".tar.age")
    assert b"SQLite" not in ((folder or site.folder.backups) / name).read_bytes()
    return name


def is_back(site: Installation) -> None:
    site.start()
    root = root_of(site)
    state = root.get(UPGRADE).data
    assert state["running"]["version"] == "0.1.0" and "of_version_2" not in tables(site)
    assert [past["ending"] for past in state["history"]] == ["back"]
    assert Client(root.base).login("wb-ann", "secret123").token
    late = {"username": "wb-late", "password": "secret123"}
    assert Client(root.base).post("/api/login", late).err
    kept = {each.name for each in (site.folder.root / "upgrade-undone").iterdir()}
    assert "oj.sqlite3" in kept and not any("tar" in each for each in kept)
    assert not (site.folder.root / "upgrade-trial").exists()


def test_the_sites_own_key_opens_it_and_what_was_written_since_stays_beside(
    whole_site: Installation,
) -> None:
    """On the disk that was chosen for backups; power cuts until the database has no name."""
    site, stick = whole_site, whole_site.top / "backups-elsewhere"
    stick.mkdir()
    upgraded_and_written(site, stick)
    site.stop()
    key = site.folder.backup_key.read_bytes()
    cuts = 0
    while site.folder.database.exists():  # its journals are moved before it
        assert going_back(site, faults="upgrade_move:1").returncode in (-signal.SIGKILL, 1)
        cuts += 1
        assert cuts <= 5  # two journals each way
    is_back(site)  # a start ends what a cut left
    assert site.folder.backup_key.read_bytes() == key  # new ones are sealed as before


def test_of_another_password_it_says_so_before_anything_is_stopped(
    whole_site: Installation,
) -> None:
    site = whole_site
    name = upgraded_and_written(site)
    root = root_of(site)
    assert root.put(PASSWORD, {"password": "another horse"}).data is None
    for password, told in (
        ("", "OJ_BACKUP_PASSWORD"),
        ("another horse", "the password is wrong / 密码错误"),
    ):
        refused = going_back(site, password)
        assert refused.returncode == 1 and told in refused.stderr, refused.stderr
        assert name in refused.stderr and "Traceback" not in refused.stderr
        assert "horse" not in refused.stderr
    busy = going_back(site, "correct horse")  # it opens; but this site is no service, and serves
    assert busy.returncode == 1 and "stop that server first" in busy.stderr
    assert root.get(UPGRADE).data["running"]["version"] == "0.2.0"
    site.stop()
    done = going_back(site, "correct horse")
    assert done.returncode == 0, done.stderr + log_of(site)
    is_back(site)
