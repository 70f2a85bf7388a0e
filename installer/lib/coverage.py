"""test-results/coverage.md: which tests show which sentence of the specification.

    python installer/lib/coverage.py run      judges a whole run's results and writes the document
    python installer/lib/coverage.py claims   writes it from what tests claim, without running one

The sentences stand in docs/specification/facts.md, what need not be shown yet in later.toml beside
it. A pytest test claims sentences with its marker `covers`, a page test with the numbers in
brackets at the end of its title. Both leave them in the JUnit reports of test-results/.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

PROJECT = Path(__file__).resolve().parents[2]
SHOWN, MISSING, LATER, NO_FACT = "shown", "**missing**", "later", "no testable fact"
IN_PARTS = "in parts alone"

_HEADING = re.compile(r"^(##+) (S\d\S*) (.*)$")
_FACT = re.compile(r"^\| (S\d-\S+) \| (.*) \|$")
_TITLE = re.compile(r"^(.*?)((?:\s*\[S\d-[^\]]*\])+)$", re.DOTALL)
_NUMBER = re.compile(r"[^\s,\[\]]+")
HEAD = """# Coverage of the specification

Which tests show which sentence of the specification; the sentences are those of
docs/specification/facts.md. A row says *shown* when every test that claims it passed and one of
them goes through the real product, by HTTP or in a browser. *in parts alone* is what tests of the
page's components show against made-up answers, and no more.
*later* names the subject that the sentence comes with (docs/specification/later.toml).
`.ci/run` writes this from its own results, `python installer/lib/coverage.py claims` from what
tests claim, without running one.
"""


@dataclass(frozen=True)
class Section:
    """A heading of facts.md and the sentences under it by id; a document's own has none."""

    level: int
    title: str
    facts: dict[str, str]


@dataclass(frozen=True)
class Plan:
    """later.toml: what comes later, by document and by id, what has nothing to test, and what only
    tests of components show until one goes through the product."""

    documents: Mapping[str, str]
    subjects: Mapping[str, str]
    no_fact: Mapping[str, str]
    in_parts: frozenset[str]

    def state_of(self, number: str) -> tuple[str, str]:
        """State of a sentence that no test shows, and the remark beside it."""
        if number in self.no_fact:
            return NO_FACT, self.no_fact[number]
        subject = self.subjects.get(number) or self.documents.get(number.partition("-")[0])
        return (LATER, f"with {subject}") if subject else (MISSING, "")


@dataclass(frozen=True)
class Claim:
    """One test's word that it shows one sentence, and whether that test passed."""

    number: str
    test: str
    passed: bool


def read_sections(facts: Path) -> list[Section]:
    sections: list[Section] = []
    for line in facts.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            sections.append(Section(len(heading[1]), f"{heading[2]} {heading[3]}", {}))
        elif fact := _FACT.match(line):
            sections[-1].facts[fact[1]] = fact[2]
    return sections


def read_plan(later: Path) -> Plan:
    table = tomllib.loads(later.read_text(encoding="utf-8"))
    subjects = {
        number: subject for subject, numbers in table["subjects"].items() for number in numbers
    }
    in_parts = frozenset(table["in_parts_alone"]["sentences"])
    return Plan(table["documents"], subjects, table["no_testable_fact"], in_parts)


def claims_of_results(results: Path) -> list[Claim]:
    """What the tests of a run claim, from the JUnit reports in a folder."""
    found: list[Claim] = []
    for report in sorted(results.glob("*.xml")):
        for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - our own runners wrote it
            passed = not {child.tag for child in case} & {"failure", "error", "skipped"}
            properties = [(p.get("name"), p.get("value", "")) for p in case.iter("property")]
            test = dict(properties).get("test", "")
            found += [Claim(value, test, passed) for name, value in properties if name == "covers"]
            file = case.get("classname", "")
            if file.startswith("src/"):
                found += claims_of_title(file, case.get("name", ""), passed)
    return found


def claims_of_title(file: str, title: str, passed: bool = True) -> list[Claim]:
    """What a page test claims; `file` is relative to webui."""
    match = _TITLE.match(title)
    if match is None:
        return []
    test = f"webui/{file}::{match[1]}"
    return [Claim(number, test, passed) for number in _NUMBER.findall(match[2])]


def claims_without_a_run() -> list[Claim]:
    """What all tests claim, asked from both runners without running a test."""
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "claims.tsv")
        command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "tests.claims"]
        _ask(command, PROJECT, CLAIMS_FILE=str(listing))
        lines = listing.read_text(encoding="utf-8").splitlines()
        titles = Path(folder, "titles.json")
        _ask(["npx", "--no-install", "vitest", "list", f"--json={titles}"], PROJECT / "webui")
        cases = json.loads(titles.read_text(encoding="utf-8"))
    found = [Claim(number, test, True) for number, test in (line.split("\t") for line in lines)]
    for case in cases:
        found += claims_of_title(
            str(Path(case["file"]).relative_to(PROJECT / "webui")), case["name"]
        )
    return found


