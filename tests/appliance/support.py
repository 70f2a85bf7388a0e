"""Whether a support file tells nothing that belongs to people, and a release its parts:

python3 -m tests.appliance.support SUPPORT_FILE STORY
python3 -m tests.appliance.support --bill ABOUT       the bill of materials with its licences

Ends with 1 and what was found.
"""

from __future__ import annotations

import json
import sys
import tarfile
from pathlib import Path

from tests.appliance.story import ADD, BACKUP_PASSWORD, ROOT_PASSWORD, Story

PARTS = {"versions", "settings", "doctor", "log", "data"}


def look_at_support(file: Path, story: Story) -> str:
    with tarfile.open(file) as archive:
        members = {member.name: archive.extractfile(member) for member in archive}
        texts = {name: part.read().decode("utf-8") for name, part in members.items() if part}
    assert {Path(name).stem for name in texts} == PARTS, sorted(texts)
    secrets = [ROOT_PASSWORD, BACKUP_PASSWORD, ADD, "实验中学", "期中考试", "A+B"]
    for each in story.pupils:
        secrets += [each.name, each.username, each.password, *each.receipts.values()]
    found = [(name, secret) for name, text in texts.items() for secret in secrets if secret in text]
    assert not found, found
    rows = json.loads(next(text for name, text in texts.items() if name.endswith("/data.json")))
    assert rows["rows"]["submission"] > 0, "it tells nothing"
    return f"support file: {len(texts)} parts, {len(secrets)} names, codes and secrets are in none"


def look_at_bill(about: Path) -> str:
    bill = json.loads((about / "sbom.cdx.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5"), bill["bomFormat"]
    parts = bill["components"]
    assert all(each["version"] and each["purl"].startswith("pkg:") for each in parts)
    silent = [each["name"] for each in parts if not each.get("licenses")]
    assert not silent, f"no licence is told of {silent}"
    texts = sorted(each.name for each in (about / "licences").iterdir() if each.is_dir())
    return f"bill of materials: {len(parts)} parts, each with a licence; texts of {len(texts)}"


if __name__ == "__main__":
    if sys.argv[1] == "--bill":
        print(f"   {look_at_bill(Path(sys.argv[2]))}", flush=True)
    else:
        print(f"   {look_at_support(Path(sys.argv[1]), Story.read(Path(sys.argv[2])))}", flush=True)
