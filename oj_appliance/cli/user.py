"""oj user: accounts from the command line."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import sys
from typing import Any

from oj_appliance.accounts.rules import role_of_name
from oj_appliance.accounts.types import NewAccount
from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.cli.options import add_data_option, folder_to_change, settings_of
from oj_appliance.composition.people import PeoplePart
from oj_appliance.errors import ApiError

PASSWORD_VARIABLE = "OJ_USER_PASSWORD"  # noqa: S105 - the name of an environment variable


def add_to(commands: Any) -> None:
    parser = commands.add_parser("user", help="add an account, set a password")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    add = actions.add_parser("add", help="add an account")
    add.add_argument("username")
    add.add_argument("--role", choices=("user", "admin", "problem_admin", "root"), default="user")
    add.add_argument("--realname", help="real name, shown to staff")
    add.add_argument(
        "--must-change", action="store_true", help="ask for a new password at the first login"
    )
    password = actions.add_parser("password", help="set an account's password")
    password.add_argument("username")
    for action in (add, password):
        add_data_option(action)
        action.add_argument(
            "--password", help=f"otherwise ${PASSWORD_VARIABLE}, otherwise you are asked"
        )
        action.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    folder_to_change(settings)
    password = options.password or os.environ.get(PASSWORD_VARIABLE) or getpass.getpass()
    appliance = build(settings, None)
    try:
        _change(appliance, options, password)
    except ApiError as error:
        print(f"oj: {error.text('en-US')} / {error.text('zh-CN')}", file=sys.stderr)
        return 1
    finally:
        asyncio.run(appliance.close())
    done = {
        "add": "the account was added / 账号已添加",
        "password": "the password was changed / 密码已修改",
    }
    print(f"{options.username}: {done[options.action]}")
    return 0


def _change(appliance: Appliance, options: argparse.Namespace, password: str) -> None:
    if options.action == "password":
        appliance[PeoplePart].accounts.set_password(options.username, password)
        return
    appliance[PeoplePart].accounts.add_account(
        NewAccount(
            username=options.username,
            password=password,
            role_id=role_of_name(options.role),
            realname=options.realname,
            must_change_password=options.must_change,
        )
    )
