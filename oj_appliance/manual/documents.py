"""A document as one reader sees it: the blocks of their language in sections, its links leading to
other guides, its pictures to the manual's own address. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from oj_appliance.errors import Language
from oj_appliance.manual.types import Block, Section

# Headings that only say which language follows.
_NAME = re.compile(r"(?:中文|English|In English)(?: ?[（(].*)?")
# "English version: [below](#…)", "[中文](#…)": each reader is where they lead already.
_TO_OTHER = re.compile(
    r"(?:English version: )?\[(?:below|English|English below|中文|下文)\]\(#[^)]*\)[.。]?(?: · )?"
)
_PICTURE = re.compile(r"!\[([^\]\n]*)\]\(pictures/([\w-]+)\.png\)")
_BOTH_WORDS = re.compile(r"!\[([^\]\n（]+)（([^\]\n）]+)）\]")
_FILE = re.compile(r"[\w-]+\.md")
_LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([^)\s]+)\)")

# For a guide's name its title and its address, which is None where the reader may not open it; None
# for a document that the manual does not hold.
Known = Callable[[str], tuple[str, str | None] | None]


def in_language(blocks: Iterable[Block], language: Language) -> tuple[Section, ...]:
    """What is in no language goes with what stands around it: into both where a section has both,
    else into that section's. Without the headings of level 1, which are the guide's title."""
    found: list[Section] = []
    for headings, below in _by_heading(blocks):
        spoken = {block.language for block in (*below, *headings)} - {None}
        kept = tuple(
            Block(text, block.language)
            for block in below
            if block.language == language or (block.language is None and language in spoken)
            if (text := _own_words(block.text, language)) and text != "---"
        )
        own = [each for each in headings if each.language == language]
        heading = next(iter((*own, *headings)), None)
        if heading is None or heading.level == 1 or _NAME.fullmatch(heading.text):
            found += [Section("", "", 0, kept)] if kept else []
        elif kept or own:
            found.append(Section(heading.text, heading.anchor, heading.level, kept))
    return tuple(found)


def _own_words(text: str, language: Language) -> str:
    """What a picture shows is said in Chinese, and in brackets behind it in English."""
    own = r"![\2]" if language == "en-US" else r"![\1]"
    return _TO_OTHER.sub("", _BOTH_WORDS.sub(own, text)).strip()


def _by_heading(blocks: Iterable[Block]) -> list[tuple[list[Block], list[Block]]]:
    """A heading, or both halves of one in both languages, and what stands below."""
    found: list[tuple[list[Block], list[Block]]] = [([], [])]
    for block in blocks:
        headings, below = found[-1]
        if not block.level:
            below.append(block)
        elif headings and not below and headings[-1].anchor == block.anchor:
            headings.append(block)
        else:
            found.append(([block], []))
    return found


def is_spoken(sections: Iterable[Section], language: Language) -> bool:
    return any(block.language == language for section in sections for block in section.blocks)


def with_addresses(
    sections: tuple[Section, ...], known: Known, has_picture: Callable[[str], bool]
) -> tuple[Section, ...]:
    """Links to what the reader cannot open here stay as words, with the guide's title for the name
    of a file, and a picture that did not come along leaves no hole."""
    anchors = {section.anchor for section in sections}

    def lead(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        if target.startswith(("http://", "https://")):
            return match[0]
        file, _, anchor = target.partition("#")
        if not file:
            return f"[{words}](#{anchor})" if anchor in anchors else words
        guide = known(file.removesuffix(".md")) if _FILE.fullmatch(file) else None
        if guide is None:
            return words
        title, address = guide
        words = title if words == file else words
        end = f"#{anchor}" if anchor else ""
        return f"[{words}]({address}{end})" if address else words

    def show(match: re.Match[str]) -> str:
        shown = f"![{match[1]}](/api/manual/picture?name={match[2]})"
        return shown if has_picture(match[2]) else ""

    def led(block: Block) -> Block:
        if block.text.startswith("```"):
            return block
        return replace(block, text=_LINK.sub(lead, _PICTURE.sub(show, block.text)).strip())

    return tuple(
        replace(section, blocks=tuple(each for each in map(led, section.blocks) if each.text))
        for section in sections
    )
