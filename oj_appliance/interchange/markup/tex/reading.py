"""TeX statements as Markdown: what packages write, and no more of TeX than that.

No command is ever carried out: an unknown one disappears and its argument stays as text.
"""

from __future__ import annotations

import re

from oj_appliance.interchange.markup.blocks import (
    LINE_BREAK,
    Block,
    CodeBlock,
    Heading,
    ItemList,
    Paragraph,
    Run,
    Table,
    link,
    markdown_of,
)
from oj_appliance.interchange.markup.tex import symbols as tex
from oj_appliance.interchange.markup.tex.blocks import (
    PLAIN,
    Style,
    TexBlocks,
    all_runs,
    labelled,
    line_of,
)

# Groups and environments nest no deeper in anything that people write.
DEEPEST = 40

_TOKEN = re.compile(
    r"(?P<space>\s+)"
    r"|(?P<comment>%[^\n]*(?:\n[ \t]*(?!\n))?)"
    r"|\\(?P<command>[A-Za-z@]+|.)"
    r"|(?P<mark>[{}&]|\$\$?)"
    r"|(?P<ligature>---?|``|''|`|<<|>>|~)"
    r"|(?P<text>[^\\{}$&%~\s`'<>-]+|.)",
    re.DOTALL,
)
_TITLE = re.compile(r"\\problemname\s*\{|\\begin\s*\{problem\}\s*(?:\[[^\]]*\]\s*)?\{")
_DEFINED = re.compile(r"\s{0,20}\\[A-Za-z@]+[^{\n]{0,100}")
_HTTP = re.compile(r"https?://[^\s<>]+\Z", re.IGNORECASE)


def markdown_of_tex(text: str) -> str:
    """The Markdown that shows a TeX statement.

    Sections become headings of the second level and below, as do \\InputFile and its like; examples
    inside (\\exmp) become fenced blocks input1, output1, …; pictures keep their file's name.
    """
    return markdown_of(_Parser(text.replace("\r\n", "\n").replace("\r", "\n")).read())


def title_of_tex(text: str) -> str:
    """What \\problemname or \\begin{problem} says, as plain text; "" when neither is there."""
    found = _TITLE.search(text)
    if found is None:
        return ""
    parser = _Parser(text)
    parser.at = found.end() - 1
    blocks = _Parser(parser.raw_argument() or "").read()
    runs = [run for block in blocks if isinstance(block, Paragraph) for run in block.runs]
    return " ".join("".join(run.text for run in runs).split())


