"""What is read of a TeX text as it becomes runs of one style, paragraphs and other blocks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oj_appliance.interchange.markup.blocks import (
    Block,
    Formula,
    Heading,
    Paragraph,
    Run,
    markdown_of,
)
from oj_appliance.interchange.markup.tex.scanner import TexScanner

_LIGATURES = {"---": "—", "--": "–", "``": "“", "''": "”", "`": "‘", "<<": "«", ">>": "»"}


@dataclass(frozen=True, slots=True)
class Style:
    bold: bool = False
    italic: bool = False
    code: bool = False

    def also(self, what: str) -> Style:
        return replace(self, **{what: True})


PLAIN = Style()


class TexBlocks(TexScanner):
    """The blocks so far, and the runs of the paragraph that is open."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._blocks: list[Block] = []
        self._runs: list[Run] = []
        self._style = PLAIN

    def _say(self, text: str) -> None:
        style = self._style
        if text:
            self._runs.append(Run(text, style.bold, style.italic, style.code))

    def _plain(self, kind: str, found: str) -> None:
        if kind == "space":
            if found.count("\n") > 1:
                self._end_paragraph()
            else:
                self._say("\n" if "\n" in found else " ")
        elif kind == "text" or (kind == "ligature" and self._style.code and found != "~"):
            self._say(found)
        elif kind == "ligature":
            self._say(_LIGATURES.get(found, "-" if found == "-" else " "))

    def _show(self, markup: str) -> None:
        """Finished Markdown, within the line."""
        self._runs.append(Run(markup, self._style.bold, self._style.italic, is_markup=True))

    def _end_paragraph(self) -> None:
        if any(run.text.strip() for run in self._runs):
            self._blocks.append(Paragraph(tuple(self._runs)))
        self._runs = []

    def _add(self, block: Block) -> None:
        self._end_paragraph()
        self._blocks.append(block)

    def _formula(self, mark: str) -> None:
        inner = self.up_to_mark(mark)
        if inner is None:
            self._say(mark)
        elif mark == "$$":
            self._display(inner)
        else:
            self._inline(inner)

    def _inline(self, inner: str) -> None:
        formula = " ".join(inner.split())
        if formula:
            self._show(f"${formula}$")

    def _display(self, inner: str, environment: str = "") -> None:
        lines = [line.strip() for line in inner.split("\n")]
        formula = "\n".join(line for line in lines if line)
        if environment:
            formula = f"\\begin{{{environment}}}\n{formula}\n\\end{{{environment}}}"
        if formula:
            self._add(Formula(formula))


def labelled(label: str, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """An item that begins with its label instead of a dot."""
    mark = (Run(label, bold=True), Run(" "))
    match blocks:
        case (Paragraph(runs), *rest):
            return (Paragraph((*mark, *runs)), *rest)
    return (Paragraph(mark), *blocks)


def all_runs(blocks: tuple[Block, ...]) -> tuple[Run, ...]:
    """The paragraphs in one line."""
    runs: list[Run] = []
    for block in blocks:
        if isinstance(block, Paragraph | Heading):
            runs += [Run(" "), *block.runs] if runs else block.runs
        elif isinstance(block, Formula):
            runs.append(Run(f"${' '.join(block.tex.split())}$", is_markup=True))
    return tuple(runs)


def line_of(blocks: tuple[Block, ...]) -> str:
    return markdown_of((Paragraph(all_runs(blocks)),))
