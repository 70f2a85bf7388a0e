"""Markdown statements as TeX, for the formats whose statements are TeX.

What comes back through `markdown_of_tex` looks the same but for styles that TeX statements lack;
of HTML the text, lists and pictures are kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

from markdown_it.token import Token

from oj_appliance.interchange.markup.parsing import FORMULA, parsed, visible_text
from oj_appliance.interchange.markup.tex.reading import markdown_of_tex

_SPECIAL = re.compile(r"[\\{}$%&#_~^`\[]|--|''|<<|>>")
_ESCAPES = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "`": r"\textasciigrave{}",
    "[": "{[}",  # else an option of the command before it
}
_DOUBLED = frozenset("-'<>")  # two side by side are another sign in TeX
_SECTIONS = {"h1": "section", "h2": "section", "h3": "subsection", "h4": "subsubsection"}
_ENDS = {"verbatim": r"\end{verbatim}", "lstlisting": r"\end{lstlisting}"}
_IN_TARGET = re.compile(r"[%#&_$]")


def tex_of_markdown(text: str) -> str:
    """The TeX of a statement's text; pictures are named by their links as they stand."""
    writer = _Writer()
    writer.write(parsed(text))
    return writer.text()


def seen_after_tex(text: str) -> str:
    """What a reader sees of the text when it has become TeX and Markdown again."""
    return visible_text(markdown_of_tex(tex_of_markdown(text)))


def escaped(text: str) -> str:
    """Plain text for TeX."""

    def escape(match: re.Match[str]) -> str:
        found = match[0]
        if found[0] in _DOUBLED:
            return f"{found[0]}{{}}{found[1]}"
        return _ESCAPES.get(found, f"\\{found}")

    shown = _SPECIAL.sub(escape, text)
    # Of three in a row the pattern has split the first two.
    return re.sub(r"([-'<>])(?=\1)", r"\1{}", shown)


class _Writer:
    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._open: list[tuple[str, str]] = []  # tags of HTML and what closes them
        self._row: list[str] = []

    def text(self) -> str:
        self._close_all()
        lines = (line.rstrip() for line in "".join(self._pieces).split("\n"))
        return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")

    def write(self, tokens: list[Token]) -> None:
        for token in tokens:
            handler = _TOKENS.get(token.type)
            if handler is not None:
                handler(self, token)
            elif token.type in _PLAIN_TOKENS:
                self._plain_token(token)

    def _plain_token(self, token: Token) -> None:
        """What a tight list hides, and what stands first in an item, takes no line of its own."""
        if token.type == "paragraph_open" and self._pieces[-1:] == [_ITEM]:
            self.markup(" ")
        elif token.hidden:
            self.markup("\n")
        else:
            self.markup(_PLAIN_TOKENS[token.type])

    # -- pieces

    def markup(self, text: str) -> None:
        self._pieces.append(text)

    def say(self, text: str) -> None:
        if not text:
            return
        last = self._pieces[-1][-1:] if self._pieces else ""
        if last in _DOUBLED and text.startswith(last):
            self._pieces.append("{}")
        self._pieces.append(escaped(text))

    # -- tokens

    def inline(self, token: Token) -> None:
        depth = len(self._open)
        self.write(token.children or [])
        self._close_styles(depth)

    def heading(self, token: Token) -> None:
        self.markup(f"\n\n\\{_SECTIONS.get(token.tag, 'paragraph')}*{{")

    def plain(self, token: Token) -> None:
        self.say(token.content)

    def code_span(self, token: Token) -> None:
        self.markup("\\texttt{")
        self.say(token.content)
        self.markup("}")

    def code_block(self, token: Token) -> None:
        self.verbatim(token.content)

    def verbatim(self, code: str) -> None:
        name = next((name for name, end in _ENDS.items() if end not in code), "")
        if name:
            self.markup(f"\n\n\\begin{{{name}}}\n{code.rstrip()}\n\\end{{{name}}}\n\n")
            return
        for line in code.splitlines():
            self.markup("\\texttt{")
            self.say(line)
            self.markup("}\\\\{}\n")

    def formula(self, token: Token) -> None:
        mark = token.markup
        if token.block and "\n" in token.content:
            self.markup(f"\n$$\n{token.content}\n$$\n")
        else:
            self.markup(f"{mark}{token.content}{mark}")

    def picture(self, token: Token) -> None:
        self.show_picture(str(token.attrs.get("src", "")))

    def show_picture(self, source: str) -> None:
        if source:
            self.markup(f"\\includegraphics{{{_target(source)}}}")

    def link(self, token: Token) -> None:
        self.markup(f"\\href{{{_target(str(token.attrs.get('href', '')))}}}{{")

    # -- tables

    def columns(self, token: Token) -> None:
        self._row.append("c" if "center" in str(token.attrs.get("style", "")) else "l")
        self.cell(token)

    def table(self, _: Token) -> None:
        self._row = []
        self.markup("\n\n\\begin{center}\\begin{tabular}{")
        self._spec = len(self._pieces)
        self.markup("")  # how many columns there are shows at the end
        self.markup("}\n\\hline\n")

    def table_end(self, _: Token) -> None:
        self._pieces[self._spec] = "|" + "|".join(self._row) + "|" if self._row else "l"
        self.markup("\\end{tabular}\\end{center}\n\n")

    def row(self, _: Token) -> None:
        self._is_first = True

    def cell(self, _: Token) -> None:
        if not self._is_first:
            self.markup(" & ")
        self._is_first = False

    # -- HTML

    def html(self, token: Token) -> None:
        reader = _HtmlReader(self)
        reader.feed(token.content)
        reader.close()
        if token.type == "html_block":
            self._close_styles(0)
            self.markup("\n\n")

    def open_tag(self, tag: str, start: str, end: str) -> None:
        self.markup(start)
        self._open.append((tag, end))

    def close_tag(self, tag: str) -> None:
        if any(name == tag for name, _ in self._open):
            while True:
                name, end = self._open.pop()
                self.markup(end)
                if name == tag:
                    return

    def _close_styles(self, depth: int) -> None:
        """No style outlives its block."""
        while len(self._open) > depth and self._open[-1][1] == "}":
            self.markup(self._open.pop()[1])

    def _close_all(self) -> None:
        while self._open:
            self.markup(self._open.pop()[1])


