"""What reports say of HOJ zips alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

NO_FOLDER = Phrase("没有同名的数据文件夹 {name}", "the folder {name} with the data is missing")
EXAMPLES_UNREADABLE = Phrase(
    "样例的标记不完整，只导入了能读出的样例",
    "some marks of the examples are missing; those that can be read are taken",
)
