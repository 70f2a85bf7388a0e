"""One problem of an FPS file while it is read: its nodes, and what is found worth telling."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.xml import FpsItem, FpsNode
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, LARGEST_TEXT
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import UnreadableError

_PROGRAMS = frozenset({"spj", "tpj", "interactor", "solution"})


class ItemReader(ProblemReader):
    def __init__(self, item: FpsItem, spool: Spool) -> None:
        super().__init__()
        self._item = item
        self.spool = spool

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
