"""Which usernames may take part: a rule as its text is kept (contract contest.md §2), such as
`<prefix>team</prefix><suffix></suffix><start>1</start><end>40</end><extra>ann ben</extra>`."""

from __future__ import annotations

import re

import msgspec

_FIELDS = ("prefix", "suffix", "start", "end", "extra")


class AccountRule(msgspec.Struct, frozen=True):
    """Names are prefix, a number from start to end, suffix; or one of the extra ones."""

    prefix: str
    suffix: str
    start: int
    end: int
    extra: frozenset[str]

    def admits(self, username: str) -> bool:
        if username in self.extra:
            return True
        if not username.startswith(self.prefix) or not username.endswith(self.suffix):
            return False
        number = username[len(self.prefix) : len(username) - len(self.suffix)]
        # Written as the number itself is written: 7, not 07.
        if not re.fullmatch(r"0|[1-9][0-9]{0,8}", number):
            return False
        return self.start <= int(number) <= self.end


def fits(text: str, username: str) -> bool:
    return read(text).admits(username)


def read(text: str) -> AccountRule:
    """A field that is missing is empty; a range without both ends holds nobody."""
    found = {name: _between(text, name) for name in _FIELDS}
    return AccountRule(
        prefix=found["prefix"],
        suffix=found["suffix"],
        start=_number(found["start"], 0),
        end=_number(found["end"], -1),
        extra=frozenset(found["extra"].split()),
    )


def _between(text: str, name: str) -> str:
    found = re.search(f"<{name}>(.*?)</{name}>", text, re.DOTALL)
    return found.group(1).strip() if found else ""


def _number(text: str, otherwise: int) -> int:
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else otherwise
