"""Every relative link in a Markdown file leads to a file, and every code fence is closed. Every
picture is taken by a test, shown in a document and told in words."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

PROJECT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
PICTURE = re.compile(r"!\[([^\]\n]*)\]\((?:docs/)?pictures/([\w-]+)\.png\)")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
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
    return found


def main() -> int:
    """Prints each fault; 1 if there is one."""
    documents = tracked_documents()
    found = [fault for document in documents for fault in faults(document)]
    found += picture_faults(documents)
    sys.stdout.write("".join(f"{fault}\n" for fault in found) or "documents: sound\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
