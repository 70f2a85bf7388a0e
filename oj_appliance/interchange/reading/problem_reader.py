"""What is worth telling about one problem, collected while a format's reader reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from oj_appliance.errors import Phrase, verbatim
from oj_appliance.interchange import phrases
from oj_appliance.interchange.markup.sections import PARTS
from oj_appliance.interchange.types import Finding
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Statement, TagName

LONGEST_NAME_SHOWN = 300
MOST_TAGS = 100
MOST_TOLD = 200
MOST_SOLUTIONS = 500
MOST_LANGUAGES = rules.MOST_STATEMENTS

Thing = TypeVar("Thing")


def tell(told: list[Finding], finding: Finding) -> None:
    """One more; of a problem with very many the rest is one sentence, so that a package cannot
    make its report longer than itself."""
    if len(told) < MOST_TOLD:
        told.append(finding)
    elif len(told) == MOST_TOLD:
        rest = dict.fromkeys(finding.fill, phrases.NOT_LISTED)
        told.append(Finding(finding.key, rest, finding.field))


class ProblemReader:
    """`field` is always the first word of a row of the table of fields (phrases.FIELD_NAMES)."""

    def __init__(self) -> None:
        self.warnings: list[Finding] = []
        self.losses: list[Finding] = []

    def warn(self, entry: str, reason: Phrase) -> None:
        """`entry`: the file or the part of the package that the sentence speaks of."""
        fill = {"entry": verbatim(entry[:LONGEST_NAME_SHOWN]), "reason": reason}
        tell(self.warnings, Finding("exchange.warning", fill))

    def warn_of(self, fields: Iterable[str], reason: Phrase) -> None:
        """Of fields that the package leaves open."""
        names = [phrases.FIELD_NAMES[field] for field in fields]
        named = Phrase("、".join(each.zh for each in names), ", ".join(each.en for each in names))
        tell(self.warnings, Finding("exchange.warning", {"entry": named, "reason": reason}))

    def lose(self, field: str, what: Phrase | None = None) -> None:
        """It will not be kept. `what` stands in the sentence "… is not kept" where the field's own
        name says too little."""
        fill = {"field": what or phrases.FIELD_NAMES[field]}
        tell(self.losses, Finding("exchange.lost", fill, field))

    def change(self, field: str, value: str | Phrase, what: Phrase | None = None) -> None:
        """It becomes `value`."""
        told = verbatim(value) if isinstance(value, str) else value
        fill = {"field": what or phrases.FIELD_NAMES[field], "value": told}
        tell(self.losses, Finding("exchange.changed", fill, field))

    def cut(self, field: str, text: str, longest: int) -> str:
        """At most `longest` characters of the text; a cut is told as a change."""
        if len(text) > longest:
            text = text[:longest].rstrip()
            self.change(field, text)
        return text

    def cut_texts(self, statement: Statement) -> Statement:
        """The statement, none of its texts longer than ours may be; its title as it is."""
        parts = {
            part: self.cut(part, getattr(statement, part), rules.LONGEST_TEXT) for part in PARTS
        }
        return Statement(statement.title, **parts)

    def tags(self, entry: str, names: Iterable[str], most: int = MOST_TAGS) -> tuple[TagName, ...]:
        """Each once; those that are too long or too many are a warning. `entry` as in `warn`."""
        given = dict.fromkeys(filter(None, map(str.strip, names)))
        kept = [name for name in given if len(name) <= rules.LONGEST_TAG][:most]
        if len(kept) < len(given):
            self.warn(entry, phrases.TAG_TOO_LONG)
        return tuple(TagName(name) for name in kept)

    def at_most(self, field: str, found: Sequence[Thing], most: int) -> Sequence[Thing]:
        """The first `most`; what is left out is told."""
        if len(found) > most:
            self.lose(field, phrases.more_of(field, len(found) - most))
        return found[:most]

    def bounded(self, field: str, value: int, largest: int, unit: str = "") -> int:
        """At most `largest`, told as a change when the value was more."""
        if value > largest:
            self.change(field, f"{largest} {unit}".rstrip())
        return min(value, largest)
