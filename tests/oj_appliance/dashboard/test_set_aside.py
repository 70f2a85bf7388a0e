"""What restores set aside goes by itself after thirty days, and nothing else does."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from oj_appliance.composition.part import Cycle
from oj_appliance.dashboard.health.set_aside import remove_old
from oj_appliance.data_folder import DataFolder
from tests.oj_appliance.backups.sites import Site, on_a_site

NOW_MS = round(datetime(2026, 11, 28, 4, tzinfo=UTC).timestamp() * 1000)


def with_content(folder: Path) -> Path:
    (folder / "blobs").mkdir(parents=True)
    (folder / "blobs" / "content").write_bytes(b"x" * 500)
    return folder


def test_of_what_restores_set_aside_the_last_thirty_days_stay(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    old, new = "before-restore-20261029-035959-000001", "before-restore-20261029-040001-000001"
    names = [old, new, "before-restore-20270101-000000-000000", "before-restore-mine", "backups"]
    for name in names:
        with_content(tmp_path / name)
    elsewhere = with_content(tmp_path / "elsewhere")
    link = tmp_path / "before-restore-20250101-000000-000000"
    link.symlink_to(elsewhere)
    removed = remove_old(folder, now_ms=NOW_MS)
    assert (removed.folders, removed.size) == (1, 500)
    left = sorted(each.name for each in tmp_path.iterdir())
    assert left == sorted([*names[1:], "elsewhere", link.name])
    assert remove_old(folder, now_ms=NOW_MS) == (0, 0)


def test_a_night_removes_them(tmp_path: Path) -> None:
    old = tmp_path / "data" / "before-restore-20250101-000000-000000"

    async def night(site: Site) -> None:
        with_content(old)
        await site.appliance.timers.run(Cycle.AFTER_NIGHT)

    on_a_site(tmp_path / "data", night)
    assert not old.exists()
    assert len(list((tmp_path / "data" / "backups").glob("oj-nightly-*"))) == 1
