"""YAML of our exports: what is a text stays one, whichever version of YAML the reader follows."""

from __future__ import annotations

import re

import yaml

_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_./-]*")
# What some version of YAML takes for a truth value or for nothing.
_TAKEN = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


class _Dumper(yaml.SafeDumper):  # type: ignore[misc]  # the package has no types
    def ignore_aliases(self, data: object) -> bool:
        return True


def _text(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    is_plain = _PLAIN.fullmatch(text) and text.lower() not in _TAKEN
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=None if is_plain else '"')


_Dumper.add_representer(str, _text)


def yaml_of(data: object) -> str:
    """One document of dicts, lists, texts, numbers and truth values, in their order."""
    return str(
        yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=1_000_000)
    )
