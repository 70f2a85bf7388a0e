"""A statement that is one document as the fields of ours, by its headings; and the way back.

Serves formats whose statement is one Markdown text or becomes one (TeX of packages).
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from oj_appliance.problems.types.problem import Example, Statement

PARTS = ("description", "input", "output", "hint")

# Names of sections, lower case; numbers and marks at their end do not count.
_NAMES: dict[str, tuple[str, ...]] = {
    "description": (
        *("description", "problem", "problem description", "problem statement", "statement"),
        *("the problem", "legend", "题目描述", "问题描述", "题目", "题面", "描述", "题意"),
        *("題目描述", "問題描述", "問題", "問題文", "문제", "описание", "условие", "beskrivning"),
    ),
    "input": (
        *("input", "input format", "input description", "input specification", "the input"),
        *(
            "输入",
            "输入格式",
            "输入描述",
            "输入说明",
            "輸入",
            "輸入格式",
            "輸入說明",
            "入力",
            "입력",
        ),
        *("входные данные", "формат входных данных", "indata", "eingabe", "entrée", "entrada"),
    ),
    "output": (
        *("output", "output format", "output description", "output specification", "the output"),
        *(
            "输出",
            "输出格式",
            "输出描述",
            "输出说明",
            "輸出",
            "輸出格式",
            "輸出說明",
            "出力",
            "출력",
        ),
        *("выходные данные", "формат выходных данных", "utdata", "ausgabe", "sortie", "saída"),
    ),
    "hint": (
        *("hint", "hints", "note", "notes", "tip", "tips", "提示", "说明", "说明/提示", "备注"),
        *("提示说明", "說明", "備註", "ヒント", "힌트", "примечание", "примечания"),
    ),
    "source": ("source", "来源", "题目来源", "出处", "來源", "출처", "источник"),
    "samples": (
        *("sample", "samples", "example", "examples", "sample case", "sample cases", "样例"),
        *(
            "输入输出样例",
            "样例数据",
            "示例",
            "範例",
            "サンプル",
            "예제",
            "примеры",
            "пример",
            "sample test",
        ),
    ),
    "sample input": (
        *("sample input", "example input", "input sample", "样例输入", "输入样例", "输入示例"),
        *("示例输入", "範例輸入", "入力例", "예제 입력", "пример входных данных"),
    ),
    "sample output": (
        *("sample output", "example output", "output sample", "样例输出", "输出样例", "输出示例"),
        *("示例输出", "範例輸出", "出力例", "예제 출력", "пример выходных данных"),
    ),
}
_KINDS = {name: kind for kind, names in _NAMES.items() for name in names}

_WRITTEN = {
    "zh": ("题目描述", "输入格式", "输出格式", "样例", "提示", "来源"),
    "en": ("Description", "Input", "Output", "Samples", "Hint", "Source"),
}

_HEADING = re.compile(r" {0,3}#{1,6}[ \t]+(?P<name>[^\n]{1,300})")
_HTML_HEADING = re.compile(
    r"\s*<h(?P<level>[1-6])(?:\s[^<>]{0,200})?>(?P<name>.{1,200})</h(?P=level)>\s*"
)
_TAG = re.compile(r"<[^<>]{0,200}>")
_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)")
_SAMPLE = re.compile(r"(?P<kind>in|out)put(?P<number>\d{0,4})", re.IGNORECASE)
_HTML_SAMPLE = re.compile(
    r"<pre[^<>]{0,200}>\s{0,20}<code\s[^<>]{0,200}?class\s*=\s*[\"']?[^\"'<>]{0,100}?language-"
    r"(?P<kind>in|out)put(?P<number>\d{0,4})\b[^<>]{0,200}>",
    re.IGNORECASE,
)
_HTML_SAMPLE_END = re.compile(r"</code>\s{0,20}</pre>", re.IGNORECASE)
_ONLY_FENCE = re.compile(r"(?P<fence>`{3,}|~{3,})[^\n]*\n(?P<text>.*?)\n?(?P=fence)\s*", re.DOTALL)
_ONLY_HTML = re.compile(r"<pre[^<>]{0,200}>(?P<text>.*?)</pre>", re.DOTALL | re.IGNORECASE)
_END_OF_NAME = re.compile(r"[\s:：#*_.。0-9（）()\[\]【】]+$")
_START_OF_NAME = re.compile(r"^[\s*_#【\[]+")


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
    document = _without_html_samples(document, found)
    texts: dict[str, list[str]] = {}
    kind = "description"
    told: dict[str, list[str]] = {"sample input": [], "sample output": []}
    for place, (heading, lines) in enumerate(_Pieces(found).read(document)):
        known = _kind(heading)
        if known in told:
            told[known].append(_inner("\n".join(lines)))
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
    """The statement under headings of its language (zh-…, else English), without its title."""
    names = _WRITTEN["zh" if language.lower().startswith("zh") else "en"]
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


class _Pieces:
    """Headings with the lines below them; fenced examples go to `found`."""

    def __init__(self, found: Sections) -> None:
        self._found = found
        self.pieces: list[tuple[str, list[str]]] = [("", [])]
        self._fence = ""
        self._sample: re.Match[str] | None = None
        self._lines: list[str] = []

    def read(self, document: str) -> list[tuple[str, list[str]]]:
        for line in document.split("\n"):
            self._read_line(line)
        if self._sample:
            self._end_sample(self._sample)
        if len(self.pieces) > 1 and not any(line.strip() for line in self.pieces[0][1]):
            del self.pieces[0]
        return self.pieces

    def _read_line(self, line: str) -> None:
        if self._fence:
            self._read_fenced(line)
            return
        opening = _FENCE.match(line)
        if opening:
            self._fence = opening["fence"]
            self._sample = _SAMPLE.fullmatch(opening["info"].strip())
            self._lines = []
            if self._sample:
                return
        name = "" if opening else _heading_in(line)
        if name:
            self.pieces.append((name, []))
        else:
            self.pieces[-1][1].append(line)

    def _read_fenced(self, line: str) -> None:
        is_end = _closes(line, self._fence)
        if is_end:
            self._fence = ""
        if self._sample is None:
            self.pieces[-1][1].append(line)
        elif is_end:
            self._end_sample(self._sample)
        else:
            self._lines.append(line)

    def _end_sample(self, match: re.Match[str]) -> None:
        _keep_sample(self._found, match, "\n".join(self._lines))
        self._sample = None


def _heading_in(line: str) -> str:
    """The heading that the line is, as Markdown; "" for any other line."""
    if _HEADING.fullmatch(line):
        return line.strip()
    match = _HTML_HEADING.fullmatch(line)
    if match:
        return f"{'#' * int(match['level'])} {_TAG.sub('', match['name']).strip()}"
    return ""


def _kind(heading: str) -> str | None:
    name = html.unescape(heading.lstrip("# \t")).casefold()
    name = _START_OF_NAME.sub("", _END_OF_NAME.sub("", name))
    return _KINDS.get(name)


def _closes(line: str, fence: str) -> bool:
    mark = line.strip()
    return len(mark) >= len(fence) and set(mark) == {fence[0]} and not line.startswith("    ")


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


def _inner(text: str) -> str:
    """What an example's section shows: the program text in it, or all of it."""
    match = _ONLY_FENCE.fullmatch(text.strip("\n"))
    if match:
        return match["text"]
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
