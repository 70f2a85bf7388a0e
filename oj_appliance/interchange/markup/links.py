"""Links of pictures in texts, Markdown or HTML."""

from __future__ import annotations

import html

_BEFORE_LINK = frozenset("\"'(=> \t\n")
_AFTER_LINK = frozenset("\"')< >\t\n")


def replace_links(text: str, links: dict[str, str]) -> str:
    """The text with every whole link of `links` replaced; in HTML an & may be written &amp;.

    By plain search: a link may hold any character that a pattern would understand otherwise.
    """
    for old in sorted(links, key=len, reverse=True):
        for written in {old, html.escape(old, quote=False)}:
            text = _replace_whole(text, written, links[old])
    return text


def has_link(text: str, link: str) -> bool:
    return replace_links(text, {link: ""}) != text


def _replace_whole(text: str, old: str, new: str) -> str:
    pieces: list[str] = []
    at = 0
    found = text.find(old)
    while found >= 0:
        end = found + len(old)
        is_whole = (found == 0 or text[found - 1] in _BEFORE_LINK) and (
            end == len(text) or text[end] in _AFTER_LINK
        )
        if is_whole:
            pieces += [text[at:found], new]
            at = end
        found = text.find(old, end)
    return "".join((*pieces, text[at:]))
