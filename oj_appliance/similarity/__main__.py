"""A question on standard input, its answer on standard output, both JSON. The server starts it so:
in a process of its own, behind everything else that wants the processor."""

from __future__ import annotations

import os
import sys

import msgspec

from oj_appliance.similarity.comparison import compare
from oj_appliance.similarity.types import Question

LAST = 19


def main() -> None:
    os.nice(LAST)
    question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    sys.stdout.buffer.write(msgspec.json.encode(compare(question)))


if __name__ == "__main__":
    main()
