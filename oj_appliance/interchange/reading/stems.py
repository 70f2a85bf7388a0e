"""What the files of test cases are called, as far as the package's own names may be taken."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oj_appliance.files.archive_names import are_apart

_PLAIN = re.compile(r"[\w.() -]{1,60}")


def are_plain(stems: Sequence[str]) -> bool:
    """Whether all of them may be names of files, and no system takes two of them for one."""
    is_usable = all(_PLAIN.fullmatch(stem) and stem.isprintable() for stem in stems)
    return is_usable and are_apart(stems)


def plain_or_numbers(stems: Sequence[str]) -> list[str]:
    if are_plain(stems):
        return list(stems)
    return [str(number) for number in range(1, len(stems) + 1)]
