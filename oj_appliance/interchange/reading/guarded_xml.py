"""XML from outside. No entity may be declared and nothing is fetched; how deep and how large a
document may be, each reader bounds for itself."""

from __future__ import annotations

from xml.parsers import expat

from oj_appliance.errors import Phrase
from oj_appliance.interchange import phrases
from oj_appliance.interchange.types import UnreadableError


class GuardedXml:
    """A parser that gets UTF-8 whatever the document says of itself; its errors name `entry` and
    the line. Readers add their handlers to `parser`."""

    def __init__(self, entry: str | Phrase) -> None:
        self._entry = entry
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.EntityDeclHandler = self._entity_declared

    def parse(self, utf8: bytes, *, final: bool) -> None:
        """Raises UnreadableError."""
        try:
            self.parser.Parse(utf8, final)
        except expat.ExpatError as error:
            what = expat.errors.messages.get(error.code, "?")
            raise self.error(phrases.NOT_WELL_FORMED, line=error.lineno, what=what) from error

    def error(self, reason: Phrase, **fill: object) -> UnreadableError:
        fill.setdefault("line", self.parser.CurrentLineNumber)
        return UnreadableError(self._entry, reason.filled(**fill))

    def _entity_declared(self, *_: object) -> None:
        raise self.error(phrases.ENTITY_DECLARED)
