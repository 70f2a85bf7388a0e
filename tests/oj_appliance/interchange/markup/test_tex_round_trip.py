"""Statements between Markdown and TeX: what they look like stays, whatever they hold."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.interchange.markup.blocks import (
    LINE_BREAK,
    Block,
    CodeBlock,
    Formula,
    Heading,
    ItemList,
    Paragraph,
    Run,
    Table,
    markdown_of,
)
from oj_appliance.interchange.markup.parsing import visible_text
from oj_appliance.interchange.markup.tex.reading import markdown_of_tex, title_of_tex
from oj_appliance.interchange.markup.tex.writing import seen_after_tex, tex_of_markdown

# -- any text, in the Markdown that we write

_SIGNS = "\\`*_{}[]()<>#+-=.!|~^$%&'\":;/?, 1a中，。é\n"
_TEXTS = st.one_of(
    st.text(st.sampled_from(_SIGNS), max_size=12),
    st.sampled_from(
        ["1. a", "- b", "# c", "a_b", "<b>x</b>", "&amp;", "[a](b)", "--", "```", "$x$"]
    ),
)
_WORDS = st.text(st.sampled_from("ab1_中"), min_size=1, max_size=4)
_FORMULAS = st.sampled_from(["x", "a_1 \\le 10^9", "\\{a\\}", "|x|", "5\\$", "\\frac{1}{2}"])
_RUNS = st.one_of(
    st.builds(Run, _TEXTS, st.booleans(), st.booleans()),
    st.builds(Run, _TEXTS.filter(lambda text: "\n" not in text), code=st.just(True)),
    st.builds(lambda tex: Run(f"${tex}$", is_markup=True), _FORMULAS),
    st.just(LINE_BREAK),
)
_LINES = st.lists(_RUNS, max_size=5).map(tuple)
_SIMPLE = st.one_of(
    st.builds(Paragraph, _LINES),
    st.builds(Heading, st.integers(2, 4), _LINES),
    st.builds(CodeBlock, _TEXTS.filter(lambda text: text == text.strip())),
    st.builds(Formula, _FORMULAS),
    st.builds(Table, st.lists(st.lists(_LINES, min_size=2, max_size=2), min_size=1, max_size=3)),
)
_BLOCKS: st.SearchStrategy[Block] = st.recursive(
    _SIMPLE,
    lambda inner: st.builds(
        ItemList,
        st.booleans(),
        st.lists(st.lists(inner, min_size=1, max_size=2).map(tuple), min_size=1, max_size=3),
    ),
    max_leaves=4,
)


def words(blocks: list[Block]) -> str:
    """What the blocks say, white space gone."""
    pieces: list[str] = []
    for block in blocks:
        if isinstance(block, Paragraph | Heading):
            pieces += map(_said, block.runs)
        elif isinstance(block, CodeBlock):
            pieces.append(block.text)
        elif isinstance(block, Formula):
            pieces.append(block.tex)
        elif isinstance(block, ItemList):
            pieces += (words(list(item)) for item in block.items)
        else:
            pieces += (_said(run) for row in block.rows for cell in row for run in cell)
    return "".join("".join(pieces).split())


def _said(run: Run) -> str:
    if run == LINE_BREAK:
        return ""
    return run.text[1:-1] if run.is_markup else run.text


@given(st.lists(_BLOCKS, max_size=4))
@settings(max_examples=150, deadline=None)
def test_no_text_is_taken_for_markup(blocks: list[Block]) -> None:
    shown = visible_text(markdown_of(blocks))
    assert "".join(shown.split()) == words(blocks)


@pytest.mark.parametrize(
    "runs",
    [
        (Run("\\", code=True), Run(""), Run(""), Run("1", code=True)),
        (Run("\\", code=True), Run("", bold=True), Run("`", code=True)),
        (Run("$a\\\\$", is_markup=True), Run("5")),
        (Run("a\\!"), Run("[b](c)", is_markup=True)),
        (Run("a$"), Run("$x$", is_markup=True)),
    ],
)
def test_a_run_is_not_changed_by_the_one_beside_it(runs: tuple[Run, ...]) -> None:
    pieces = (
        run.text.removesuffix("](c)").strip("$[") if run.is_markup else run.text for run in runs
    )
    assert visible_text(markdown_of([Paragraph(runs)])) == "".join(pieces)


@given(st.lists(_BLOCKS, max_size=4))
@settings(max_examples=150, deadline=None)
def test_the_visible_text_comes_back_from_tex(blocks: list[Block]) -> None:
    text = markdown_of(blocks)
    assert seen_after_tex(text) == visible_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "**粗体：**后面 `a_b -- {x}` 和 ``x ` y``，\\*不是强调\\*",
        "[page](http://example.org/a_b%20c) <https://example.org/#x> ![pic](a_b.png)",
        "1. one [x]\n2. two\n   - nested\n     more\n\n> quoted\n\nline\\\n[next] line",
        "| a | b \\| c |\n|---|:-:|\n| [1] | $x$ |\n| `c` | |",
        "```cpp\n[int] main() { return 0; } % \\end{verbatim}\n```",
        "$$\na_1 \\le 5\\$\n$$\n\n$x$&#53; # ^ ~ \\ -- ''q'' `` <<x>>",
        "<p>text of <i>an old editor &amp; more</i> a_b<br>z</p>\n<ul><li>one<li>two</ul>",
        "an <b>unclosed tag\n\nand ~~struck~~ <!-- hidden --> text</b>",
    ],
)
def test_what_people_write_looks_the_same_after_tex(text: str) -> None:
    assert seen_after_tex(text) == visible_text(text)


@given(st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_nothing_breaks_the_writer_or_the_reader(text: str) -> None:
    markdown_of_tex(tex_of_markdown(text))
    markdown_of_tex(text)


def test_styles_lists_and_formulas_come_back_as_markdown() -> None:
    text = "## Input\n\n- **bold** and *slanted*\n- `code`\n\n1. $x_1$\n\n$$\\frac{1}{2}$$"
    assert markdown_of_tex(tex_of_markdown(text)) == text


# -- TeX as packages have it


@pytest.mark.parametrize(
    ("tex", "markdown"),
    [
        ("``a'' `b' --- c -- d~e", "“a” ‘b' — c – d e"),
        (r"5\% \& \# \_ \{x\} \~{} \textbackslash{} <<a>>", "5% & # \\_ {x} \\~ \\\\ «a»"),
        (r"B\"ol \'{e} \aa{} \o re \v{s} \c c", "Böl é å øre š ç"),
        ("a % comment\n  b\n\n% alone\nc", "a b\n\nc"),
        (
            r"\textbf{b} \emph{e} \texttt{a\_b} {\bf x} {\it y} \t{z}",
            "**b** *e* `a_b` **x** *y* `z`",
        ),
        (r"\unknown[option]{kept} \textcolor{red}{R} \vspace{2cm}end", "kept R end"),
        (
            r"\href{https://e.org/a\_b}{\textbf{x}} \url{https://e.org/%20}",
            "[**x**](https://e.org/a_b) <https://e.org/%20>",
        ),
        (r"$ a_i \le b $ and \(c\) cost \$5", "$a_i \\le b$ and $c$ cost \\$5"),
        ("\\[ x\n\n y", "x\n\ny"),
        (
            r"\begin{align*} a &= b \\ c &= d \end{align*}",
            "$$\n\\begin{aligned}\na &= b \\\\ c &= d\n\\end{aligned}\n$$",
        ),
        (r"\includegraphics[width=5cm]{a b.png}", "![](<a b.png>)"),
        (r"\section*{Input} x \subsection{Two}", "## Input\n\nx\n\n### Two"),
        ("\\InputFile\nn\n\\OutputFile\nm", "## Input\n\nn\n\n## Output\n\nm"),
        ("\\begin{verbatim}\n a { $ %\n\\end{verbatim}", "```\n a { $ %\n```"),
        (r"\begin{lstlisting}[language=C++] x; \end{lstlisting}", "```c++\n x;\n```"),
        (r"\verb|a%b_| x", "`a%b_` x"),
        (
            r"\begin{itemize}\item a \begin{enumerate}\item b\end{enumerate}\end{itemize}",
            "- a\n\n  1. b",
        ),
        (
            r"\begin{tabular}{|c|l|}\hline a & b\\ \hline \multicolumn{2}{c}{$|x|$}\\\end{tabular}",
            "| a | b |\n| --- | --- |\n| $\\|x\\|$ |  |",
        ),
        (r"\bf{x} y {\tt{z}}", "**x** y `z`"),
        (r"a\\b\footnote{c}", "a\\\nb (c)"),
        (r"\begin{center}x\end{itemize} y\end{center}", "x y"),
    ],
)
def test_tex_is_read_as_markdown(tex: str, markdown: str) -> None:
    assert markdown_of_tex(tex) == markdown


def test_a_polygon_statement_is_read_with_its_examples() -> None:
    tex = (
        "\\begin{problem}{Sum of \\textbf{two}}{standard input}{sum.out}{1 second}{256 megabytes}\n"
        "Add.\n\n\\InputFile\n$a$ and $b$.\n\n\\Example\n\\begin{example}\n"
        "\\exmp{1 2\n}{3\n}%\n\\end{example}\n\\end{problem}\n"
    )
    assert title_of_tex(tex) == "Sum of two"
    assert markdown_of_tex(tex) == (
        "Add.\n\n## Input\n\n$a$ and $b$.\n\n## Samples\n\n"
        "```input1\n1 2\n```\n\n```output1\n3\n```"
    )


@pytest.mark.parametrize(
    "piece",
    [
        "{",
        "\\(",
        "\\url{",
        "$",
        "\\begin{itemize}\\item ",
        "\\begin{a}",
        "\\textbf{",
        "&\\\\",
        "\\[",
        "\\section{",
    ],
)
def test_a_hostile_text_is_read_to_its_end(piece: str) -> None:
    """What searched the same text again and again would take hours here."""
    text = piece * (200_000 // len(piece))
    assert "THE END" in markdown_of_tex(text + "\n\nTHE END")[-20:]


def test_links_may_nest_as_deeply_as_they_like() -> None:
    assert "THE END" in markdown_of_tex("\\href{a}{" * 20_000 + "\n\nTHE END")