class _Parser(TexBlocks):
    """One pass from left to right; `at` is how far it came."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0
        self._open: list[str] = []
        self._examples = 0
        self._command_start = 0

    def read(self) -> list[Block]:
        self._content("")
        self._end_paragraph()
        return self._blocks

    # -- a part of the text as blocks of its own

    def _part(self, ends: str) -> tuple[tuple[Block, ...], str]:
        """What stands up to one of the ends, as blocks of its own, and which end it was."""
        outer = self._blocks, self._runs, self._style
        self._blocks, self._runs = [], []
        end = self._content(ends)
        self._end_paragraph()
        blocks = tuple(self._blocks)
        self._blocks, self._runs, self._style = outer
        return blocks, end

    def _group_part(self) -> tuple[Block, ...]:
        """The group that was just opened, as blocks; none where it nests too deeply."""
        if self._depth >= DEEPEST:
            return ()  # its end will be taken for a stray one
        self._depth += 1
        blocks, _ = self._part("{")
        self._depth -= 1
        return blocks

    # -- the text

    def _content(self, ends: str) -> str:
        """Reads to the end that belongs to the opener `ends`: "{" a group, "cell" a cell of a
        table, "item" an item of a list, "env" an environment, "" the text. Gives what ended it."""
        while match := _TOKEN.match(self.text, self.at):
            self.at = match.end()
            kind, found = match.lastgroup or "", match[match.lastgroup or 0]
            if kind == "command":
                self._command_start = match.start()
                end = self._command(found, ends)
                if end:
                    return end
            elif kind == "mark":
                if found == "}" and ends == "{":
                    return found
                if found == "&" and ends == "cell":
                    return found
                self._mark(found)
            else:
                self._plain(kind, found)
        return ""

    def _mark(self, mark: str) -> None:
        if mark == "{":
            self._group()
        elif mark.startswith("$"):
            self._formula(mark)
        elif mark == "&":
            self._say(mark)

    def _group(self) -> None:
        if self._depth >= DEEPEST:
            return  # its end will be taken for a stray one
        style = self._style
        self._depth += 1
        self._content("{")
        self._depth -= 1
        self._style = style

    # -- commands

    def _command(self, name: str, ends: str) -> str:
        """Gives what it ended: the cell, the item, the environment."""
        if not name[0].isalpha() and name != "@":
            return self._sign(name, ends)
        self.skip("*")
        if name == "begin":
            self._environment()
        elif name == "end":
            return self._end_of_environment(ends)
        elif name == "item":
            if ends == "item":
                return "item"
            self._end_paragraph()
        elif name == "tabularnewline" and ends == "cell":
            return "\\\\"
        else:
            self._word(name)
        return ""

    def _sign(self, name: str, ends: str) -> str:
        if name == "\\":
            self.skip("*")
            self.option()
            if ends == "cell":
                return "\\\\"
            self._runs.append(LINE_BREAK)
        elif name in ("(", "["):
            inner = self.up_to_mark("\\)" if name == "(" else "\\]")
            if inner is not None:
                (self._inline if name == "(" else self._display)(inner)
        elif name in tex.ESCAPED:
            self._say(tex.ESCAPED[name])
        elif name in tex.ACCENTS:
            self._say(tex.accented(name, self.letter()))
        return ""

    def _word(self, name: str) -> None:
        handler = _WORDS.get(name)
        if handler is not None:
            handler(self)
        elif name in tex.SYMBOLS:
            self.skip_space()
            self._say(tex.SYMBOLS[name])
        elif name in tex.SWITCHES and not self.text.startswith("{", self.at):
            self.skip_space()
            self._style = self._style.also(tex.STYLES[name])
        elif name in tex.STYLES:
            self._argument(self._style.also(tex.STYLES[name]))
        elif name in tex.HEADINGS:
            self._heading(tex.HEADINGS[name])
        elif name in tex.NAMED_HEADINGS:
            self.skip_space()
            self._add(Heading(2, (Run(tex.NAMED_HEADINGS[name]),)))
        elif len(name) == 1 and name in tex.ACCENTS:
            self._say(tex.accented(name, self.letter()))
        else:
            self.option()
            for _ in range(tex.SILENT.get(name, 0)):
                self.option()
                self.raw_argument()
            self.skip_space()

    def _argument(self, style: Style) -> None:
        """The next argument as text of that style."""
        before = self._style
        self.skip_space()
        self._style = style
        if self.skip("{"):
            self._group()
        elif match := _TOKEN.match(self.text, self.at):
            self.at = match.end()
            if match["text"]:
                self._say(match["text"][0])
                self.at = match.start() + 1
        self._style = before

    def _heading(self, level: int) -> None:
        self.option()
        self.skip_space()
        if self.skip("{"):
            self._add(Heading(level, all_runs(self._group_part())))

    def _rest_of_line_style(self) -> None:
        self._style = PLAIN

    # -- environments

    def _environment(self) -> None:
        name = (self.raw_argument() or "").strip()
        if name in tex.VERBATIM:
            self._verbatim(name)
        elif name in tex.FORMULAS:
            self._display(self.up_to(f"\\end{{{name}}}"), tex.FORMULAS[name])
        elif self._depth < DEEPEST:
            self._inside(name)

    def _inside(self, name: str) -> None:
        self.option()
        for _ in range(tex.ENVIRONMENT_ARGUMENTS.get(name, 0)):
            self.option()
            self.raw_argument()
        self._open.append(name)
        self._depth += 1
        style = self._style
        if name in ("itemize", "enumerate", "description", "compactitem"):
            self._list(ordered=name == "enumerate")
        elif name in tex.TABLES:
            self._table()
        else:
            self._end_paragraph()
            self._content("env")
            self._end_paragraph()
        self._style = style
        self._depth -= 1
        self._open.pop()

    def _end_of_environment(self, ends: str) -> str:
        """An end that belongs to no open environment says nothing."""
        start = self._command_start
        name = (self.raw_argument() or "").strip()
        if name not in self._open:
            return ""
        if self._open[-1] != name or ends == "{":
            self.at = start  # an outer one ends here: let it see
        return "\\end"

    def _verbatim(self, name: str) -> None:
        language = self.option() if self.text.startswith("[", self.at) else ""
        code = self.up_to(f"\\end{{{name}}}")
        found = re.search(r"language=\{?(?:\[[^\]]*\])?\s*([\w+#]{1,20})", language)
        self._add(CodeBlock(code.strip("\n").rstrip(), found[1].lower() if found else ""))

    def _list(self, *, ordered: bool) -> None:
        before, end = self._part("item")
        items: list[tuple[Block, ...]] = [before] if before else []
        while end == "item":
            label = self.option()
            blocks, end = self._part("item")
            items.append(labelled(label, blocks) if label and not ordered else blocks)
        self._add(ItemList(ordered, items))

    def _table(self) -> None:
        rows: list[list[tuple[Run, ...]]] = []
        row: list[tuple[Run, ...]] = []
        end = "&"
        while end in ("&", "\\\\"):
            blocks, end = self._part("cell")
            row.append(all_runs(blocks))
            if end != "&":
                if any(row):
                    rows.append(row)
                row = []
        self._add(Table(rows))

    # -- commands of statements

    def _picture(self) -> None:
        self.option()
        name = self.plain_argument()
        if name:
            self._show(f"![]({link(name)})")

    def _illustration(self) -> None:
        """Of ICPC packages: width, file, caption."""
        self.raw_argument()
        name = self.plain_argument()
        if name:
            self._add(Paragraph((Run(f"![]({link(name)})", is_markup=True),)))
        self._argument(self._style.also("italic"))
        self._end_paragraph()

    def _web_link(self) -> None:
        target = self.plain_argument()
        self.skip_space()
        if self.skip("{"):
            text = " ".join(line_of(self._group_part()).split())
            self._show(f"[{text}]({link(target)})" if text else link(target))

    def _url(self) -> None:
        target = self.plain_argument()
        if _HTTP.match(target):
            self._show(f"<{target}>")
        else:
            self._say(target)

    def _verb(self) -> None:
        mark = self.text[self.at : self.at + 1]
        self.at += 1
        end = self.text.find(mark, self.at) if mark else -1
        if end >= 0:
            style, self._style = self._style, self._style.also("code")
            self._say(self.text[self.at : end])
            self._style = style
            self.at = end + 1

    def _example(self) -> None:
        given, wanted = self.plain_argument(), self.plain_argument()
        self._examples += 1
        self._add(CodeBlock(given, f"input{self._examples}"))
        self._add(CodeBlock(wanted, f"output{self._examples}"))

    def _footnote(self) -> None:
        self._say(" (")
        self._argument(self._style)
        self._say(")")

    def _definition(self) -> None:
        match = _DEFINED.match(self.text, self.at)
        if match:
            self.at = match.end()
            self.raw_argument()

    def _columns(self) -> None:
        """A cell over several columns: the text of the last argument."""
        count = self.raw_argument() or ""
        self.raw_argument()
        self._argument(self._style)
        if count.strip().isdecimal() and 1 < int(count) <= 100:
            self._say(" ")


_WORDS = {
    "par": _Parser._end_paragraph,
    "newline": lambda parser: parser._runs.append(LINE_BREAK),
    "includegraphics": _Parser._picture,
    "illustration": _Parser._illustration,
    "href": _Parser._web_link,
    "url": _Parser._url,
    "verb": _Parser._verb,
    "lstinline": _Parser._verb,
    "exmp": _Parser._example,
    "footnote": _Parser._footnote,
    "def": _Parser._definition,
    "multicolumn": _Parser._columns,
    "normalfont": _Parser._rest_of_line_style,
    "rm": _Parser._rest_of_line_style,
}
