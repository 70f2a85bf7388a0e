"""problem.xml of a Polygon package as a small tree. No entity may be declared, nothing is fetched,
depth and number of elements are bounded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.guarded_xml import GuardedXml

DEEPEST = 32
MOST_NODES = 100_000


@dataclass(slots=True)
class XmlNode:
    name: str
    attributes: dict[str, str]
    children: list[XmlNode] = field(default_factory=list)
    text: str = ""

    def get(self, attribute: str) -> str:
        return self.attributes.get(attribute, "").strip()

    def first(self, *path: str) -> XmlNode | None:
        """The first element at the end of the path, of those that have the whole path."""
        return next(self.all(*path), None)

    def all(self, *path: str) -> Iterator[XmlNode]:
        if not path:
            yield self
            return
        for child in self.children:
            if child.name == path[0]:
                yield from child.all(*path[1:])

    def said(self, *path: str) -> str:
        """The text of that element; "" when it is not there."""
        node = self.first(*path)
        return node.text.strip() if node else ""


def read_xml(text: str, entry: str) -> XmlNode:
    """The root element. Raises UnreadableError naming `entry` and the line."""
    return _Reader(entry).read(text)


class _Reader(GuardedXml):
    def __init__(self, entry: str) -> None:
        super().__init__(entry)
        self._root = XmlNode("", {})
        self._open = [self._root]
        self._nodes = 0
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters

    def read(self, text: str) -> XmlNode:
        self.parse(text.lstrip().encode("utf-8", "replace"), final=True)
        return self._root.children[0]

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise self.error(phrases.TOO_MANY_NODES)
        if len(self._open) > DEEPEST:
            raise self.error(phrases.TOO_DEEP)
        node = XmlNode(name, attributes)
        self._open[-1].children.append(node)
        self._open.append(node)

    def _end(self, _: str) -> None:
        self._open.pop()

    def _characters(self, text: str) -> None:
        self._open[-1].text += text
