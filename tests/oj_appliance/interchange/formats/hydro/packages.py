"""Hydro packages of one problem made on the spot."""

from __future__ import annotations

from oj_appliance.interchange.types import PackageProblem
from tests.oj_appliance.interchange.reading import archive, reading


def read(
    config: str | None = None, settings: str = "title: A\n", /, **files: str | bytes
) -> PackageProblem:
    """`files` have "__" for "/" and "_dot_" for "." in their names; without test data two cases."""
    named = {name.replace("__", "/").replace("_dot_", "."): text for name, text in files.items()}
    if not any(name.startswith("testdata/") for name in named):
        named |= {f"testdata/{n}.{end}": f"{n}\n" for n in (1, 2) for end in ("in", "out")}
    if config is not None:
        named["testdata/config.yaml"] = config
    content = archive({"7/problem.yaml": settings} | {f"7/{k}": v for k, v in named.items()})
    with reading(content) as package:
        assert package.format == "hydro"
        return package.only()