def _target(link: str) -> str:
    """A link inside a command's brackets."""
    link = link.replace("\\", "%5C").replace("{", "%7B").replace("}", "%7D")
    return _IN_TARGET.sub(r"\\\g<0>", link.strip())


class _HtmlReader(HTMLParser):
    """Tells the writer what the tags of HTML mean for the text between them."""

    _STYLES = {
        "b": r"\textbf{",
        "strong": r"\textbf{",
        "i": r"\emph{",
        "em": r"\emph{",
        "code": r"\texttt{",
    }
    _LISTS = {"ul": "itemize", "ol": "enumerate"}
    _BREAKS = frozenset({"p", "div", "pre", "table", "tr", "blockquote", "center", "hr"})
    _HIDDEN = frozenset({"script", "style"})

    def __init__(self, writer: _Writer) -> None:
        super().__init__()
        self._writer = writer
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        writer = self._writer
        self._hidden += tag in self._HIDDEN
        if tag in self._STYLES:
            writer.open_tag(tag, self._STYLES[tag], "}")
        elif tag in self._LISTS:
            name = self._LISTS[tag]
            writer.open_tag(tag, f"\n\n\\begin{{{name}}}\n", f"\n\\end{{{name}}}\n\n")
        elif re.fullmatch(r"h[1-6]", tag):
            writer.open_tag(tag, f"\n\n\\{_SECTIONS.get(tag, 'paragraph')}*{{", "}\n\n")
        elif tag == "li":
            writer.markup("\n\\item ")
        elif tag == "br":
            writer.markup("\\\\{}\n")
        elif tag in ("td", "th"):
            writer.markup(" ")
        elif tag == "img":
            writer.show_picture(dict(attrs).get("src") or "")
        elif tag in self._BREAKS:
            writer.markup("\n\n")

    def handle_endtag(self, tag: str) -> None:
        self._hidden -= tag in self._HIDDEN and self._hidden > 0
        self._writer.close_tag(tag)
        if tag in self._BREAKS:
            self._writer.markup("\n\n")

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self._writer.say(re.sub(r"\n\s*\n", "\n", data))


_ITEM = "\n\\item"
_PLAIN_TOKENS = {
    "paragraph_open": "\n\n",
    "paragraph_close": "\n\n",
    "heading_close": "}\n\n",
    "bullet_list_open": "\n\n\\begin{itemize}\n",
    "bullet_list_close": "\n\\end{itemize}\n\n",
    "ordered_list_open": "\n\n\\begin{enumerate}\n",
    "ordered_list_close": "\n\\end{enumerate}\n\n",
    "list_item_open": _ITEM,
    "blockquote_open": "\n\n\\begin{quote}\n",
    "blockquote_close": "\n\\end{quote}\n\n",
    "softbreak": "\n",
    "hardbreak": "\\\\{}\n",
    "strong_open": "\\textbf{",
    "strong_close": "}",
    "em_open": "\\emph{",
    "em_close": "}",
    "s_open": "\\sout{",
    "s_close": "}",
    "link_close": "}",
    "tr_close": " \\\\ \\hline\n",
}
_TOKENS: dict[str, Callable[[_Writer, Token], None]] = {
    "inline": _Writer.inline,
    "heading_open": _Writer.heading,
    "text": _Writer.plain,
    "code_inline": _Writer.code_span,
    "fence": _Writer.code_block,
    "code_block": _Writer.code_block,
    FORMULA: _Writer.formula,
    "image": _Writer.picture,
    "link_open": _Writer.link,
    "table_open": _Writer.table,
    "table_close": _Writer.table_end,
    "tr_open": _Writer.row,
    "th_open": _Writer.columns,
    "td_open": _Writer.cell,
    "html_inline": _Writer.html,
    "html_block": _Writer.html,
}
