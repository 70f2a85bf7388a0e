"""How a domain is cut: few edges between its folders, none in a circle, small files.

A node is a folder of the domain, or a file that stands at its root; an edge is an import from one
node to another, whatever the number of lines that say it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median

import pytest

from oj_appliance.interchange.formats.registry import FORMATS

pytestmark = pytest.mark.quick

PROJECT = Path(__file__).parents[2]
LONGEST_FILE = 400
LARGEST_MEDIAN = 100


@dataclass(frozen=True)
class Domain:
    """`most_edges`: half of the edges that there were between its files when it was flat. Programs
    below `data` are contents, no code of the domain."""

    name: str
    most_edges: int
    data: str = ""

    def __str__(self) -> str:
        return self.name

    @property
    def package(self) -> str:
        return f"oj_appliance.{self.name}"

    def files(self) -> Iterator[tuple[str, Path]]:
        """Each with the name of its module."""
        folder = PROJECT / "oj_appliance" / self.name
        for path in sorted(folder.rglob("*.py")):
            if self.data and path.is_relative_to(folder / self.data):
                continue
            parts = path.relative_to(PROJECT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path

    def edges(self) -> set[tuple[str, str]]:
        files = dict(self.files())
        folders = {module for module, path in files.items() if path.name == "__init__.py"}

        def node(module: str) -> str:
            folder = module if module in folders else module.rpartition(".")[0]
            return (module if folder == self.package else folder).removeprefix(f"{self.package}.")

        found = set()
        for module, path in files.items():
            for target in _imported(path, set(files)):
                if target != self.package and node(target) != node(module):
                    found.add((node(module), node(target)))
        return found


INTERCHANGE_DOMAIN = Domain("interchange", 202, data="demo/problems")
# A domain joins when its folders are cut so.
DOMAINS = (
    Domain("accounts", 77),
    Domain("problems", 108),
    Domain("submissions", 52),
    INTERCHANGE_DOMAIN,
)


def _imported(path: Path, modules: set[str]) -> Iterator[str]:
    for statement in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names if alias.name in modules)
        elif isinstance(statement, ast.ImportFrom) and statement.module is not None:
            for alias in statement.names:
                inner = f"{statement.module}.{alias.name}"
                if inner in modules or statement.module in modules:
                    yield inner if inner in modules else statement.module


@pytest.mark.parametrize("domain", DOMAINS, ids=str)
def test_few_edges_join_the_folders_of_a_domain(domain: Domain) -> None:
    edges = domain.edges()
    assert 0 < len(edges) <= domain.most_edges, sorted(edges)


@pytest.mark.parametrize("domain", DOMAINS, ids=str)
def test_no_folder_of_a_domain_needs_itself_by_way_of_others(domain: Domain) -> None:
    edges = domain.edges()
    # What nobody left needs is taken away until nothing moves: a circle is what stays.
    while True:
        needed = {end for _, end in edges}
        fewer = {(start, end) for start, end in edges if start in needed}
        if fewer == edges:
            break
        edges = fewer
    assert not edges


@pytest.mark.parametrize("domain", DOMAINS, ids=str)
def test_the_files_of_a_domain_are_small(domain: Domain) -> None:
    lines = {
        path.relative_to(PROJECT): len(path.read_text("utf-8").splitlines())
        for _, path in domain.files()
    }
    assert not {path: count for path, count in lines.items() if count > LONGEST_FILE}
    assert median(lines.values()) < LARGEST_MEDIAN


# Programs that are judged, attack or lie in a package are contents.
CONTENTS = ("demo/problems/", "fixtures/", "attacks/programs/")


@pytest.mark.parametrize("package", ["oj_appliance", "judge_sandbox", "tests"])
def test_the_files_of_a_whole_package_are_small(package: str) -> None:
    lines = {
        path.relative_to(PROJECT): len(path.read_text("utf-8").splitlines())
        for path in (PROJECT / package).rglob("*.py")
        if not any(part in path.as_posix() for part in CONTENTS)
    }
    assert not {path: count for path, count in lines.items() if count > LONGEST_FILE}
    assert median(lines.values()) < LARGEST_MEDIAN


# -- what knows a format stands in its folder

INTERCHANGE = PROJECT / "oj_appliance/interchange"
# Calls whose address names a format, as the contract has them.
CALLS_OF_ONE_FORMAT = {"imports/older_api.py", "exports/older_api.py"}
# The usual convention of checkers is called as the format where it comes from.
CONVENTION = re.compile(r"\babi\b.*\"hoj\"")


def test_no_file_names_a_format_outside_the_formats() -> None:
    names = [each.name for each in FORMATS]
    for name in names:
        assert (INTERCHANGE / "formats" / name / "format.py").is_file()
    word = re.compile("|".join(names), re.IGNORECASE)
    found = []
    for _, path in INTERCHANGE_DOMAIN.files():
        place = path.relative_to(INTERCHANGE).as_posix()
        if place.startswith("formats/") or place in CALLS_OF_ONE_FORMAT:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if word.search(line) and not CONVENTION.search(line.replace("spj_abi", "abi")):
                found.append(f"{place}:{number}: {line.strip()}")
    assert found == []


# -- of another domain only what it declares public

# Where everything is put together, and what has no domain.
ABOVE = {"app", "appliance", "cli", "composition", "nights", "openapi", "timers"}
BELOW = {
    "clock",
    "data_folder",
    "errors",
    "events",
    "fault_points",
    "own_command",
    "titles",
    "settings",
    "storage",
    "web",
}
USUAL_ROOMS = {"model", "rules", "service", "types"}


def test_a_domain_takes_of_another_only_what_that_declares_public() -> None:
    folder = PROJECT / "oj_appliance"
    paths = {
        ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in folder.rglob("*.py")
        if "demo/problems" not in path.as_posix()
    }
    strange, used = [], set()
    for module, path in paths.items():
        domain = module.split(".")[1] if "." in module else ""
        if domain in ABOVE | {""}:
            continue
        for target in _imported(path, set(paths)):
            _, other, *rest = [*target.split("."), "", ""][:3]
            room = target.removeprefix(f"oj_appliance.{other}.")
            if other in BELOW | {domain, ""} or rest[0] in USUAL_ROOMS - {"model"}:
                continue
            if rest[0] == "model":
                strange += [] if _is_store(module) else [f"{module} imports {target}"]
                continue
            used.add((other, room))
            if room not in _public(other):
                strange.append(f"{module} imports {target}")
    assert strange == []
    declared = {(each.name, room) for each in folder.iterdir() for room in _public(each.name)}
    assert declared == used, "what nobody takes need not be public"


def _is_store(module: str) -> bool:
    return any(room.endswith("store") for room in module.split("."))


def _public(domain: str) -> tuple[str, ...]:
    if not (PROJECT / "oj_appliance" / domain / "__init__.py").is_file():
        return ()
    return tuple(getattr(import_module(f"oj_appliance.{domain}"), "PUBLIC", ()))


def test_audit_entries_are_made_in_audit_alone() -> None:
    makers = [
        str(path.relative_to(PROJECT))
        for path in sorted((PROJECT / "oj_appliance").rglob("*.py"))
        if re.search(r"(?<!class )\bAuditEntry\(", path.read_text("utf-8"))
    ]
    assert makers == ["oj_appliance/audit/service.py"]


# -- what is shaped for the wire asks nobody any more

ASKED = {"api", "service", "store", "model", "queue", "dispatcher"}


def test_a_wire_room_takes_nothing_that_could_be_asked() -> None:
    folder = PROJECT / "oj_appliance"
    modules = {
        ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")
        for path in folder.rglob("*.py")
    }
    rooms = sorted(path for path in folder.rglob("wire*.py") if path.parent.name != "web")
    assert len(rooms) > 2
    found = [
        f"{room.relative_to(PROJECT)} imports {target}"
        for room in rooms
        for target in _imported(room, modules)
        if ASKED & set(target.split(".")) or target.startswith("oj_appliance.storage.")
    ]
    assert found == []
