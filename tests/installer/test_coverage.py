"""coverage.md: made from what tests claim and from how they ended."""

import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from oj_appliance.errors import Language

from .conftest import PROJECT

pytestmark = pytest.mark.quick

FACTS = """# Facts
## S1 Foundations
### S1-1 First section
| Id | Fact |
|---|---|
| S1-1-1 | lists problems |
| S1-1-2a | says | why |
| S1-1-3 | holds contests |
| S1-1-4 | is a title |
| S1-1-5 | turns the menu |
## S2 Contests
### S2-0 All of it
| S2-0-1 | seals boards |
"""
LATER = """
[documents]
S2 = "contests"
[subjects]
"contests" = ["S1-1-3"]
[no_testable_fact]
"S1-1-4" = "says nothing"
[in_parts_alone]
sentences = ["S1-1-5"]
"""
PYTEST = """<testcase classname="tests.web.test_lists" name="test_list[{case}]"><properties>
<property name="test" value="tests/web/test_lists.py::test_list" />
<property name="covers" value="S1-1-1" /></properties>{outcome}</testcase>"""
PAGE = (
    '<testcase classname="src/a.test.tsx" name="the list &gt; says why [S1-1-2a, S1-1-5, S2-0-1]"/>'
)
BROWSER = PYTEST.format(case="two", outcome="").replace("S1-1-1", "S1-1-2a")
GREEN = PYTEST.format(case="one", outcome="") + BROWSER + PAGE


def load() -> ModuleType:
    spec = util.spec_from_file_location("coverage_document", PROJECT / "installer/lib/coverage.py")
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


coverage = load()


class MadeUpProject:
    """A project with four sentences, and reports of runs as each test likes them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.document = root / "test-results/coverage.md"
        for folder in ("docs/specification", "test-results"):
            root.joinpath(folder).mkdir(parents=True)
        root.joinpath("docs/specification/facts.md").write_text(FACTS, "utf-8")
        root.joinpath("docs/specification/later.toml").write_text(LATER, "utf-8")

    def run(self, *reports: str) -> int:
        for number, cases in enumerate(reports):
            text = f"<testsuites><testsuite>{cases}</testsuite></testsuites>"
            self.root.joinpath(f"test-results/{number}.xml").write_text(text, "utf-8")
        return int(coverage.main(["run"], self.root))


@pytest.fixture
def project(tmp_path: Path) -> MadeUpProject:
    return MadeUpProject(tmp_path)


def test_a_whole_run_that_bears_the_document_out_passes(project: MadeUpProject) -> None:
    assert project.run(GREEN) == 0
    rows = project.document.read_text("utf-8").splitlines()
    assert "| S1-1-1 | lists problems | shown | `tests/web/test_lists.py::test_list` |" in rows
    both = "`tests/web/test_lists.py::test_list`<br>`webui/src/a.test.tsx::the list > says why`"
    assert f"| S1-1-2a | says | why | shown | {both} |" in rows
    parts = "`webui/src/a.test.tsx::the list > says why`"
    assert f"| S1-1-5 | turns the menu | in parts alone | {parts} |" in rows
    assert f"| S2-0-1 | seals boards | later | with contests<br>{parts} |" in rows
    assert "| S1-1-3 | holds contests | later | with contests |" in rows
    assert "| S1-1-4 | is a title | no testable fact | says nothing |" in rows
    assert "| S1 | 2 | 1 | 0 | 1 | 1 |" in rows
    assert "| S2 | 0 | 0 | 0 | 1 | 0 |" in rows


def test_reports_of_several_suites_count_together(project: MadeUpProject) -> None:
    assert project.run(PYTEST.format(case="one", outcome=""), BROWSER + PAGE) == 0


@pytest.mark.parametrize("outcome", ["<failure/>", "<error/>", "<skipped/>"])
def test_a_sentence_whose_test_did_not_pass_fails_the_run(
    project: MadeUpProject, outcome: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One case of the same test passed; the other takes the sentence away."""
    assert project.run(GREEN + PYTEST.format(case="two", outcome=outcome)) == 1
    assert "S1-1-1: shown by no passing test" in capsys.readouterr().out
    assert "| S1-1-1 | lists problems | **missing** |  |" in project.document.read_text("utf-8")


