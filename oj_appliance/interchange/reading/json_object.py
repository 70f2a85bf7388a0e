"""JSON of a package, where every value may be missing or of another type than it should be."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator

from oj_appliance.interchange import phrases
from oj_appliance.interchange.types import UnreadableError

# A problem's file with all its programs and files that are texts.
LARGEST_JSON = 8 * 1024 * 1024
LONGEST_VALUE_SHOWN = 40
MOST_VALUES = 200_000
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
# Above it nothing of a problem has a number; JSON's own numbers have no bound.
LARGEST_NUMBER = 2**53


class JsonObject:
    """The methods raise UnreadableError, which names the file and the key, for a value of another
    type than the one asked for. Null counts as missing."""

    def __init__(self, values: dict[str, object], entry: str) -> None:
        self._values = values
        self._entry = entry

    def has(self, name: str) -> bool:
        return self._values.get(name) is not None

    def value(self, name: str) -> object:
        """As it stands there, for what may be of several types."""
        return self._values.get(name)

    def text(self, name: str) -> str:
        """Empty when missing; a number is written out."""
        value = self._values.get(name)
        if value is None:
            return ""
        if isinstance(value, str):
            return _whole(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return str(value)
        raise self._bad(name)

    def integer(self, name: str) -> int | None:
        """None when missing; a text that is a number counts as one."""
        value = self._values.get(name)
        if value is None or value == "":
            return None
        if isinstance(value, str):
            value = _number(value)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._bad(name)
        if abs(value) > LARGEST_NUMBER or not math.isfinite(value) or value != int(value):
            raise self._bad(name)
        return int(value)

    def flag(self, name: str, default: bool) -> bool:
        """True and false, or 1 and 0."""
        value = self._values.get(name)
        if value is None:
            return default
        if value in (True, False):
            return bool(value)
        raise self._bad(name)

    def part(self, name: str) -> JsonObject | None:
        value = self._values.get(name)
        if value is None:
            return None
        if isinstance(value, dict):
            return JsonObject(value, self._entry)
        raise self._bad(name)

    def parts(self, name: str) -> list[JsonObject]:
        """Empty when missing."""
        values = self._list(name)
        if not all(isinstance(each, dict) for each in values):
            raise self._bad(name)
        return [JsonObject(each, self._entry) for each in values if isinstance(each, dict)]

    def texts(self, name: str) -> list[str]:
        """Empty when missing."""
        values = self._list(name)
        if not all(isinstance(each, str) for each in values):
            raise self._bad(name)
        return [_whole(each) for each in values if isinstance(each, str)]

    def integers(self, name: str) -> list[int]:
        """Empty when missing."""
        values = self._list(name)
        numbered = JsonObject({str(place): each for place, each in enumerate(values)}, self._entry)
        found = [numbered.integer(place) for place in numbered.names()]
        return [each for each in found if each is not None]

    def names(self) -> Iterator[str]:
        return iter(self._values)

    def text_of_each(self) -> dict[str, str]:
        """An object whose values are all texts, as files by name."""
        return {_whole(name): self.text(name) for name in self._values}

    def _list(self, name: str) -> list[object]:
        value = self._values.get(name)
        if value is None:
            return []
        if isinstance(value, list):
            return value
        raise self._bad(name)

    def _bad(self, name: str) -> UnreadableError:
        shown = json.dumps(self._values.get(name), ensure_ascii=False)[:LONGEST_VALUE_SHOWN]
        return UnreadableError(
            f"{self._entry}: {name[:LONGEST_VALUE_SHOWN]}",
            phrases.BAD_VALUE.filled(value=_whole(shown)),
        )


def json_object(text: str, entry: str) -> JsonObject:
    """Raises UnreadableError for what is no JSON object, or holds more than MOST_VALUES values."""
    try:
        _check_count(text, entry)
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        what = str(error)[: 2 * LONGEST_VALUE_SHOWN]
        raise UnreadableError(entry, phrases.NOT_JSON.filled(what=what)) from error
    if not isinstance(value, dict):
        raise UnreadableError(entry, phrases.NOT_JSON.filled(what="{ }"))
    return JsonObject(value, entry)


def _check_count(text: str, entry: str) -> None:
    """Before a value is made: an empty list takes twenty times the memory of its text."""
    marks = _STRING.sub("", text)
    if marks.count(",") + marks.count("[") + marks.count("{") > MOST_VALUES:
        raise UnreadableError(entry, phrases.TOO_MANY_VALUES.filled(most=MOST_VALUES))


def _number(text: str) -> object:
    try:
        return float(text)
    except ValueError:
        return None


def _whole(text: str) -> str:
    """Half a surrogate pair, which JSON can name, is no character and cannot be stored."""
    return text.encode("utf-8", "replace").decode() if not text.isascii() else text
