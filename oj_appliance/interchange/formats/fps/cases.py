"""Which input of an FPS problem belongs to which output."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Sequence

from oj_appliance.errors import Phrase
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.phrases import ALTERNATING, INPUTS_MISSING
from oj_appliance.interchange.formats.fps.xml import FpsNode
from oj_appliance.interchange.types import PackageCase

_FILE_SUFFIX = re.compile(r"\.(in|inp|out|ans|txt|dat)\Z", re.IGNORECASE)
_PLAIN_STEM = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,59}")

Pair = tuple[FpsNode, FpsNode | None]


def pair_cases(
    inputs: Sequence[FpsNode], outputs: Sequence[FpsNode], *, has_checker: bool
) -> tuple[tuple[PackageCase, ...], list[tuple[str, Phrase]]]:
    """The cases in the order of their inputs, and warnings as (node, what).

    By name where there is one, otherwise by order. A checker may do without outputs.
    """
    warnings: list[tuple[str, Phrase]] = []
    if not outputs and not has_checker and _alternates(inputs):
        warnings.append(("test_input", ALTERNATING))
        pairs: list[Pair] = list(zip(inputs[::2], inputs[1::2], strict=True))
    else:
        pairs = _pair(inputs, outputs)
        missing = sum(output is None for _, output in pairs)
        left_over = len(outputs) - len(pairs) + missing
        if missing and not has_checker:
            warnings.append(("test_output", phrases.OUTPUTS_MISSING.filled(n=missing)))
        if left_over:
            warnings.append(("test_output", INPUTS_MISSING.filled(n=left_over)))
    return _named_cases(pairs), warnings


def _alternates(inputs: Sequence[FpsNode]) -> bool:
    """Old exporters wrote the answers as test_input too; names, if any, then come in twos."""
    if len(inputs) < 2 or len(inputs) % 2:
        return False
    return all(
        _stem(each) == _stem(following)
        for each, following in zip(inputs[::2], inputs[1::2], strict=True)
    )


def _pair(inputs: Sequence[FpsNode], outputs: Sequence[FpsNode]) -> list[Pair]:
    by_name: dict[str, deque[FpsNode]] = defaultdict(deque)
    unnamed: deque[FpsNode] = deque()
    for output in outputs:
        (by_name[_stem(output)] if _stem(output) else unnamed).append(output)
    found: list[FpsNode | None] = [
        by_name[_stem(each)].popleft() if _stem(each) and by_name[_stem(each)] else None
        for each in inputs
    ]
    return [
        (each, output or (unnamed.popleft() if unnamed else None))
        for each, output in zip(inputs, found, strict=True)
    ]


def _stem(node: FpsNode) -> str:
    name = node.attributes.get("name") or node.attributes.get("filename") or ""
    return _FILE_SUFFIX.sub("", name.strip())


def _named_cases(pairs: Sequence[Pair]) -> tuple[PackageCase, ...]:
    """The package's names for files, where all of them are plain and different; else numbers."""
    stems = [_stem(each) for each, _ in pairs]
    are_usable = all(_PLAIN_STEM.fullmatch(stem) for stem in stems)
    if not are_usable or len({stem.casefold() for stem in stems}) < len(stems):
        stems = [str(number) for number in range(1, len(pairs) + 1)]
    return tuple(
        PackageCase(f"{stem}.in", f"{stem}.out", each.text, output.text if output else None)
        for stem, (each, output) in zip(stems, pairs, strict=True)
    )
