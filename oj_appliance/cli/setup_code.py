"""oj setup-code: shows the one-time code of the first start again."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from oj_appliance.app import build
from oj_appliance.cli.options import add_data_option, folder_in_use, settings_of
from oj_appliance.settings import Settings


def add_to(commands: Any) -> None:
    parser = commands.add_parser("setup-code", help="show the setup code", description=__doc__)
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    folder_in_use(settings)
    return asyncio.run(_show(settings))


async def _show(settings: Settings) -> int:
    appliance = build(settings, None)
    try:
        code = await appliance.load()
    finally:
        await appliance.close()
    print(code or "The setup is finished; there is no code. / 初始设置已完成。")
    return 0 if code else 1
