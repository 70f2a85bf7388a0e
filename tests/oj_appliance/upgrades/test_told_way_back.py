"""What `oj status` tells of the way back, by the command itself, after upgrades that were really
made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from oj_appliance.installation.places import PROGRAM_VARIABLE
from oj_appliance.upgrades import former_data

from .versions import PROJECT, Installation

BEFORE, AFTER = "0.1.0 (00000001)", "0.2.0 (00000002)"


def way_back_told(installation: Installation) -> list[str]:
    """The lines of `oj status` that are about it."""
    done = subprocess.run(
        (sys.executable, "-m", "oj_appliance.cli.main", "status"),
        env=os.environ
        | {PROGRAM_VARIABLE: str(installation.prefix.program), "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("Version · 版本: 0."), done.stderr
    return [
        line
        for line in done.stdout.splitlines()
        if line.startswith("oj: ") or "way back" in line.lower() or "go-back" in line
    ]


def ready(installation: Installation) -> list[str]:
    return [f"Way back · 可退回: {BEFORE} (sudo {installation.prefix.program} go-back)"]


def failed(installation: Installation, times: int) -> None:
    for _ in range(times):
        installation.start()
        assert installation.ends() == 1


def test_before_any_upgrade_and_after_one_that_went_back_there_is_none_to_tell(
    installation: Installation,
) -> None:
    assert way_back_told(installation) == []
    installation.ask(installation.file(2, starts="crashes"))
    installation.start()
    assert installation.serves() == 1 and way_back_told(installation) == []


def test_one_that_is_ready_is_told_with_its_version_and_its_command(
    installation: Installation,
) -> None:
    installation.ask(installation.file(2))
    installation.start()
    assert installation.serves() == 2
    assert way_back_told(installation) == ready(installation)
    installation.kill()
    before = next(each for each in installation.prefix.releases.iterdir() if "0.1.0" in each.name)
    shutil.rmtree(before)  # by hand: then a command that leads there would lead nowhere
    assert way_back_told(installation) == []


def test_failed_starts_are_no_trouble_while_it_still_goes_back_by_itself(
    installation: Installation,
) -> None:
    installation.ask(installation.file(2, starts="crashes in place"))
    failed(installation, 3)
    assert way_back_told(installation) == ready(installation)
    installation.start()
    assert installation.serves() == 1
    assert way_back_told(installation) == []


def test_a_version_that_fails_and_keeps_what_was_written_is_told_with_both_ways_on(
    installation: Installation,
) -> None:
    installation.ask(installation.file(2, starts="crashes in place"))
    failed(installation, 1)
    former_data.written(installation.folder)  # as the site does before the first change
    failed(installation, 2)
    assert way_back_told(installation) == ready(installation)
    failed(installation, 1)
    command = f"{installation.prefix.program} go-back"
    assert way_back_told(installation) == [
        f"oj: version {AFTER} has failed to start 3 times in a row. People have written data since"
        " it took over, so it does not go back by itself. Start a newer .run file, which keeps all"
        f" data, or go back to {BEFORE}: sudo {command}",
        f"oj: 版本 {AFTER} 已连续 3 次没有启动成功，但它运行后已有人写入数据，所以不会自行退回。"
        f"请用更新的 .run 文件升级（数据全部保留），或退回 {BEFORE}：sudo {command}",
    ]
    failed(installation, 1)
    assert "has failed to start 4 times in a row" in way_back_told(installation)[0]
    former_data.came_to_something(installation.folder)  # a start that lasted
    assert way_back_told(installation) == ready(installation)
