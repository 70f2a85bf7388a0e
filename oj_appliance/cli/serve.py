"""oj serve: the server itself."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import pwd
import signal
import sys
from typing import Any

from aiohttp import web

from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.backups.restoring import put_in_place
from oj_appliance.cli.damage import tell_of_damage
from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.cli.logs import start_logging
from oj_appliance.cli.options import add_data_option, add_section_options, settings_of
from oj_appliance.cli.ownership import OthersFolderError, become, give_to
from oj_appliance.cli.upgrading import start_newer_version
from oj_appliance.composition.addresses import AddressPart
from oj_appliance.composition.judging import most_slots
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.data_folder import DataFolder, NotOurFolderError
from oj_appliance.errors import ApiError, UnreadableDatabaseError
from oj_appliance.installation.service_notices import keep_telling, tell_manager
from oj_appliance.judging.protocols import Judge
from oj_appliance.judging.sandbox import open_judge
from oj_appliance.settings import Settings, as_toml, mistyped_variables
from oj_appliance.storage.schema import SchemaTooNewError
from oj_appliance.storage.trouble import fault_of, is_looked_at_first
from oj_appliance.web import descriptors
from oj_appliance.web.connections import Connections, Site

ROOT_PASSWORD = "OJ_ROOT_PASSWORD"  # noqa: S105 - the name of an environment variable


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="start the server", description=__doc__)
    add_data_option(parser)
    add_section_options(parser, "server")
    parser.add_argument("--verbose", action="store_true", help="log every request")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    for line in mistyped_variables(os.environ):
        print(f"oj: {line}", file=sys.stderr)
    start_logging(verbose=options.verbose)
    folder = DataFolder(settings.data_folder)
    user = future_user(settings)
    try:
        folder.make_root()
        with held(folder):
            start_newer_version(folder)
            return _run(settings, folder, user)
    except NotOurFolderError as error:
        print(f"oj: {error} holds other things; name an empty folder with --data.", file=sys.stderr)
    except FolderInUseError as error:
        print(
            f"oj: {folder.root} is in use by {error}; stop that server first, or name another "
            f"folder with --data.\noj: 数据目录 {folder.root} 正被另一个服务使用（{error}），"
            "请先停止它，或用 --data 指定其他目录。",
            file=sys.stderr,
        )
    except OthersFolderError as error:
        print(
            f"oj: {folder.root} belongs to {error}; name that user with --user, or hand it over:\n"
            f"  chown -R {settings.server.user}: {folder.root}",
            file=sys.stderr,
        )
    except PermissionError as error:
        print(f"oj: {folder.root} cannot be used: {error}", file=sys.stderr)
    return 1


def _run(settings: Settings, folder: DataFolder, user: tuple[int, int] | None) -> int:
    """Alone on the folder. `user` is whom root becomes: after the judge, which needs root's rights,
    was opened in a folder that is that user's."""
    if user is not None:
        give_to(folder, *user)
    judge = open_judge(folder.judge_cache, folder.blobs, slots=most_slots(settings), owner=user)
    descriptors.raise_to_hard_limit()  # of this process; what judges has limits of its own
    if user is not None:
        become(*user)
    try:
        return asyncio.run(serve(settings, judge, os.environ.pop(ROOT_PASSWORD, None)))
    finally:
        if judge is not None:
            judge.close()


def future_user(settings: Settings) -> tuple[int, int] | None:
    """Uid and gid of the settings' user as root; without root this process stays who it is."""
    if os.geteuid() != 0:
        return None
    try:
        user = pwd.getpwnam(settings.server.user)
    except KeyError:
        sys.exit(
            f"oj: the user {settings.server.user!r} does not exist; make it with\n"
            f"  useradd --system --no-create-home {settings.server.user}\n"
            "or name another one with --user."
        )
    return user.pw_uid, user.pw_gid


def write_settings_file(settings: Settings) -> None:
    """A first start leaves the table of all settings, commented out, to be edited."""
    file = DataFolder(settings.data_folder).settings_file
    if not file.exists():
        file.write_text(as_toml(), "utf-8")


async def serve(settings: Settings, judge: Judge | None, root_password: str | None) -> int:
    """Serves until it is asked to end. After a restore it is built once more, on what was
    restored."""
    folder = DataFolder(settings.data_folder)
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    while True:
        if (kept := put_in_place(folder)) is not None:
            print(f"A backup was restored; what was there lies in {kept}", flush=True)
        if is_looked_at_first(folder.database) and (fault := fault_of(folder.database)):
            return tell_of_damage(folder, fault)
        try:
            appliance = build(settings, judge)
        except SchemaTooNewError as error:
            print(f"oj: this data folder belongs to a newer version ({error}).", file=sys.stderr)
            return 1
        write_settings_file(settings)
        try:
            code = await _serve(appliance, settings, root_password, stopped)
        finally:
            await appliance.close()
        if stopped.is_set() or not appliance.start_anew.is_set():
            return code


async def _serve(
    appliance: Appliance, settings: Settings, root_password: str | None, stopped: asyncio.Event
) -> int:
    try:
        setup_code = await appliance.load(root_password=root_password)
        await appliance.recover()
    except UnreadableDatabaseError:
        raise
    except ApiError as error:
        of = f"{ROOT_PASSWORD}: " if root_password is not None else ""
        print(f"oj: {of}{error.text('en-US')}", file=sys.stderr)
        return 1
    runner = web.AppRunner(appliance.application, access_log=None, shutdown_timeout=5)
    await runner.setup()
    connections = Connections(
        most=descriptors.most_connections(),
        most_of_address=settings.limits.connections_per_address,
        proxy=settings.server.trusted_proxy,
    )
    try:
        host = settings.server.host
        await Site(runner, host, settings.server.port, connections).start()
        appliance[AddressPart].service.door.opens_with(
            lambda context: Site(runner, host, settings.server.https_port, connections, context)
        )
    except OSError as error:
        print(
            f"oj: port {settings.server.port} cannot be used ({error.strerror}); "
            "choose another one with --port.",
            file=sys.stderr,
        )
        return 1
    appliance.start_working()
    # What is there now stays: the collector need not walk through it each time, nor at the end.
    gc.freeze()
    _announce(settings, setup_code)
    tell_manager("READY=1")
    told = asyncio.create_task(keep_telling())
    await _first_of(stopped, appliance.start_anew, appliance.end)
    if stopped.is_set() or appliance.end.is_set():
        tell_manager("STOPPING=1")
    await appliance.stop_working()
    told.cancel()
    await runner.cleanup()
    return 0


async def _first_of(*events: asyncio.Event) -> None:
    waits = [asyncio.ensure_future(each.wait()) for each in events]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


def _announce(settings: Settings, setup_code: str | None) -> None:
    port = settings.server.port
    here = f"http://127.0.0.1{'' if port == 80 else f':{port}'}"
    addresses = lan_addresses(port) if settings.server.host == "0.0.0.0" else []  # noqa: S104
    if setup_code is not None:
        print(f"Setup code / 安装码: {setup_code}")
    for address in addresses:
        print(f"Address for the class / 本机地址: {address}")
    print(f"READY {addresses[0] if addresses else here}", flush=True)
