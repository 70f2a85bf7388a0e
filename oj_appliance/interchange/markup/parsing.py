"""Markdown read as the page reads it: the same library, the same formulas, HTML as it comes."""

from __future__ import annotations

from html import unescape
from html.parser import HTMLParser

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

FORMULA = "formula"
_WITHOUT_END = "formulas without an end"


def parsed(text: str) -> list[Token]:
    """The tokens; a formula is one, its `content` the TeX and its `markup` the dollar signs."""
    return _page_reader().parse(text)


def blocks_of(text: str) -> list[Token]:
    """The blocks of a text with line feeds alone, each with the lines where it stands; what is in
    them is not read, nor what a table is: no heading and no program depends on it."""
    reader = _page_reader()
    reader.core.ruler.enableOnly(["block"])
    reader.block.ruler.disable(["table", "reference", "hr"])
    return reader.parse(text)


def visible_text(text: str) -> str:
    """What a reader sees of a text, white space folded: equal texts look equal but for their
    styles. Pictures, comments and the tags of HTML are not text."""
    pieces: list[str] = []
    for token in _flat(parsed(text)):
        if token.type in ("text", "code_inline", FORMULA):
            pieces.append(_without_space(token.content) if token.type == FORMULA else token.content)
        elif token.type in ("html_inline", "html_block"):
            pieces.append(text_of_html(token.content))
        elif token.type in ("fence", "code_block"):
            pieces += ["\n", token.content]
        elif token.type in ("softbreak", "hardbreak") or token.block:
            pieces.append("\n")
    return " ".join("".join(pieces).split())


def text_of_html(markup: str) -> str:
    """The text between the tags; what ends a line in a browser ends one here."""
    reader = _HtmlText()
    reader.feed(markup)
    reader.close()
    return "".join(reader.pieces)


def _without_space(tex: str) -> str:
    return "".join(unescape(tex).split())


def _flat(tokens: list[Token]) -> list[Token]:
    found: list[Token] = []
    for token in tokens:
        if token.type == "inline":
            found += token.children or []
        else:
            found.append(token)
    return found


class _HtmlText(HTMLParser):
    _LINES = frozenset(
        {
            *("p", "br", "div", "ul", "ol", "li", "table", "tr", "td", "th", "pre", "hr"),
            *("h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "center"),
        }
    )
    _HIDDEN = frozenset({"script", "style"})

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self._hidden += tag in self._HIDDEN
        if tag in self._LINES:
            self.pieces.append("\n")

    def handle_endtag(self, tag: str) -> None:
        self._hidden -= tag in self._HIDDEN and self._hidden > 0
        if tag in self._LINES:
            self.pieces.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.pieces.append(data)


# -- formulas, by the rules of the page


def _page_reader() -> MarkdownIt:
    reader = MarkdownIt("js-default", {"html": True})
    reader.inline.ruler.before("escape", FORMULA, _inline_formula)
    others = ["paragraph", "blockquote", "list"]
    reader.block.ruler.before("fence", FORMULA, _block_formula, {"alt": others})
    return reader


def _inline_formula(state: StateInline, silent: bool) -> bool:
    text, at = state.src, state.pos
    if text[at] != "$":
        return False
    mark = "$$" if text.startswith("$$", at) else "$"
    start = at + len(mark)
    end = _end_of_formula(text, start, mark)
    if end <= start:
        return False
    tex = text[start:end]
    if mark == "$" and (
        tex[0].isspace() or tex[-1].isspace() or text[end + 1 : end + 2].isdecimal()
    ):
        return False  # "between 5$ and 7$" is money
    if not silent:
        token = state.push(FORMULA, "", 0)
        token.content = tex.strip()
        token.markup = mark
    state.pos = end + len(mark)
    return True


def _end_of_formula(text: str, start: int, mark: str) -> int:
    at = start
    while at < len(text):
        if text[at] == "\\":
            at += 1
        elif text.startswith(mark, at):
            return at
        at += 1
    return -1


def _block_formula(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    first = _line(state, start)
    if not first.startswith("$$") or "$$" in first[2:]:
        return False
    line = start + 1
    # Where a search up to this end found nothing, a later one need not look.
    without_end = state.env.setdefault(_WITHOUT_END, {})
    if start >= without_end.get(end, end):
        return False
    while line < end and not _line(state, line).endswith("$$"):
        line += 1
    if line >= end:
        without_end[end] = start
        return False
    if silent:
        return True
    text = state.getLines(start, line + 1, state.blkIndent, False).strip()
    token = state.push(FORMULA, "", 0)
    token.block = True
    token.markup = "$$"
    token.content = text[2:-2].strip()
    token.map = [start, line + 1]
    state.line = line + 1
    return True


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].strip()
