"""A statement that is one document as the fields of ours, by its headings; and the way back.

Serves formats whose statement is one Markdown text or becomes one (TeX of packages). Headings and
programs are those that the page would show as such.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from markdown_it.token import Token

from oj_appliance.interchange.markup.parsing import blocks_of
from oj_appliance.interchange.markup.section_names import kind_of, written_names
from oj_appliance.problems.types.problem import Example, Statement

PARTS = ("description", "input", "output", "hint")

_HTML_HEADING = re.compile(
    r"\s*<h(?P<level>[1-6])(?:\s[^<>]{0,200})?>(?P<name>.{1,200})</h(?P=level)>\s*"
)
_TAG = re.compile(r"<[^<>]{0,200}>")
_SAMPLE = re.compile(r"(?P<kind>in|out)put(?P<number>\d{0,4})", re.IGNORECASE)
_HTML_SAMPLE = re.compile(
    r"<pre[^<>]{0,200}>\s{0,20}<code\s[^<>]{0,200}?class\s*=\s*[\"']?[^\"'<>]{0,100}?language-"
    r"(?P<kind>in|out)put(?P<number>\d{0,4})\b[^<>]{0,200}>",
    re.IGNORECASE,
)
_HTML_SAMPLE_END = re.compile(r"</code>\s{0,20}</pre>", re.IGNORECASE)
_ONLY_HTML = re.compile(r"<pre[^<>]{0,200}>(?P<text>.*?)</pre>", re.DOTALL | re.IGNORECASE)


@dataclass(slots=True)
class Sections:
    """`inputs` and `outputs` are the texts of examples by number."""

    title: str = ""
    parts: dict[str, str] = field(default_factory=dict)
    source: str = ""
    inputs: dict[int, str] = field(default_factory=dict)
    outputs: dict[int, str] = field(default_factory=dict)

    @property
    def examples(self) -> tuple[Example, ...]:
        numbers = sorted({*self.inputs, *self.outputs})
        return tuple(
            Example(self.inputs.get(number, ""), self.outputs.get(number, "")) for number in numbers
        )

    @property
    def are_examples_uneven(self) -> bool:
        return self.inputs.keys() != self.outputs.keys()

    def statement(self, title: str) -> Statement:
        return Statement(title, **{part: self.parts.get(part, "") for part in PARTS})


def sections_of(document: str) -> Sections:
    """What the document's headings say; without a known one everything is description.

    A first line `# …` is the title. A heading that is not known stays in the text; behind the
    examples it belongs to the hint.
    """
    found = Sections()
    document = _without_html_samples(_with_line_feeds(document), found)
    texts: dict[str, list[str]] = {}
    kind = "description"
    told: dict[str, list[str]] = {"sample input": [], "sample output": []}
    for place, (heading, lines) in enumerate(_pieces(document, found)):
        known = kind_of(heading)
        if known in told:
            told[known].append(_shown_in("\n".join(lines)))
            kind = "hint"  # what follows the examples without a known heading explains them
            continue
        if known:
            kind = "hint" if known == "samples" else known
        elif heading.startswith("# ") and place == 0:
            found.title = heading[2:].strip()
        elif heading:
            lines.insert(0, heading)
        texts.setdefault(kind, []).append("\n".join(lines))
    joined = {name: "\n\n".join(filter(None, map(_trimmed, each))) for name, each in texts.items()}
    found.source = joined.pop("source", "")
    found.parts = joined
    if not found.inputs and not found.outputs:
        pairs = zip_longest(told["sample input"], told["sample output"], fillvalue="")
        for number, (given, wanted) in enumerate(pairs, 1):
            found.inputs[number], found.outputs[number] = given, wanted
    return found


def document_of(
    statement: Statement, language: str, examples: Sequence[Example] = (), source: str = ""
) -> str:
    """The statement under headings of its language, without its title."""
    names = written_names(language)
    samples = "\n\n".join(
        f"{_fenced(each.input, f'input{number}')}\n\n{_fenced(each.output, f'output{number}')}"
        for number, each in enumerate(examples, 1)
    )
    texts = (
        *(statement.description, statement.input, statement.output),
        *(samples, statement.hint, source),
    )
    return "".join(
        f"## {name}\n\n{text}\n\n" for name, text in zip(names, texts, strict=True) if text.strip()
    )


# -- the document in pieces


def _pieces(document: str, found: Sections) -> list[tuple[str, list[str]]]:
    """Headings with the lines below them; fenced examples go to `found`. What stands above the
    first heading has none."""
    lines = document.split("\n")
    pieces: list[tuple[str, list[str]]] = [("", [])]
    at = 0
    for start, end, heading in _marks(document, lines, found):
        pieces[-1][1].extend(lines[at:start])
        at = end
        if heading:
            pieces.append((heading, []))
    pieces[-1][1].extend(lines[at:])
    if len(pieces) > 1 and not any(line.strip() for line in pieces[0][1]):
        del pieces[0]
    return pieces


def _marks(document: str, lines: list[str], found: Sections) -> Iterator[tuple[int, int, str]]:
    """Lines that are no text, from the first to before the last, in their order: a heading with
    what it says, or an example, which is kept, with ""."""
    tokens = blocks_of(document)
    for number, token in enumerate(tokens):
        if token.map is None:
            continue
        start, end = token.map
        sample = _SAMPLE.fullmatch(token.info.strip()) if token.type == "fence" else None
        if sample:
            _keep_sample(found, sample, token.content.removesuffix("\n"))
            yield start, end, ""
        elif token.type == "heading_open" and token.level == 0:
            if heading := _heading(token, tokens[number + 1].content):
                yield start, end, heading
        elif token.type == "html_block":
            for place in range(start, end):
                if heading := _html_heading(lines[place]):
                    yield place, place + 1, heading


def _heading(token: Token, name: str) -> str:
    """As a line of its own kind; "" for an empty one. One that is underlined counts where it is
    known: others may be a paragraph above a line across the page."""
    if not name or (token.markup in ("-", "=") and kind_of(name) is None):
        return ""
    return f"{'#' * int(token.tag[1:])} {name}"


def _html_heading(line: str) -> str:
    match = _HTML_HEADING.fullmatch(line)
    if match is None:
        return ""
    return f"{'#' * int(match['level'])} {_TAG.sub('', match['name']).strip()}"


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


# -- examples


def _keep_sample(found: Sections, match: re.Match[str], text: str) -> None:
    texts = found.inputs if match["kind"].lower() == "in" else found.outputs
    texts.setdefault(int(match["number"] or 1), text)


def _without_html_samples(document: str, found: Sections) -> str:
    pieces: list[str] = []
    at = 0
    while start := _HTML_SAMPLE.search(document, at):
        end = _HTML_SAMPLE_END.search(document, start.end())
        if end is None:
            break
        text = html.unescape(_TAG.sub("", document[start.end() : end.start()]))
        _keep_sample(found, start, text.strip("\n"))
        pieces.append(document[at : start.start()])
        at = end.end()
    return "".join((*pieces, document[at:]))


def _shown_in(text: str) -> str:
    """What an example's section shows: the program text in it, or all of it."""
    blocks = blocks_of(text)
    if len(blocks) == 1 and blocks[0].type == "fence":
        return blocks[0].content.removesuffix("\n")
    shown = _ONLY_HTML.fullmatch(text.strip())
    if shown:
        return html.unescape(_TAG.sub("", shown["text"])).strip("\n")
    return text.strip("\n")


def _fenced(text: str, info: str) -> str:
    longest = max((len(ticks) for ticks in re.findall(r"`{3,}", text)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}{info}\n{text.rstrip(chr(10))}\n{fence}"


def _trimmed(text: str) -> str:
    return text.strip("\n").rstrip()
