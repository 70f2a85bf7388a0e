"""Which blocks of a document a reader is told, by the shapes in which the documents hold both
languages (contract manual.md)."""

from __future__ import annotations

import pytest

from oj_appliance.errors import Language
from oj_appliance.manual.documents import in_language, with_addresses
from oj_appliance.manual.languages import anchor_of, blocks
from oj_appliance.manual.types import Section

pytestmark = pytest.mark.quick

ONE_AFTER_THE_OTHER = """\
# 班级

写给老师。English version: [below](#the-class).

## 作业

布置一次作业，见[上面](#作业)。

```
oj backup
```

# The class

For teachers.

## Assignments

Set one; see [install.md](install.md), [code](../CONTRIBUTING.md) and [above](#assignments).
"""
SIDE_BY_SIDE = """\
# 备份 · Backups

## 恢复 · Restore

先停止网站：

- **磁盘已满**：已保存的内容不会丢失，`oj status` 会说明 Prometheus
  下一行仍然属于这一项。
- **A full disk**: nothing that was saved is lost.

Stop the site first:

```
LABEL=OJ-BACKUP /mnt auto
```

| 页面 | 用途 |
|---|---|
| 备份 | 做一份 |

| page | for |
|---|---|
| Backups | makes one |

![一张图（a picture）](pictures/backups.png)
"""


def told(text: str, language: Language) -> list[tuple[str, int, str]]:
    return [(each.title, each.level, each.text) for each in in_language(blocks(text), language)]


def test_a_reader_is_told_one_of_two_languages_that_follow_each_other() -> None:
    assert told(ONE_AFTER_THE_OTHER, "zh-CN") == [
        ("", 0, "写给老师。"),
        ("作业", 2, "布置一次作业，见[上面](#作业)。\n\n```\noj backup\n```"),
    ]
    assert told(ONE_AFTER_THE_OTHER, "en-US") == [
        ("", 0, "For teachers."),
        (
            "Assignments",
            2,
            "Set one; see [install.md](install.md), [code](../CONTRIBUTING.md)"
            " and [above](#assignments).",
        ),
    ]


def test_a_reader_is_told_the_half_of_headings_paragraphs_items_and_tables() -> None:
    code = "```\nLABEL=OJ-BACKUP /mnt auto\n```"
    ((title, level, text),) = told(SIDE_BY_SIDE, "zh-CN")
    assert (title, level) == ("恢复", 2)
    assert text == (
        "先停止网站：\n\n- **磁盘已满**：已保存的内容不会丢失，`oj status` 会说明 Prometheus\n"
        "  下一行仍然属于这一项。\n\n"
        f"{code}\n\n| 页面 | 用途 |\n|---|---|\n| 备份 | 做一份 |\n\n"
        "![一张图](pictures/backups.png)"
    )
    ((title, level, text),) = told(SIDE_BY_SIDE, "en-US")
    assert (title, level) == ("Restore", 2)
    assert text == (
        "- **A full disk**: nothing that was saved is lost.\n\nStop the site first:\n\n"
        f"{code}\n\n| page | for |\n|---|---|\n| Backups | makes one |\n\n"
        "![a picture](pictures/backups.png)"
    )


def test_items_that_follow_each_other_stay_one_list() -> None:
    chinese = "1. 打开网站\n2. 导入名单\n\n   ```\n   oj\n   ```\n3. 打印"
    text = f"{chinese}\n\n1. Open it\n2. Import\n3. Print\n"
    assert told(text, "zh-CN") == [("", 0, chinese)]
    assert told(text, "en-US") == [("", 0, "1. Open it\n2. Import\n3. Print")]


def test_both_halves_of_a_heading_have_the_anchor_that_links_name() -> None:
    assert anchor_of("备份与恢复 · Backups") == "备份与恢复--backups"
    assert anchor_of("The cost of a `password`") == "the-cost-of-a-password"
    for language in ("zh-CN", "en-US"):
        (section,) = in_language(blocks(SIDE_BY_SIDE), language)
        assert section.anchor == "恢复--restore"


def test_links_lead_to_what_the_reader_may_open_and_else_stay_words() -> None:
    def led(text: str) -> str:
        section = Section("作业", "作业", 2, tuple(blocks(text)))
        known = {"install": ("Installing", "/manual/install"), "card": ("The card", None)}.get
        (found,) = with_addresses((section,), known, lambda name: name == "backups")
        return found.text

    assert led("[a](install.md) [b](install.md#x) [c](hidden.md)") == (
        "[a](/manual/install) [b](/manual/install#x) c"
    )
    assert led("[install.md](install.md), [card.md](card.md#x), [its card](card.md)") == (
        "[Installing](/manual/install), The card, its card"
    )
    assert led("[a](../README.md) [b](contract/admin.md) [c](settings.toml)") == "a b c"
    assert led("[a](#作业) [b](#elsewhere) [c](https://icpc.global)") == (
        "[a](#作业) b [c](https://icpc.global)"
    )
    assert led("![x](pictures/backups.png)") == "![x](/api/manual/picture?name=backups)"
    assert led("![x](pictures/lost.png)") == ""
    assert led("```\n[a](install.md)\n```") == "```\n[a](install.md)\n```"
