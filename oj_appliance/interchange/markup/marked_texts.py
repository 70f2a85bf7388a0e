"""Texts as editors of rich text leave them: HTML, or markdown in marks of its own, with BBCode."""

from __future__ import annotations

import html
import re

# Both marks of one text that is markdown as a whole.
_MARKDOWN = (
    re.compile(r"\A\s*\[md\](.*)\[/md\]\s*\Z", re.DOTALL | re.IGNORECASE),
    re.compile(
        r"\A\s*<(span|div)\s+class\s*=\s*[\"']?md[\"']?\s*>(?P<text>.*)</\1>\s*\Z",
        re.DOTALL | re.IGNORECASE,
    ),
)
_EMPTY_LINES = re.compile(r"\A(?:[ \t]*\n)+")
_CODE_START = re.compile(r"\[code(?:\s*(?:lang)?\s*=\s*[\"']?([\w+#-]{1,20})[\"']?)?\s*\]", re.I)
_CODE_END = re.compile(r"\[/code\]", re.IGNORECASE)
# What an editor for rich text puts inside a program.
_LINE_BREAK = re.compile(r"<br\s*/?>\n?|</p>|</div>", re.IGNORECASE)
_EDITOR_TAG = re.compile(
    r"</?(?:p|div|span|font|strong|b|i|em|pre)(?:\s[^<>]{0,500})?>", re.IGNORECASE
)


def plain_title(text: str) -> str:
    """One line; entities are resolved twice, since exporters escape twice."""
    return " ".join(html.unescape(html.unescape(text)).split())


def statement_text(text: str) -> str:
    """A text of a statement for our markdown, which takes HTML as it is."""
    plain = _MARKDOWN[0].match(text)
    if plain:
        # Blanks at the beginning of its first line mean something in markdown.
        return _with_code(_EMPTY_LINES.sub("", plain[1]).rstrip(), as_markdown=True)
    text = text.strip()
    spanned = _MARKDOWN[1].match(text)
    if spanned:
        return _with_code(html.unescape(spanned["text"]).strip(), as_markdown=True)
    return _with_code(text, as_markdown=False)


def marked_text(text: str) -> str:
    """A text of ours as `statement_text` takes it for markdown."""
    return f"[md]{text}[/md]" if text.strip() else ""


def _with_code(text: str, *, as_markdown: bool) -> str:
    """`[code lang=c]…[/code]` becomes what shows a program; without an end it stays as it is."""
    pieces: list[str] = []
    at = 0
    while (start := _CODE_START.search(text, at)) and (end := _CODE_END.search(text, start.end())):
        language = (start[1] or "").lower()
        code = text[start.end() : end.start()]
        pieces.append(text[at : start.start()])
        pieces.append(_fenced(code, language) if as_markdown else _preformatted(code, language))
        at = end.end()
    return "".join((*pieces, text[at:]))


def _fenced(code: str, language: str) -> str:
    longest = max((len(ticks) for ticks in re.findall(r"`+", code)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"\n\n{fence}{language}\n{code.strip(chr(10))}\n{fence}\n\n"


def _preformatted(code: str, language: str) -> str:
    code = _EDITOR_TAG.sub("", _LINE_BREAK.sub("\n", code))
    attribute = f' class="language-{html.escape(language)}"' if language else ""
    code = html.escape(html.unescape(code), quote=False).strip("\n")
    return f"<pre><code{attribute}>{code}</code></pre>"


# The words by which statements say that outputs are not compared as they stand.
_SPECIAL_JUDGE = re.compile(
    r"special\s*judge|\bspj\b|(?:any|multiple)\s+(?:valid|correct|possible)?\s*(?:answers?|solutions?)"
    r"\s+(?:is|are|will\s+be)\s+accepted|输出任意一[个组种]|任意输出一[个组种]|任意一[个组种](?:均可|即可|都可)"
    r"|多[个组种](?:答案|解)[^。]{0,12}任[意一]",
    re.IGNORECASE,
)


def speaks_of_special_judge(text: str) -> bool:
    return bool(_SPECIAL_JUDGE.search(text))
