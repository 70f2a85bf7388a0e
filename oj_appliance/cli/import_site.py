"""oj import-site: brings a whole site of another judge in; the server must not be running.

First it is looked at and told, as on the page; with --yes it is brought in at once. Here archives
may be folders, and a dump may be larger than a browser sends.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO

from oj_appliance.accounts.rules import ROOT_UID, ROOT_USERNAME
from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.cli.options import add_data_option, folder_to_change, settings_of
from oj_appliance.cli.running_exam import refuse_while_exam_runs
from oj_appliance.cli.terminal import language_of_terminal, print_table, printable
from oj_appliance.composition.site_moves import SiteMovePart
from oj_appliance.errors import ApiError, Language
from oj_appliance.settings import Settings
from oj_appliance.site_move.desk import Source
from oj_appliance.site_move.dumps.opening import Encoding
from oj_appliance.site_move.service import SiteMoves
from oj_appliance.site_move.types import Move, MoveState, System, Wish
from oj_appliance.web.guards import Actor, Viewer


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "import-site", help="bring in a whole HOJ, QDUOJ or HUSTOJ site", description=__doc__
    )
    parser.add_argument("system", type=System, choices=[*System], metavar="SYSTEM")
    parser.add_argument("dump", metavar="DUMP", help="plain SQL, also packed with gzip")
    parser.add_argument(
        "--files",
        metavar="PATH",
        action="append",
        default=[],
        help="a zip, tar or tar.gz, or the folder of test data itself; may be given several times",
    )
    parser.add_argument("--site", help="what the old site is called here (default: its system)")
    parser.add_argument("--timezone", help="of the old server (default: this site's)")
    parser.add_argument("--encoding", type=Encoding, choices=[*Encoding], default=Encoding.AUTO)
    parser.add_argument(
        "--keep-staff", action="store_true", help="administrators stay administrators"
    )
    parser.add_argument("--yes", action="store_true", help="bring it in; else it is only looked at")
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    with ExitStack() as opened:
        try:
            # Before this becomes the folder's owner, who may not read them.
            dump = opened.enter_context(open(options.dump, "rb"))  # noqa: PTH123
            files = [_source(opened, Path(each)) for each in options.files]
        except OSError as error:
            print(f"oj: {error.filename}: {error.strerror}", file=sys.stderr)
            return 1
        return _run(settings, dump, files, options)


def _source(opened: ExitStack, path: Path) -> Source:
    """A folder is read file by file, by the data folder's owner."""
    return path.absolute() if path.is_dir() else opened.enter_context(path.open("rb"))


def _run(
    settings: Settings, dump: BinaryIO, files: list[Source], options: argparse.Namespace
) -> int:
    folder = folder_to_change(settings)
    for path in files:
        if isinstance(path, Path) and not os.access(path, os.R_OK | os.X_OK):
            print(
                f"oj: {path} cannot be read by the site's user; pack it into an archive.\n"
                f"oj: 网站用户无法读取 {path}，请先打包。",
                file=sys.stderr,
            )
            return 1
    refuse_while_exam_runs(folder.database, is_forced=False)
    try:
        with held(folder):
            move = asyncio.run(_moved(build(settings, None), dump, files, options))
    except FolderInUseError as error:
        print(
            f"oj: {folder.root} is in use by {error}; stop it, or use the page.\n"
            "oj: 网站正在运行，请先停止，或在后台页面中迁移。",
            file=sys.stderr,
        )
        return 1
    except ApiError as error:
        print(f"oj: {error.text(language_of_terminal())}", file=sys.stderr)
        return 1
    return _tell(move, language_of_terminal())


async def _moved(
    appliance: Appliance, dump: BinaryIO, files: list[Source], options: argparse.Namespace
) -> Move:
    try:
        await appliance.load()
        moves = appliance[SiteMovePart].moves
        moves.start()
        try:
            return await _looked_and_moved(moves, appliance, dump, files, options)
        finally:
            await moves.stop()
    finally:
        await appliance.close()


async def _looked_and_moved(
    moves: SiteMoves,
    appliance: Appliance,
    dump: BinaryIO,
    files: list[Source],
    options: argparse.Namespace,
) -> Move:
    root = Actor(Viewer(ROOT_UID, ROOT_USERNAME))
    wish = Wish(
        system=options.system,
        site=options.site or options.system,
        timezone=options.timezone or appliance[SiteMovePart].site_timezone,
        encoding=options.encoding,
    )
    archives = list(zip(files, (Path(each).name for each in options.files), strict=True))
    name = Path(options.dump).name
    key = await moves.begin(wish, root, dump=(dump, name), archives=archives)
    await moves.settled()
    move = await moves.move(key)
    if move.state is MoveState.READY and options.yes:
        await moves.start_import(key, root, keeps_staff=options.keep_staff)
        await moves.settled()
        return await moves.move(key)
    await moves.discard(key, root)
    return move


# -- printing


def _tell(move: Move, language: Language) -> int:
    for line in _lines(move, language):
        print(printable(line))
    return 1 if move.state is MoveState.FAILED else 0


def _lines(move: Move, language: Language) -> Iterable[str]:
    report = move.report
    if report is not None:
        rows = [("kind", "found", "known", "taken")]
        for each in report.amounts:
            taken = move.taken.get(each.kind, 0)
            rows.append((each.kind, str(each.found), str(each.known), str(taken)))
        print_table(rows)
        for renamed in (*report.people, *report.problems):
            after = renamed.after or "P…"
            yield f"{renamed.before} -> {after}: {renamed.reason.text(language)}"
        for tally in report.tallies:
            named = f" ({', '.join(tally.examples)})" if tally.examples else ""
            yield f"{tally.count} x {tally.remark.text(language)}{named}"
    if move.error is not None:
        yield f"oj: {move.error.text(language)}"
    elif move.state is MoveState.READY:
        yield "Only looked at; add --yes to bring it in. / 仅试读；加 --yes 正式迁入。"
