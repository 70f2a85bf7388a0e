"""YAML of packages: plain values alone, and never more of them than the text suggests.

Scalars are read as YAML 1.2's core schema has them, which keeps "no", "on", "1:30" and dates as the
texts that authors meant.
"""

from __future__ import annotations

import re

import yaml

from oj_appliance.interchange import phrases
from oj_appliance.interchange.types import UnreadableError

MOST_NODES = 100_000
DEEPEST = 50
_LONGEST_REASON = 200


class _Loader(yaml.CSafeLoader):  # type: ignore[misc]  # the package has no types
    """Knows null, true and false, numbers, texts, lists and maps; refuses every other tag."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}
    yaml_constructors = dict(yaml.CSafeLoader.yaml_constructors)


for tag, pattern, starts in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]{1,18}|0o[0-7]{1,20}|0x[0-9a-fA-F]{1,15}", list("-+0123456789")),
    (
        "float",
        r"[-+]?(\.[0-9]{1,300}|[0-9]{1,300}(\.[0-9]{0,300})?)([eE][-+]?[0-9]{1,4})?"
        r"|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
        list("-+0123456789."),
    ),
    ("merge", r"<<", ["<"]),
):
    _Loader.add_implicit_resolver(
        f"tag:yaml.org,2002:{tag}", re.compile(rf"(?:{pattern})\Z"), starts
    )


# The patterns bound what is a number by its looks; a tag may call any text one.
LONGEST_NUMBER = 1_000


def _integer(loader: _Loader, node: yaml.ScalarNode) -> int:
    text = str(loader.construct_scalar(node))
    if len(text) > LONGEST_NUMBER:
        raise ValueError
    base = {"0o": 8, "0x": 16}.get(text[:2], 10)
    return int(text[2:] if base != 10 else text, base)


def _float(loader: _Loader, node: yaml.ScalarNode) -> float:
    text = str(loader.construct_scalar(node)).lower()
    return float(text.replace(".inf", "inf").replace(".nan", "nan"))


_Loader.add_constructor("tag:yaml.org,2002:int", _integer)
_Loader.add_constructor("tag:yaml.org,2002:float", _float)
for unwanted in ("timestamp", "binary", "omap", "pairs", "set"):
    del _Loader.yaml_constructors[f"tag:yaml.org,2002:{unwanted}"]


def read_yaml(text: str, entry: str) -> object:
    """The one document of a text: None, bool, int, float, str, lists and dicts of them; an empty
    text is None. Raises UnreadableError naming `entry` for what is not YAML, for more than
    MOST_NODES values with aliases counted out, and for more than DEEPEST levels."""
    try:
        _check_size(text, entry)
        return yaml.load(text, Loader=_Loader)  # noqa: S506 - a safe loader with still less
    except (yaml.YAMLError, ValueError, OverflowError, KeyError) as error:
        raise UnreadableError(entry, phrases.NOT_YAML.filled(what=_reason(error))) from error


def _check_size(text: str, entry: str) -> None:
    """Looks at the events alone, before a value is made: an alias counts as all it stands for."""
    sizes: dict[str, int] = {}
    open_anchors: list[tuple[str | None, int]] = []
    count = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in sizes:  # unknown, or inside what it stands for
                raise UnreadableError(entry, phrases.YAML_TOO_LARGE)
            count += sizes[event.anchor]
        elif isinstance(event, yaml.ScalarEvent):
            count += 1
            if event.anchor:
                sizes[event.anchor] = 1
        elif isinstance(event, yaml.CollectionStartEvent):
            open_anchors.append((event.anchor, count))
            count += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            anchor, before = open_anchors.pop()
            if anchor:
                sizes[anchor] = count - before
        if count > MOST_NODES or len(open_anchors) > DEEPEST:
            raise UnreadableError(entry, phrases.YAML_TOO_LARGE)


def _reason(error: Exception) -> str:
    said = str(getattr(error, "problem", None) or "?")
    mark = getattr(error, "problem_mark", None)
    place = f" ({mark.line + 1}:{mark.column + 1})" if mark else ""
    shown = "".join(each if each.isprintable() else "?" for each in said[:_LONGEST_REASON])
    return shown + place
