"""A disk that nobody has mounted: one command gives it to the site, and backups go there."""

from __future__ import annotations

import os
import pwd
import secrets
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from oj_appliance.backups import mounting
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.test_page import BACKUPS, SETTINGS, make
from tests.oj_appliance.backups.test_places import NO_PLACES, chosen
from tests.server_process import ServerProcess

LABELS = Path("/dev/disk/by-label")


@dataclass
class Disk:
    """Plugged in, and named as udev names disks."""

    label: str
    image: Path
    device: Path

    @property
    def place(self) -> Path:
        return Path("/mnt") / self.label


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    label, image = f"OJ-{os.getpid()}-{secrets.token_hex(2)}", tmp_path / "image"
    with image.open("wb") as file:
        file.truncate(256 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", "-L", label, str(image)], check=True)
    told = subprocess.run(
        ["losetup", "--find", "--show", str(image)], check=True, capture_output=True, text=True
    )
    device = Path(told.stdout.strip())
    LABELS.mkdir(parents=True, exist_ok=True)
    (LABELS / label).symlink_to(device)
    yield Disk(label, image, device)
    (LABELS / label).unlink()
    subprocess.run(["umount", "-l", f"/mnt/{label}"], check=False, capture_output=True)
    subprocess.run(["losetup", "--detach", str(device)], check=True)
    if Path(f"/mnt/{label}").is_dir():
        Path(f"/mnt/{label}").rmdir()


@pytest.fixture
def admin(restored_server: ServerProcess) -> Client:
    client = restored_server.client("root")
    client.language = "en-US"
    return client


def test_a_disk_that_is_only_plugged_in_is_given_to_the_site_by_the_command_that_the_page_names(
    restored_server: ServerProcess, admin: Client, disk: Disk
) -> None:
    assert f"{disk.label}  not mounted" in restored_server.oj("disk").stdout
    assert admin.put(SETTINGS, {"disk": disk.label}).data is None
    told = chosen(admin)["disk"]["fault"]
    assert "plugged in and not mounted" in told and told.endswith(f"oj disk {disk.label}")

    done = restored_server.oj("disk", disk.label)
    assert f"Mounted at {disk.place}" in done.stdout
    inside = disk.place / "oj-backups"
    assert inside.stat().st_uid == pwd.getpwnam("oj").pw_uid
    assert inside.stat().st_mode & 0o777 == 0o700
    assert chosen(admin)["disk"]["fault"] is None
    name = make(admin)["name"]
    deadline = time.monotonic() + PATIENCE_S
    while not (inside / name).exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (inside / name).read_bytes() == (restored_server.data / "backups" / name).read_bytes()
    assert f"{disk.label}  {disk.place}" in restored_server.oj("disk").stdout
    # Once more does no harm: what is on it stays.
    restored_server.oj("disk", disk.label)
    assert (inside / name).exists()

    assert "pulled out" in restored_server.oj("disk", disk.label, "--forget").stdout
    assert not disk.place.is_mount() and "not mounted" in chosen(admin)["disk"]["fault"]
    assert admin.put(SETTINGS, NO_PLACES).data is None
    assert any(row["name"] == name for row in admin.get(BACKUPS).data)


def test_a_disk_that_is_not_there_and_one_of_the_system_are_refused(
    restored_server: ServerProcess, disk: Disk, tmp_path: Path
) -> None:
    refused = restored_server.oj("disk", "NOBODY", check=False)
    assert refused.returncode == 1 and f"plugged in are: {disk.label}" in refused.stderr
    assert "没有名为" in refused.stderr
    home = tmp_path / "home"
    home.mkdir()
    subprocess.run(["mount", str(disk.device), str(home)], check=True)
    try:
        refused = restored_server.oj("disk", disk.label, check=False)
        assert refused.returncode == 1 and f"is in use at {home}" in refused.stderr
    finally:
        subprocess.run(["umount", str(home)], check=True)
    assert "rename the disk" in restored_server.oj("disk", "../etc", check=False).stderr


def test_a_folder_on_the_disk_that_is_a_link_is_not_followed(
    restored_server: ServerProcess, disk: Disk, tmp_path: Path
) -> None:
    secret = tmp_path / "secret"
    secret.mkdir()
    restored_server.oj("disk", disk.label)
    (disk.place / "oj-backups").rmdir()
    (disk.place / "oj-backups").symlink_to(secret)
    refused = restored_server.oj("disk", disk.label, check=False)
    assert refused.returncode == 1 and "oj-backups" in refused.stderr
    assert secret.stat().st_uid == 0


def test_systemd_is_told_to_mount_it_whenever_it_is_plugged_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What systemd makes of it is seen by tests/vm/appliance."""
    ran: list[tuple[str, ...]] = []
    escaped = {"--suffix=mount": "mnt-OJ.mount", "--suffix=device": "dev-disk-OJ.device"}

    def run(*words: str) -> str:
        ran.append(words)
        return escaped.get(words[-2], "")

    monkeypatch.setattr(mounting, "UNITS", tmp_path)
    monkeypatch.setattr(mounting, "_run", run)
    mounting._keep(Path("/dev/disk/by-label/OJ\\x25"), Path("/mnt/OJ"), "vfat", "uid=7")
    text = (tmp_path / "mnt-OJ.mount").read_text()
    assert "What=/dev/disk/by-label/OJ\\x25\nWhere=/mnt/OJ\nType=vfat\n" in text
    assert "Options=nofail,uid=7\n" in text and "WantedBy=dev-disk-OJ.device\n" in text
    assert ran[-2:] == [
        ("systemctl", "--quiet", "enable", "mnt-OJ.mount"),
        ("systemctl", "restart", "mnt-OJ.mount"),
    ]
    assert list(mounting.kept_units()) == [tmp_path / "mnt-OJ.mount"]
