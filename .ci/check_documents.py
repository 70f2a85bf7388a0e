"""Every relative link in a Markdown file leads to a file, and every code fence is closed. Every
picture is taken by a test, shown in a document and told in words, and shows what the page's texts
still say."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

PROJECT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
PICTURE = re.compile(r"!\[([^\]\n]*)\]\((?:docs/)?pictures/([\w-]+)\.png\)")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
RENEW = ".venv/bin/python -m tests.e2e.document_pictures takes it anew"
FENCE = re.compile(r"^\s*(```+|~~~+)")


def tracked_documents() -> list[Path]:
    """Markdown files of the project; fixtures are other people's and may say what they like."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--", "*.md", ":!tests/fixtures"],  # noqa: S607 - git is where PATH says
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [PROJECT / name for name in listing.split("\0") if name]


def prose_lines(document: Path) -> tuple[list[tuple[int, str]], bool]:
    """Numbered lines outside code fences, and whether the last fence was closed."""
    lines, fence = [], ""
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), start=1):
        mark = FENCE.match(line)
        if mark and not fence:
            fence = mark[1]
        elif mark and line.strip().startswith(fence):
            fence = ""
        elif not fence:
            lines.append((number, re.sub(r"`[^`]*`", "", line)))
    return lines, not fence


def faults(document: Path) -> list[str]:
    """What is wrong with one document, a sentence each."""
    name = document.relative_to(PROJECT)
    lines, closed = prose_lines(document)
    found = [] if closed else [f"{name}: a code fence is never closed"]
    for number, line in lines:
        for target in LINK.findall(line):
            path = unquote(target.partition("#")[0])
            if not path or re.match(r"[a-z][a-z+.-]*:", path):
                continue
            base = PROJECT if path.startswith("/") else document.parent
            if not (base / path.lstrip("/")).exists():
                found.append(f"{name}:{number}: link to {path}, which is not there")
    return found


def taken_pictures() -> set[str]:
    """Names that the browser tests give to `take_picture`."""
    names: set[str] = set()
    for test in (PROJECT / "tests" / "e2e").glob("test_*.py"):
        for call in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "take_picture":
                choices = [call.args[1]]
                if isinstance(choices[0], ast.IfExp):
                    choices = [choices[0].body, choices[0].orelse]
                names |= {str(each.value) for each in choices if isinstance(each, ast.Constant)}
    return names


def strings(value: object) -> set[str]:
    if isinstance(value, str):
        return {value.strip()}
    inside = value.values() if isinstance(value, dict) else ()
    return {text for each in inside for text in strings(each)}


def texts_of_the_page() -> set[str]:
    """Whatever the page says, in both languages."""
    source = PROJECT / "webui" / "src"
    files = [*source.rglob("i18n/*-*.json"), *source.glob("shared/i18n/*/*.json")]
    return {text for file in files for text in strings(json.loads(file.read_text("utf-8")))}


def said_by(picture: Path) -> list[str]:
    """What the picture's taker wrote into it (PNG, chunk tEXt, keyword "page"): the headings,
    buttons and fields that it shows."""
    content, place = picture.read_bytes(), 8
    while place < len(content):
        length = int.from_bytes(content[place : place + 4], "big")
        kind, body = content[place + 4 : place + 8], content[place + 8 : place + 8 + length]
        if kind == b"tEXt" and body.startswith(b"page\0"):
            return [str(each) for each in json.loads(body[5:])]
        place += length + 12
    return []


def old_pictures() -> list[str]:
    """Which pictures show another page than this one, a sentence each."""
    known, found = texts_of_the_page(), []
    for picture in sorted((PROJECT / "docs" / "pictures").glob("*.png")):
        said = said_by(picture)
        gone = [each for each in said if each not in known]
        if gone or not said:
            told = ", ".join(gone) or "nothing that could be compared"
            found.append(f"{picture.relative_to(PROJECT)} is old: it shows {told}; {RENEW}")
    return found


def picture_faults(documents: list[Path]) -> list[str]:
    """What is wrong with the documents' pictures, a sentence each."""
    stored = {path.stem for path in (PROJECT / "docs" / "pictures").iterdir()}
    taken = taken_pictures()
    shown: set[str] = set()
    found = []
    for document in documents:
        name = document.relative_to(PROJECT)
        for words, picture in PICTURE.findall(document.read_text(encoding="utf-8")):
            shown.add(picture)
            if not CHINESE.search(words):
                found.append(f"{name}: the picture {picture} is not told in Chinese")
    found += [
        f"docs/pictures/{each}: no test takes it" for each in sorted((stored | shown) - taken)
    ]
    found += [
        f"docs/pictures/{each}: no document shows it" for each in sorted((stored | taken) - shown)
    ]
    return found + old_pictures()


def main() -> int:
    """Prints each fault; 1 if there is one."""
    documents = tracked_documents()
    found = [fault for document in documents for fault in faults(document)]
    found += picture_faults(documents)
    sys.stdout.write("".join(f"{fault}\n" for fault in found) or "documents: sound\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
