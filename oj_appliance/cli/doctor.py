"""oj doctor: says what is right and wrong on this machine, and the command that mends it."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from typing import Any

from oj_appliance.cli.folder_lock import process_of
from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.cli.ownership import become_owner
from oj_appliance.dashboard.doctor import port_check, server_checks
from oj_appliance.data_folder import DataFolder
from oj_appliance.judging.doctor import Check, machine_checks
from oj_appliance.settings import Settings

SIGNS = {"green": "ok  ", "amber": "warn", "red": "BAD "}


def add_to(commands: Any) -> None:
    parser = commands.add_parser("doctor", help="check this machine", description=__doc__)
    add_data_option(parser)
    parser.add_argument("--port", metavar="INT", help="the port that the server will use")
    parser.add_argument("--json", action="store_true", help="one JSON list, for programs")
    parser.add_argument("--language", choices=("zh-CN", "en-US"), help="default: by LANG")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    checks = _checks(settings_of(options))
    if options.json:
        print(json.dumps([asdict(check) for check in checks], ensure_ascii=False, indent=1))
    else:
        chinese = (options.language or os.environ.get("LANG", "")).startswith("zh")
        for check in checks:
            _print(check, chinese=chinese)
    return 1 if any(check.level == "red" for check in checks) else 0


def _checks(settings: Settings) -> list[Check]:
    """In the order in which a teacher would mend things. The first and the last may want root's
    rights; what lies in the data folder is looked at as its owner."""
    folder = DataFolder(settings.data_folder)
    machine = machine_checks()
    port = port_check(settings.server.port, process_of(folder))
    if folder.root.is_dir():
        become_owner(folder.root)
    return [*machine, *server_checks(folder, settings.lessons.slides_program), port]


def _print(check: Check, *, chinese: bool) -> None:
    title, found, remedy = (
        (check.title_zh, check.found_zh, check.remedy_zh)
        if chinese
        else (check.title_en, check.found_en, check.remedy_en)
    )
    print(f"[{SIGNS[check.level]}] {title}: {found}")
    if check.level == "green":
        return
    if remedy:
        print(f"       {remedy}")
    if check.command:
        print(f"         {check.command}")
