"""What commands of an installation ask first: which one they belong to."""

from __future__ import annotations

import sys

from oj_appliance.installation.places import Prefix, Record, prefix_of, program_file


def installation() -> tuple[Prefix, Record]:
    """Ends the program with a sentence in a checkout, which nothing installed."""
    prefix = prefix_of(program_file())
    record = prefix.record()
    if record is None:
        sys.exit(
            "oj: this program was not installed from a .run file. / 本程序不是由 .run 文件安装的。"
        )
    return prefix, record