def _ask(command: list[str], folder: Path, **environment: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    surroundings = {**os.environ, "PATH": path, **environment}
    subprocess.run(command, cwd=folder, env=surroundings, check=True, stdout=subprocess.DEVNULL)


def tests_by_number(claims: Iterable[Claim]) -> dict[str, list[str]]:
    """Tests of every sentence that all its claimants show; one that failed takes it away."""
    tests: dict[str, set[str]] = defaultdict(set)
    failed = set()
    for claim in claims:
        tests[claim.number].add(claim.test)
        if not claim.passed:
            failed.add(claim.number)
    return {number: sorted(names) for number, names in tests.items() if number not in failed}


def is_of_component(test: str) -> bool:
    """Tests of the page's components meet made-up answers of the server."""
    return test.startswith("webui/")


def shown_by_product(tests: Mapping[str, list[str]]) -> set[str]:
    """Sentences that at least one test through the real product shows."""
    return {
        number
        for number, names in tests.items()
        if not all(is_of_component(name) for name in names)
    }


def document(sections: list[Section], plan: Plan, tests: Mapping[str, list[str]]) -> str:
    """The whole text of coverage.md."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    body: list[str] = []
    by_product = shown_by_product(tests)
    for section in sections:
        body += ["", f"{'#' * section.level} {section.title}"]
        if section.facts:
            body += ["", "| Id | Fact | State | Tests |", "|---|---|---|---|"]
        for number, fact in section.facts.items():
            state, remark = SHOWN, "<br>".join(f"`{plain(name)}`" for name in tests.get(number, []))
            if number not in by_product:
                state, planned = plan.state_of(number)
                remark = "<br>".join(part for part in (planned, remark) if part)
                if number in tests and number in plan.in_parts:
                    state = IN_PARTS
            counts[number.partition("-")[0]][state] += 1
            body.append(f"| {number} | {fact} | {state} | {remark} |")
    return "\n".join([HEAD, *_summary(counts), *body]) + "\n"


def _summary(counts: Mapping[str, Counter[str]]) -> list[str]:
    states = (SHOWN, IN_PARTS, MISSING, LATER, NO_FACT)
    rows = [
        "| Document | Shown | In parts alone | Missing | Later | No testable fact |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, count in counts.items():
        rows.append(f"| {name} | " + " | ".join(str(count[state]) for state in states) + " |")
    return rows


def plain(name: str) -> str:
    """A test's name inside a table cell and a code span."""
    return name.replace("|", "/").replace("`", "'").replace("\n", " ")


def unknown(sections: list[Section], plan: Plan, claims: list[Claim]) -> list[str]:
    """Numbers that facts.md does not have, a sentence each."""
    known = {number for section in sections for number in section.facts}
    strange = {(claim.number, claim.test) for claim in claims if claim.number not in known}
    found = [f"{number}: claimed by {test}, but no such sentence" for number, test in strange]
    planned = {*plan.subjects, *plan.no_fact, *plan.in_parts}
    found += [f"{number}: in later.toml, but no such sentence" for number in planned - known]
    return sorted(found)


def faults(sections: list[Section], plan: Plan, claims: list[Claim]) -> list[str]:
    """What is wrong with the results of a whole run, a sentence each."""
    known = {number for section in sections for number in section.facts}
    tests = tests_by_number(claims)
    now = shown_by_product(tests) & known
    missing = {number for number in known - now if plan.state_of(number)[0] == MISSING}
    in_parts = missing & set(tests)
    return [
        *unknown(sections, plan, claims),
        *(f"{number}: shown by no passing test" for number in sorted(missing - in_parts)),
        *(
            f"{number}: shown by tests of components alone"
            for number in sorted(in_parts - plan.in_parts)
        ),
    ]


def main(arguments: list[str], project: Path = PROJECT) -> int:
    """Writes the document; 1 if a whole run does not bear it out."""
    target = project / "test-results/coverage.md"
    sections = read_sections(project / "docs/specification/facts.md")
    plan = read_plan(project / "docs/specification/later.toml")
    if arguments == ["claims"]:
        claims = claims_without_a_run()
        found = unknown(sections, plan, claims)
    elif arguments == ["run"]:
        claims = claims_of_results(project / "test-results")
        found = faults(sections, plan, claims)
    else:
        sys.stderr.write(__doc__ or "")
        return 2
    target.parent.mkdir(exist_ok=True)
    target.write_text(document(sections, plan, tests_by_number(claims)), encoding="utf-8")
    sys.stdout.write(
        "".join(f"{fault}\n" for fault in found) or "test-results/coverage.md: written\n"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
