"""The kept report. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.similarity.types import Answer, Pair


class Report(NamedTuple):
    """`answer` knows people by uid, tasks by display id and programs by submission."""

    answer: Answer
    made_by: str
    made_at: int


class SideBySide(msgspec.Struct, frozen=True):
    """A pair with its texts: language and code by submission."""

    pair: Pair
    codes: dict[int, tuple[str, str]]


class WholeReport(NamedTuple):
    """A report with the code of all its pairs, by submission."""

    report: Report
    codes: dict[int, str]

    def code(self, number: int) -> str:
        """Nothing of what has been erased since."""
        return self.codes.get(number, "")
