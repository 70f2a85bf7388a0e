"""One problem of an FPS file while it is read: its nodes, and what is found worth telling."""

from __future__ import annotations

from oj_appliance.errors import Phrase, verbatim
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps_xml import FpsItem, FpsNode
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import Finding, UnreadableError
from oj_appliance.problems.rules import LONGEST_TEXT

# A text of the longest allowed length, where every character takes four bytes.
LARGEST_TEXT = 4 * LONGEST_TEXT
# Authors paste the whole of testlib.h into their checkers.
LARGEST_PROGRAM = 1_048_576
_PROGRAMS = frozenset({"spj", "tpj", "interactor", "solution"})


class ItemReader:
    def __init__(self, item: FpsItem, spool: Spool) -> None:
        self._item = item
        self.spool = spool
        self.warnings: list[Finding] = []
        self.losses: list[Finding] = []

    # -- nodes

    def nodes(self, name: str) -> list[FpsNode]:
        return [node for node in self._item.nodes if node.name == name]

    def first(self, name: str) -> FpsNode | None:
        """The first node of that name with some text."""
        return next((node for node in self.nodes(name) if self.read(node).strip()), None)

    def read(self, node: FpsNode) -> str:
        """Raises UnreadableError for a text that is longer than any of ours may be."""
        most = LARGEST_PROGRAM if node.name in _PROGRAMS else LARGEST_TEXT
        if node.text.size > most:
            raise UnreadableError(node.name, phrases.TEXT_TOO_LONG.filled(most=most))
        return self.spool.read(node.text).decode()

    def text(self, name: str) -> str:
        node = self.first(name)
        return self.read(node) if node else ""

    def texts(self, name: str) -> list[str]:
        return [self.read(node) for node in self.nodes(name)]

    def attribute(self, name: str, attribute: str) -> str:
        node = self.first(name)
        return node.attributes.get(attribute, "").strip() if node else ""

    # -- findings

    def warn(self, entry: str, reason: Phrase) -> None:
        fill = {"entry": verbatim(entry), "reason": reason}
        self.warnings.append(Finding("exchange.warning", fill))

    def lose(self, field: str, *, language: str = "") -> None:
        """`field` is the first word of a row of the table of fields; it will not be kept."""
        name = phrases.FIELD_NAMES[field].filled(language=language)
        self.losses.append(Finding("exchange.lost", {"field": name}, field))

    def change(self, field: str, value: str) -> None:
        fill = {"field": phrases.FIELD_NAMES[field], "value": verbatim(value)}
        self.losses.append(Finding("exchange.changed", fill, field))

    def cut(self, field: str, text: str, longest: int) -> str:
        if len(text) > longest:
            text = text[:longest].rstrip()
            self.change(field, text)
        return text
