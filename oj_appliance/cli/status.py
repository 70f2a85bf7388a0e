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
COLOURS = {"green": "green · 正常", "amber": "amber · 需留意", "red": "red · 需处理"}


def add_to(commands: Any) -> None:
    parser = commands.add_parser("status", help="does the site run?", description=__doc__)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    prefix, record = installation()
    address = address_here(record.port)
    told = _asked(f"{address}/api/health")
    print(f"Version · 版本: {record.version}")
    print(f"Runs · 运行中: {'yes · 是' if told is not None else 'no · 否'}")
    if told is not None:
        print(f"Health · 状态: {_colour(_asked(f'{address}/health'))}")
        for address in lan_addresses(record.port):
            print(f"Address · 地址: {address}")
    if said := way_back.trouble(prefix, DataFolder(Path(record.data))):
        print(f"oj: {said.en}\noj: {said.zh}")
    elif former := way_back.former_beside(prefix):
        print(f"Way back · 可退回: {former.version_before} (sudo {way_back.command(prefix)})")
    print(f"Program · 程序: {prefix.root}")
    print(f"Data · 数据: {record.data}")
    print(f"Service · 服务: {'yes · 是' if record.as_service else 'no · 否'}")
    packs = installed_packs(prefix.languages)
    for pack in packs:
        print(f"Languages · 编程语言: {', '.join(pack.languages)} ({pack.name} {pack.version})")
    if not packs:
        print("Languages · 编程语言: those of this machine · 本机自带的编译器")
    return 0 if told is not None else 1


def _asked(address: str) -> dict[str, Any] | None:
    """None when nothing answers there."""
    try:
        with urllib.request.urlopen(address, timeout=ASKED_S) as answer:  # noqa: S310 - our own
            told = json.load(answer)
    except urllib.error.HTTPError:
        return {}
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) else {}


def _colour(told: dict[str, Any] | None) -> str:
    """In words; it is measured anew where nobody has asked of late, which may take its time."""
    data = (told or {}).get("data")
    colour = data.get("status") if isinstance(data, dict) else None
    return COLOURS.get(str(colour), "not told within five seconds · 五秒内未得到结果")
