"""A backup is in the list from its beginning on, whatever happens while the list is made."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path

import pytest

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.backups import service
from oj_appliance.backups.types import Backup
from oj_appliance.web.guards import Actor, Viewer
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.sites import Site, on_a_site

ROOT = Actor(Viewer(ROOT_UID, "root"), "127.0.0.1")


def test_one_that_is_done_while_the_folders_are_read_is_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, done = threading.Event(), threading.Event()
    write, read = service.write_archive, service.backups_in

    def write_later(*args: object) -> None:
        assert looked.wait(PATIENCE_S)
        write(*args)  # type: ignore[arg-type]  # as it was called

    def read_before(folders: Iterable[Path]) -> list[Backup]:
        found = read(folders)
        looked.set()
        assert done.wait(PATIENCE_S)
        return found

    async def story(site: Site) -> tuple[str, list[str]]:
        backups = site.part.backups
        name = await backups.begin(ROOT)
        assert backups._task is not None
        backups._task.add_done_callback(lambda task: done.set())
        return name, [each.name for each in await backups.all()]

    monkeypatch.setattr(service, "write_archive", write_later)
    monkeypatch.setattr(service, "backups_in", read_before)
    name, listed = on_a_site(tmp_path / "data", story)
    assert listed == [name]
