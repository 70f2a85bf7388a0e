"""Table of suites, reasons of what failed, and the closing line, from a folder of results.

``suites.tsv`` has a line per suite: name, share of the time budget and time taken in seconds, exit
code, and the lane if it ran beside others. ``NAME.xml`` beside it is the suite's JUnit report; a
suite without one is a check that counts as one.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

# Of one failure: lines of what was expected and found, and the last places of the way to it.
REASON_LINES = 8
PLACES = 3
PLACE = re.compile(r"^\S+\.py:\d+:.*")


@dataclass(frozen=True)
class Suite:
    """Outcome of one suite; times in seconds."""

    name: str
    share: int
    seconds: int
    passed: int
    failed: int
    remark: str
    lane: str = ""


def read_suite(folder: Path, line: str) -> Suite:
    """Reads one line of suites.tsv and the JUnit report that belongs to it, if there is one."""
    name, share, seconds, code, lane = line.split("\t")
    report = folder / f"{name}.xml"
    if report.exists():
        passed, failed, remark = count_cases(report)
    else:
        passed, failed, remark = int(code == "0"), int(code != "0"), ""
    if int(code) != 0 and failed == 0:
        failed, remark = 1, f"ended with exit code {code}"
    return Suite(name, int(share), int(seconds), passed, failed, remark, lane)


def count_cases(report: Path) -> tuple[int, int, str]:
    """Passed and failed cases; a skipped case has not passed, no case at all is a failure."""
    passed = failed = skipped = 0
    try:
        tree = ElementTree.parse(report)  # noqa: S314 - our own test runners wrote it
        cases = list(tree.iter("testcase"))
    except ElementTree.ParseError:
        return 0, 1, "broken report"
    for case in cases:
        outcomes = {child.tag for child in case}
        skipped += "skipped" in outcomes
        if outcomes & {"failure", "error", "skipped"}:
            failed += 1
        else:
            passed += 1
    if not cases:
        return 0, 1, "ran no test"
    return passed, failed, f"{skipped} skipped" if skipped else ""


def reasons(report: Path) -> Iterator[str]:
    """Of each case that failed its name, what was wrong and where, a few lines each."""
    try:
        cases = ElementTree.parse(report).iter("testcase")  # noqa: S314 - as above
    except (OSError, ElementTree.ParseError):
        return
    for case in cases:
        for outcome in case:
            if outcome.tag in ("failure", "error"):
                said = outcome.get("message", "").splitlines()[:REASON_LINES]
                places = [line for line in (outcome.text or "").splitlines() if PLACE.match(line)]
                lines = [f"{case.get('classname')}: {case.get('name')}", *said, *places[-PLACES:]]
                yield "\n    ".join(lines)


def table(suites: list[Suite]) -> str:
    """The suites, one a line, with the whole at the end."""
    rows = [("suite", "passed", "failed", "seconds", "share", "")]
    rows += [
        (one.name, str(one.passed), str(one.failed), str(one.seconds), str(one.share), note_of(one))
        for one in suites
    ]
    passed, failed = sum(each.passed for each in suites), sum(each.failed for each in suites)
    seconds = whole([(each.lane, each.seconds) for each in suites])
    share = whole([(each.lane, each.share) for each in suites])
    late = "" if seconds <= share else "over the time budget"
    rows.append(("all", str(passed), str(failed), str(seconds), str(share), late))
    width = max(len(row[0]) for row in rows)
    return "\n".join(
        f"{name:<{width}} {passed:>7} {failed:>7} {seconds:>8} {share:>6}  {remark}".rstrip()
        for name, passed, failed, seconds, share, remark in rows
    )


def whole(parts: list[tuple[str, int]]) -> int:
    """Seconds of everything: what ran alone, and the longest lane of each set (name.0, name.1)."""
    lanes: dict[str, int] = {}
    for lane, seconds in parts:
        lanes[lane] = lanes.get(lane, 0) + seconds
    alone = lanes.pop("", 0)
    longest: dict[str, int] = {}
    for lane, seconds in lanes.items():
        longest[lane[:-1]] = max(longest.get(lane[:-1], 0), seconds)
    return alone + sum(longest.values())


def note_of(suite: Suite) -> str:
    """What a reader of the table should notice; time over the share is told, never a failure."""
    over = "over its share" if suite.seconds > suite.share else ""
    return ", ".join(
        part for part in ("FAILED" if suite.failed else "", suite.remark, over) if part
    )


def main(folder: Path) -> int:
    """Prints table, reasons and closing line; 0 only if there are tests and all passed."""
    lines = folder.joinpath("suites.tsv").read_text(encoding="utf-8").splitlines()
    suites = [read_suite(folder, line) for line in lines]
    passed, failed = sum(s.passed for s in suites), sum(s.failed for s in suites)
    # At the end, where a long log is read first.
    why = "".join(
        f"\n{reason}\n" for suite in suites for reason in reasons(folder / f"{suite.name}.xml")
    )
    sys.stdout.write(f"\n{table(suites)}\n{why}\n{passed} passed, {failed} failed\n")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
