"""Records what every reading call answers on a folder, and compares two recordings.

    python -m tests.recorded_answers seed FOLDER       fills an empty folder with the present code
    python -m tests.recorded_answers record FOLDER OUT [--like OLD]
                       asks a copy of the folder every question, or the questions of OLD
    python -m tests.recorded_answers compare OLD NEW   prints what differs and is not expected

A folder of another version is migrated in its copy. Recordings are JSON; OUT may end in .xz.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.recorded_answers.answers import Answers
from tests.recorded_answers.comparing import (
    differences,
    expected_differences,
    report,
    unexpected,
)
from tests.recorded_answers.recording import record
from tests.recorded_answers.seed import seed


def main() -> int:
    usage = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m tests.recorded_answers", description=__doc__, formatter_class=usage
    )
    commands = parser.add_subparsers(dest="command", required=True)
    seeding = commands.add_parser("seed")
    seeding.add_argument("folder", type=Path)
    recording = commands.add_parser("record")
    recording.add_argument("folder", type=Path)
    recording.add_argument("out", type=Path)
    recording.add_argument("--like", type=Path)
    comparison = commands.add_parser("compare")
    comparison.add_argument("old", type=Path)
    comparison.add_argument("new", type=Path)
    options = parser.parse_args()
    if options.command == "seed":
        seed(options.folder)
    elif options.command == "record":
        like = Answers.load(options.like).questions if options.like else None
        recorded = record(options.folder, like)
        recorded.save(options.out)
        print(f"{len(recorded.questions)} questions to {len(recorded.given)} viewers")
    else:
        return _compare(Answers.load(options.old), Answers.load(options.new))
    return 0


def _compare(old: Answers, new: Answers) -> int:
    found = list(differences(old, new))
    left = unexpected(iter(found), expected_differences())
    if left:
        print(report(left))
    print(f"{len(found)} differences, {len(left)} of them not expected")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