def test_a_sentence_that_no_test_claims_fails_the_run(
    project: MadeUpProject, capsys: pytest.CaptureFixture[str]
) -> None:
    assert project.run(PAGE) == 1
    assert "S1-1-1: shown by no passing test" in capsys.readouterr().out


def test_a_sentence_that_only_components_show_fails_the_run(
    project: MadeUpProject, capsys: pytest.CaptureFixture[str]
) -> None:
    assert project.run(PYTEST.format(case="one", outcome="") + PAGE) == 1
    assert capsys.readouterr().out == "S1-1-2a: shown by tests of components alone\n"
    assert "| S1-1-2a | says | why | **missing** |" in project.document.read_text("utf-8")


def test_what_the_product_shows_too_is_shown(project: MadeUpProject) -> None:
    assert project.run(GREEN + BROWSER.replace("S1-1-2a", "S1-1-5")) == 0
    assert "| S1-1-5 | turns the menu | shown |" in project.document.read_text("utf-8")


def test_a_claim_of_an_unknown_sentence_fails_the_run(
    project: MadeUpProject, capsys: pytest.CaptureFixture[str]
) -> None:
    assert project.run(GREEN + PAGE.replace("S2-0-1", "S1-1-99")) == 1
    assert "S1-1-99: claimed by webui/src/a.test.tsx" in capsys.readouterr().out


def test_a_plan_that_names_an_unknown_sentence_fails_the_run(
    project: MadeUpProject, capsys: pytest.CaptureFixture[str]
) -> None:
    text = LATER.replace('"S1-1-3"', '"S1-1-3", "S1-1-33"')
    project.root.joinpath("docs/specification/later.toml").write_text(text, "utf-8")
    assert project.run(GREEN) == 1
    assert "S1-1-33: in later.toml, but no such sentence" in capsys.readouterr().out


@pytest.mark.parametrize("end", ["[S1-1-1, S2-0-1]", "[S1-1-1,S2-0-1]", "[S1-1-1] [S2-0-1]"])
def test_a_title_may_claim_several(end: str) -> None:
    claims = coverage.claims_of_title("src/a.test.ts", f"list > keeps [order] {end}")
    name = "webui/src/a.test.ts::list > keeps [order]"
    assert [(claim.number, claim.test) for claim in claims] == [("S1-1-1", name), ("S2-0-1", name)]


def test_a_title_without_numbers_claims_nothing() -> None:
    assert coverage.claims_of_title("src/a.test.ts", "keeps [brackets] of other kinds") == []


def test_a_real_run_leaves_its_claims_in_the_report(tmp_path: Path) -> None:
    report = tmp_path / "test-results/real.xml"
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", __file__]
    command += ["-k", "test_the_marker_reaches_the_report"]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    name = "tests/installer/test_coverage.py::test_the_marker_reaches_the_report"
    assert coverage.claims_of_results(report.parent) == [coverage.Claim("S1-9-16", name, True)]


@pytest.mark.covers("S1-9-16")
def test_the_marker_reaches_the_report() -> None:
    """Also true in itself: the two languages of the catalogue."""
    assert set(get_args(Language)) == {"en-US", "zh-CN"}


def test_the_real_lists_fit_together() -> None:
    sections = coverage.read_sections(PROJECT / "docs/specification/facts.md")
    plan = coverage.read_plan(PROJECT / "docs/specification/later.toml")
    known = [number for section in sections for number in section.facts]
    assert len(known) == len(set(known)) > 900
    assert (set(plan.subjects) | set(plan.no_fact)) - set(known) == set()
    assert set(plan.documents) < {"S1", "S2", "S3"}
