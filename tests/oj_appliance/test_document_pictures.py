"""A picture of the documents that shows what the page says no more is found, without a browser."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

PROJECT = Path(__file__).parents[2]

pytestmark = pytest.mark.quick


@pytest.fixture
def check(tmp_path: Path) -> ModuleType:
    """.ci/check_documents.py, for a project with one page and no picture."""
    spec = importlib.util.spec_from_file_location("check", PROJECT / ".ci" / "check_documents.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    texts = tmp_path / "webui" / "src" / "features" / "backups" / "i18n"
    texts.mkdir(parents=True)
    (texts / "zh-CN.json").write_text(json.dumps({"title": "备份", "make": {"now": "立即备份"}}))
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    module.PROJECT = tmp_path  # type: ignore[attr-defined]
    return module


def take(check: ModuleType, name: str, said: list[str] | None) -> None:
    known = PngInfo()
    if said is not None:
        known.add_text("page", json.dumps(said))
    path = check.PROJECT / "docs" / "pictures" / f"{name}.png"
    Image.new("P", (4, 4)).save(path, "PNG", pnginfo=known)


def test_a_picture_is_old_when_a_text_that_it_shows_is_gone(check: ModuleType) -> None:
    take(check, "new", ["备份", "立即备份"])
    assert check.old_pictures() == []
    take(check, "old", ["备份", "马上备份"])
    take(check, "other", None)
    told = check.old_pictures()
    assert [each.partition(" ")[0] for each in told] == [
        "docs/pictures/old.png",
        "docs/pictures/other.png",
    ]
    assert "马上备份" in told[0] and "document_pictures" in told[0]


def test_every_picture_of_the_documents_says_what_it_shows(check: ModuleType) -> None:
    pictures = sorted((PROJECT / "docs" / "pictures").glob("*.png"))
    assert len(pictures) > 5
    assert [each.name for each in pictures if not check.said_by(each)] == []
