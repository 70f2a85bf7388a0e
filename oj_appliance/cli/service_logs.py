"""oj logs: what the service wrote; further words go to journalctl, such as --follow."""

from __future__ import annotations

import argparse
import grp
import os
import shutil
import sys
from typing import Any

from oj_appliance.cli.installed_options import installation
from oj_appliance.cli.ownership import SUDO
from oj_appliance.installation.places import SERVICE

# Their members read every service's journal (systemd-journald.service(8)).
READERS = frozenset({"systemd-journal", "adm", "wheel"})


def add_to(commands: Any) -> None:
    parser = commands.add_parser("logs", help="what the service wrote", description=__doc__)
    parser.add_argument("words", nargs=argparse.REMAINDER, help="options of journalctl")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    _, record = installation()
    journal = shutil.which("journalctl")
    if not record.as_service or journal is None:
        sys.exit(
            "oj: no service writes a log here; a site that was started by hand writes into its "
            "window.\noj: 没有安装为服务；手动启动的网站把日志显示在其窗口中。"
        )
    if os.geteuid() != 0 and not READERS & {_name(group) for group in os.getgroups()}:
        sys.exit(SUDO)
    command = [journal, f"--namespace={SERVICE}", f"--unit={SERVICE}", *options.words]
    if not options.words:
        command += ["--lines=200", "--no-pager"]
    os.execv(journal, command)  # noqa: S606 - the words are one argument each


def _name(group: int) -> str:
    try:
        return grp.getgrgid(group).gr_name
    except KeyError:  # a number that no name belongs to
        return ""
