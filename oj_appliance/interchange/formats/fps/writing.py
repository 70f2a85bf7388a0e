"""FPS XML, version 1.6: all problems in one document; what it cannot hold is left out (formats
§10)."""

from __future__ import annotations

import base64
import html
from collections.abc import Iterable, Iterator

from oj_appliance.interchange.formats.fps.languages import LANGUAGE_NAMES
from oj_appliance.interchange.markup.marked_texts import marked_text
from oj_appliance.interchange.programs.frames import frames_of
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.programs.solutions import accepted_in_families
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.interchange.writing.xml_texts import xml_text

VERSION = "1.6"
_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    f'<fps version="{VERSION}" url="https://github.com/zhblue/freeproblemset/">\n'
    '<generator name="OJ Appliance" url=""/>\n'
)
_TAIL = "</fps>\n"
# Which node holds a program of which convention.
_CHECKER_NODES = {"testlib": "tpj", "hustoj-tpj": "tpj", "hustoj": "spj"}
_INTERACTOR_NODE = "interactor"
_END = b"]]>"
_SPLIT_END = b"]]]]><![CDATA[>"
_BASE64_LINE = 57 * 1024  # of bytes; a multiple of three, so that lines can be joined


def write_fps(problems: Iterable[ExportProblem]) -> Iterator[bytes]:
    """The document in pieces. Test data must be UTF-8 text without control characters."""
    yield _HEAD.encode()
    for problem in problems:
        yield b"<item>\n"
        yield from _item(problem)
        yield b"</item>\n"
    yield _TAIL.encode()


def _item(problem: ExportProblem) -> Iterator[bytes]:
    draft = problem.draft
    yield _node("title", _title(draft.statement.title))
    yield _node("time_limit", str(draft.time_limit_ms), unit="ms")
    yield _node("memory_limit", str(draft.memory_limit_mb), unit="mb")
    for picture in problem.pictures:
        yield b"<img>" + _node("src", picture.link) + b"<base64><![CDATA["
        content = picture.content.read()
        for start in range(0, len(content), _BASE64_LINE):
            yield base64.b64encode(content[start : start + _BASE64_LINE]) + b"\n"
        yield b"]]></base64></img>\n"
    for name in ("description", "input", "output"):
        yield _node(name, marked_text(getattr(draft.statement, name)))
    for example in draft.examples:
        yield _node("sample_input", example.input)
        yield _node("sample_output", example.output)
    for number, case in enumerate(problem.cases, 1):
        yield from _data("test_input", number, case.input.chunks())
        yield from _data("test_output", number, case.output.chunks())
    yield _node("hint", marked_text(draft.statement.hint))
    yield _node("source", _source(problem))
    yield from _programs(problem)


def _source(problem: ExportProblem) -> str:
    """One node for both: its words are read as tags."""
    names = ["_".join(xml_text(tag.name).split()) for tag in problem.draft.tags]
    return " ".join(names) or problem.draft.source


def _programs(problem: ExportProblem) -> Iterator[bytes]:
    draft = problem.draft
    for each in accepted_in_families(draft.reference_solutions, LANGUAGE_NAMES):
        family = family_of(each.language)
        if family:
            yield _node("solution", each.code, language=LANGUAGE_NAMES[family])
    for family, frame in frames_of(draft.code_templates).items():
        if family not in LANGUAGE_NAMES:
            continue
        parts = {"prepend": frame.prepend, "template": frame.template, "append": frame.append}
        for name, code in parts.items():
            if code.strip():
                yield _node(name, code, language=LANGUAGE_NAMES[family])
    checker = family_of(draft.spj_language or "")
    node = _judge_node(problem)
    if node and checker:
        yield _node(node, draft.spj_code or "", language=LANGUAGE_NAMES[checker])


def _judge_node(problem: ExportProblem) -> str | None:
    if problem.draft.judge_mode == "interactive":
        return _INTERACTOR_NODE
    if problem.draft.judge_mode == "spj":
        return _CHECKER_NODES.get(problem.draft.spj_abi)
    return None


def _title(title: str) -> str:
    """As readers of titles undo it: entities are resolved twice, so one that is meant is written
    twice over."""
    is_plain = html.unescape(title) == title
    return title if is_plain else html.escape(html.escape(title, quote=False), quote=False)


def _node(name: str, text: str, **attributes: str) -> bytes:
    """Names and attributes are ours, so that they need no escaping."""
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    content = xml_text(text).encode().replace(_END, _SPLIT_END)
    return f"<{name}{written}><![CDATA[".encode() + content + f"]]></{name}>\n".encode()


def _data(name: str, number: int, chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Test data as they are; an end mark may lie across two pieces."""
    yield f'<{name} name="{number}"><![CDATA['.encode()
    kept = b""
    for chunk in chunks:
        whole = (kept + chunk).replace(_END, _SPLIT_END)
        # What could begin an end mark waits for the next piece.
        kept = whole[len(whole.rstrip(b"]")) :][-2:] if whole.endswith(b"]") else b""
        yield whole[: len(whole) - len(kept)]
    yield kept + f"]]></{name}>\n".encode()
