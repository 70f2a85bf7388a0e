"""oj status: whether the site answers, where everything lies, which languages are there."""

from __future__ import annotations

import argparse
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from oj_appliance.cli.installed_options import installation
from oj_appliance.cli.installed_start import address_here
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.packs import installed_packs
from oj_appliance.upgrades import way_back

ASKED_S = 5


def add_to(commands: Any) -> None:
    parser = commands.add_parser("status", help="does the site run?", description=__doc__)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    prefix, record = installation()
    told = _health(record.port)
    print(f"Version · 版本: {record.version}")
    print(f"Runs · 运行中: {'yes · 是' if told is not None else 'no · 否'}")
    if told is not None:
        print(f"Health · 状态: {told}")
        for address in lan_addresses(record.port):
            print(f"Address · 地址: {address}")
    if said := way_back.trouble(prefix, DataFolder(Path(record.data))):
        print(f"oj: {said.en}\noj: {said.zh}")
    print(f"Program · 程序: {prefix.root}")
    print(f"Data · 数据: {record.data}")
    print(f"Service · 服务: {'yes · 是' if record.as_service else 'no · 否'}")
    packs = installed_packs(prefix.languages)
    for pack in packs:
        print(f"Languages · 编程语言: {', '.join(pack.languages)} ({pack.name} {pack.version})")
    if not packs:
        print("Languages · 编程语言: those of this machine · 本机自带的编译器")
    return 0 if told is not None else 1


def _health(port: int) -> str | None:
    """The word that the server has for its state; None when it does not answer."""
    try:
        with urllib.request.urlopen(f"{address_here(port)}/api/health", timeout=ASKED_S) as answer:  # noqa: S310 - our own
            told = json.load(answer)
    except urllib.error.HTTPError as error:
        return f"HTTP {error.code}"
    except (OSError, ValueError):
        return None
    return str(told.get("status", "ok")) if isinstance(told, dict) else "ok"
