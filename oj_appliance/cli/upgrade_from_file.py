"""A newer .run file is started where another version is installed and has data: the same course as
from the page (upgrades/course.py), by the new program, which is not the current one before it was
tried."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from oj_appliance.cli.installed_service import alone_on, tell_service
from oj_appliance.cli.running_exam import running_exams
from oj_appliance.cli.upgrading import site_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.fault_points import ENVIRONMENT_NAME
from oj_appliance.installation.places import Prefix, program_file
from oj_appliance.installation.releases import manifest_of_release
from oj_appliance.upgrades import asking, rules, trial
from oj_appliance.upgrades.course import carry_out, room_refusal
from oj_appliance.upgrades.site import Site
from oj_appliance.upgrades.types import Ending


def is_another_version(prefix: Prefix, unpacked: Path) -> bool:
    """Whether what was unpacked would take the place of a version that has data here."""
    record = prefix.record()
    running, offered = manifest_of_release(prefix.current), manifest_of_release(unpacked)
    if record is None or offered is None or not DataFolder(Path(record.data)).database.is_file():
        return False
    return running is None or rules.is_another(offered, running)


def upgrade_from(prefix: Prefix, run_file: Path) -> None:
    """Returns with the new version as the current one, and the service stopped. Ends the program
    with a sentence when it may not begin or went back; a service runs again then."""
    record = prefix.record()
    assert record is not None
    folder = DataFolder(Path(record.data))
    site = site_of(prefix, folder, ())
    _refuse(site, run_file)
    was_well = trial.state_at(record.port) == "ok"
    backup = _backup(prefix, folder)
    tell_service("stop", record)
    print("Trying the new version on a copy of the data · 正在用数据副本试运行新版本 …", flush=True)
    with alone_on(folder):
        done = _carry_out(site, run_file, must_be_well=was_well, backup=backup)
    if not done:
        tell_service("start", record)
        past = site.files.history()[0]
        verb = "was not begun" if past.ending is Ending.REFUSED else "went back"
        sys.exit(
            f"oj: the upgrade {verb}, and {past.version_before} goes on: {past.reason_en}\n"
            f"oj: 没有升级，继续使用 {past.version_before}：{past.reason_zh}"
        )


def _refuse(site: Site, run_file: Path) -> None:
    """Before anything is stopped: what the course would refuse."""
    running, offered = manifest_of_release(site.current), manifest_of_release(_unpacked())
    assert offered is not None
    said = rules.refusal(offered, running, run_file.name)
    said = said or room_refusal(site.prefix, site.folder, offered, run_file)
    if said is not None:
        sys.exit(f"oj: {said.en}\noj: {said.zh}")
    if exam := site.as_owner(lambda: running_exams(site.folder.database)):
        sys.exit(
            f"oj: an exam runs ({exam}); upgrade after it.\n"
            f"oj: 考试进行中（{exam}），请在考试后升级。"
        )


def _unpacked() -> Path:
    """Of this very program, which runs from where the script unpacked it."""
    return program_file().parent


def _backup(prefix: Prefix, folder: DataFolder) -> str:
    """The name of a whole one, made by the version that knows the data, also while it serves."""
    print("Making a backup · 正在备份 …", flush=True)
    folders = {each.name for each in folder.backups.glob("oj-*.tar*")}
    command = (str(prefix.program), "backup", "--data", str(folder.root))
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_plain())
    if done.returncode:
        sys.exit(f"oj: no backup, no upgrade: {done.stderr.strip() or done.stdout.strip()}")
    made = [each.name for each in folder.backups.glob("oj-*.tar*") if each.name not in folders]
    return made[0] if made else done.stdout.strip().rpartition("/")[2]


def _plain() -> dict[str, str]:
    """Another frozen program finds its own libraries, and has other fault points."""
    kept = {name: each for name, each in os.environ.items() if name != ENVIRONMENT_NAME}
    return kept | {"PYINSTALLER_RESET_ENVIRONMENT": "1"}


def _carry_out(site: Site, run_file: Path, *, must_be_well: bool, backup: str) -> bool:
    site.files.make_folder()
    with run_file.open("rb") as source:
        asking.copy_to(source, site.files.incoming)
    began_at = time.time_ns() // 1_000_000
    return carry_out(site, must_be_well=must_be_well, backup=backup, began_at=began_at)
