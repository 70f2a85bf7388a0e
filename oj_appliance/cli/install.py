"""oj install: puts this program and its language packs on the machine. The .run file calls it."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from functools import partial
from pathlib import Path
from typing import Any

from oj_appliance import __version__
from oj_appliance.cli.installed_start import say_ready, start_by_hand
from oj_appliance.cli.upgrade_from_file import is_another_version, upgrade_from
from oj_appliance.cli.usable_answers import usable_data, usable_port
from oj_appliance.installation.account import ensure_account
from oj_appliance.installation.packs import (
    PATTERN,
    NoRoomError,
    install_pack,
    manifest_of,
)
from oj_appliance.installation.places import ACCOUNT, COMMAND, SERVICE, Prefix, Record
from oj_appliance.installation.questions import (
    Choices,
    Given,
    Looks,
    UnusableAnswerError,
    data_folder,
    decide,
    port_number,
)
from oj_appliance.installation.releases import link_to
from oj_appliance.installation.sealed_file import SealError, check_seal
from oj_appliance.installation.trusted_keys import trusted_keys
from oj_appliance.installation.unit import has_systemd, systemctl, write_unit

_DATA, _PORT = Path("/var/lib/oj"), 8080


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "install", help="put this program on the machine", description=__doc__
    )
    parser.add_argument("--yes", action="store_true", help="ask nothing")
    parser.add_argument("--data", metavar="DIR", help=f"data folder (default: {_DATA})")
    parser.add_argument("--port", metavar="INT", help=f"port to serve on (default: {_PORT})")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--service", action="store_true", default=None, help="start with the machine")
    way.add_argument("--by-hand", dest="service", action="store_false", help="no service")
    parser.add_argument(
        "--packs", metavar="FILES", help="language packs with commas between, or none"
    )
    parser.add_argument("--prefix", metavar="DIR", default="/opt/oj", help="where it is put")
    parser.add_argument("--run-file", metavar="FILE", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--unpacked", metavar="DIR", required=True, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    os.umask(0o022)  # whoever judges must be able to read what is put here
    prefix, run_file = Prefix(Path(options.prefix)), Path(options.run_file)
    try:
        check_seal(run_file, trusted_keys())
        choices = _choices(options, prefix, run_file.resolve().parent)
        is_upgrade = is_another_version(prefix, Path(options.unpacked))
        if is_upgrade:
            upgrade_from(prefix, run_file)
        _install(prefix, Path(options.unpacked), choices, is_upgrade=is_upgrade)
    except (SealError, UnusableAnswerError) as error:
        sys.exit(f"oj: {error}")
    except NoRoomError as error:
        sys.exit(
            f"oj: the disk of {prefix.root} is too full: {error.wanted >> 20} MB are needed, "
            f"{error.free >> 20} MB are free. / 磁盘空间不足。"
        )
    except OSError as error:
        sys.exit(f"oj: {error}")
    if choices.as_service:
        return say_ready(prefix, choices)
    return start_by_hand(prefix, choices)


def _choices(options: argparse.Namespace, prefix: Prefix, beside: Path) -> Choices:
    """What was installed before is what is usual now."""
    before = prefix.record()
    is_root = os.geteuid() == 0
    usual = Choices(
        data=Path(before.data) if before else _DATA if is_root else Path.home() / "oj-data",
        port=before.port if before else _PORT,
        as_service=before.as_service if before else True,
        packs=tuple(sorted(beside.glob(PATTERN))),
    )
    given = Given(
        data=data_folder(options.data) if options.data else None,
        port=port_number(options.port) if options.port else None,
        as_service=options.service,
        packs=_packs(options.packs),
    )
    may_serve = is_root and has_systemd()
    if options.service and not may_serve:
        raise UnusableAnswerError(
            "A service needs root and a machine that systemd started; leave --service out. / "
            "安装为服务需要 root 权限和 systemd，请去掉 --service。"
        )
    asks = not options.yes and sys.stdin.isatty()
    return decide(
        given,
        usual,
        may_serve=may_serve,
        looks=Looks(usable_data, partial(usable_port, own=Path(before.data) if before else None)),
        describe=lambda packs: "; ".join(", ".join(manifest_of(each).languages) for each in packs),
        ask=input if asks else None,
        say=print,
    )


def _packs(text: str | None) -> tuple[Path, ...] | None:
    if text is None:
        return None
    return () if text == "none" else tuple(Path(word).resolve() for word in text.split(","))


def _install(prefix: Prefix, unpacked: Path, choices: Choices, *, is_upgrade: bool) -> None:
    """After an upgrade the program is in its place, and what else is chosen follows it."""
    before = prefix.record()
    for file in choices.packs:
        print(f"Languages · 编程语言: {file.name} …", flush=True)
        manifest = install_pack(file, prefix.languages, trusted_keys())
        print(f"  {', '.join(manifest.languages)}", flush=True)
    version = __version__ if is_upgrade else _put_release(prefix, unpacked)
    is_root = os.geteuid() == 0
    made = ensure_account(ACCOUNT) if is_root else False
    prefix.write_record(
        Record(
            version=version,
            data=str(choices.data),
            port=choices.port,
            as_service=choices.as_service,
            made_account=made or bool(before and before.made_account),
        )
    )
    if is_root and not COMMAND.exists():
        COMMAND.unlink(missing_ok=True)
        COMMAND.parent.mkdir(parents=True, exist_ok=True)
        COMMAND.symlink_to(prefix.program)
    if choices.as_service:
        write_unit(prefix.program, choices.data, choices.port)
        systemctl("daemon-reload")
        systemctl("enable", SERVICE)


def _put_release(prefix: Prefix, unpacked: Path) -> str:
    """What the .run file unpacked becomes the release that runs, by one rename of a link; the
    releases before it go. Linked, not moved: this very program runs from where it was unpacked,
    and still reads there; the script takes that away when it has ended."""
    stamp = (unpacked / "manifest.json").stat().st_mtime_ns // 10**9
    name = f"{__version__}-{stamp}"
    place = prefix.releases / name
    if place.exists():  # once more: the link moves to the new files, and the old ones go
        place = prefix.releases / f"{name}-{os.getpid()}"
    staged = prefix.releases / f".staged-{os.getpid()}"
    shutil.copytree(unpacked, staged, symlinks=True, copy_function=os.link)
    staged.rename(place)
    link_to(prefix, place)
    for other in prefix.releases.iterdir():
        if other != place and not other.name.startswith(".new-"):
            shutil.rmtree(other)
    return __version__
