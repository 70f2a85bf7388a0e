"""From bytes and query strings to structs; what cannot be read names its field.

Rules: contract 00-conventions §1 (aliases, empty values, unknown parameters) and §6 (types).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from oj_appliance.errors import BadRequestError

Struct = TypeVar("Struct", bound=msgspec.Struct)

# A parameter's synonyms: the specification names them as the client, older servers otherwise.
ALIASES: tuple[tuple[str, ...], ...] = (
    ("gid", "groupID", "groupId"),
    ("cid", "contestID", "contestId"),
    ("tid", "trainingID", "trainingId", "timedWorkID"),
    ("submitId", "submitID"),
    ("displayId", "problemID"),
    ("currentPage", "page"),
    ("isUpload", "isUploadCase"),
)

# A parameter of an address is a name, a number or a word to look for; texts travel in bodies.
LONGEST_PARAMETER = 2000
MOST_REPEATS = 100

_FIELD_OF_MESSAGE = re.compile(r"`\$\.?([^`]*)`|required field `([^`]+)`")
_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


def parse_query(kind: type[Struct], pairs: Mapping[str, list[str]]) -> Struct:
    """A struct from query parameters. Raises BadRequestError http.bad_param naming one."""
    values: dict[str, Any] = {}
    for name, base in _names_and_types(kind):
        texts = _find(pairs, name)
        if texts is None:
            continue
        if len(texts) > MOST_REPEATS or any(len(text) > LONGEST_PARAMETER for text in texts):
            raise BadRequestError("http.bad_param", name=name)
        if base is list:
            values[name] = texts
        elif texts[-1] == "":
            continue  # present but empty equals absent
        elif base is bool:
            values[name] = _boolean(name, texts[-1])
        else:
            values[name] = texts[-1]
    return _convert(values, kind, strict=False)


def parse_body(kind: type[Struct], raw: bytes) -> Struct:
    """A struct from a JSON body. Raises BadRequestError http.bad_param naming the field."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequestError("http.bad_param", name="body") from error
    if isinstance(document, dict) and is_struct(kind):
        _rename_aliases(kind, document)
    return _convert(document, kind, strict=True)


def is_struct(kind: Any) -> bool:
    """Rather than one of several kinds, or a list."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _convert(values: Any, kind: type[Struct], *, strict: bool) -> Struct:
    try:
        return msgspec.convert(values, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise BadRequestError("http.bad_param", name=_field_of(str(error))) from error
    except UnicodeEncodeError as error:
        raise BadRequestError("http.bad_param", name="body") from error


def _field_of(message: str) -> str:
    names = [path or required for path, required in _FIELD_OF_MESSAGE.findall(message)]
    return ".".join(filter(None, reversed(names))) or "body"


def _find(pairs: Mapping[str, list[str]], name: str) -> list[str] | None:
    for candidate in (name, *_synonyms(name)):
        if candidate in pairs:
            return pairs[candidate]
    return None


def _rename_aliases(kind: type[msgspec.Struct], document: dict[str, Any]) -> None:
    for name, synonyms in _fields_with_synonyms(kind):
        if name in document:
            continue
        for synonym in synonyms:
            if synonym in document:
                document[name] = document[synonym]


@cache
def _names_and_types(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Kept for each struct: asking msgspec anew costs more than the whole parsing."""
    return tuple(
        (entry.encode_name, _base_type(entry.type)) for entry in msgspec.structs.fields(kind)
    )


@cache
def _fields_with_synonyms(
    kind: type[msgspec.Struct],
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    names = [name for name, _ in _names_and_types(kind)]
    return tuple((name, _synonyms(name)) for name in names if _synonyms(name))


def _synonyms(name: str) -> tuple[str, ...]:
    for family in ALIASES:
        if name == family[0]:
            return family[1:]
    return ()


def _boolean(name: str, text: str) -> bool:
    value = _BOOLEANS.get(text.lower())
    if value is None:
        raise BadRequestError("http.bad_param", name=name)
    return value


def _base_type(annotation: Any) -> Any:
    """list, bool, str … of `list[int]`, `bool | None`, `Annotated[str, …]`."""
    origin = getattr(annotation, "__origin__", None)
    if origin is list:
        return list
    if origin is not None and hasattr(annotation, "__metadata__"):
        return _base_type(origin)
    alternatives = [a for a in getattr(annotation, "__args__", ()) if a is not type(None)]
    return _base_type(alternatives[0]) if alternatives else annotation
