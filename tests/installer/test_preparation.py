"""Preparation does what is missing, once; `quietly` stands for tools that need a network."""

import subprocess

import pytest

from .conftest import PROJECT, ScratchProject

# Each tool leaves what the real one leaves, and a line that says that it ran.
TOOLS = """
quietly() {
    echo "RAN $1"
    case $1 in
        npm) mkdir -p "$webui/node_modules" ;;
        page) mkdir -p "$webui/dist" && touch "$webui/dist/manifest.json" ;;
        native) mkdir -p "$project/judge_sandbox/native/bin" ;;
        python) ;;
    esac
}
venv=$project/.venv; mkdir -p "$venv"
every_part() { ensure_locked requirements.lock; ensure_web_packages; ensure_page; ensure_native; }
"""
EVERYTHING = ["RAN python", "RAN npm", "RAN page", "RAN native"]


def ran(answer: subprocess.CompletedProcess[str]) -> list[str]:
    """Names of the tools that ran."""
    assert answer.returncode == 0, answer.stderr
    return [line for line in answer.stdout.splitlines() if line.startswith("RAN")]


def test_a_second_preparation_runs_no_tool(scratch: ScratchProject) -> None:
    assert ran(scratch.parts(TOOLS + "every_part")) == EVERYTHING
    assert ran(scratch.parts(TOOLS + "every_part")) == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("installer/requirements.lock", ["RAN python"]),
        ("webui/package-lock.json", ["RAN npm", "RAN page"]),
        ("webui/src/main.tsx", ["RAN page"]),
        ("webui/src/new file.tsx", ["RAN page"]),
        ("judge_sandbox/native/runner.c", ["RAN native"]),
        ("README.md", []),
    ],
)
def test_a_changed_source_repeats_only_what_is_made_from_it(
    scratch: ScratchProject, changed: str, expected: list[str]
) -> None:
    scratch.parts(TOOLS + "every_part")
    scratch.root.joinpath(changed).write_text("changed", encoding="utf-8")
    assert ran(scratch.parts(TOOLS + "every_part")) == expected


@pytest.mark.parametrize(
    ("removed", "expected"),
    [
        (".venv", ["RAN python"]),
        ("webui/node_modules", ["RAN npm"]),
        ("webui/dist", ["RAN page"]),
        ("webui/dist/manifest.json", ["RAN page"]),
        ("judge_sandbox/native/bin", ["RAN native"]),
    ],
)
def test_a_deleted_product_is_made_again(
    scratch: ScratchProject, removed: str, expected: list[str]
) -> None:
    scratch.parts(TOOLS + "every_part")
    scratch.parts(f'rm -r "$project/{removed}"')
    assert ran(scratch.parts(TOOLS + "every_part")) == expected


def test_the_developers_lock_also_serves_for_the_servers(scratch: ScratchProject) -> None:
    both = "ensure_locked requirements.lock requirements-dev.lock"
    assert ran(scratch.parts(TOOLS + both)) == ["RAN python"]
    assert ran(scratch.parts(TOOLS + "ensure_locked requirements.lock")) == []


@pytest.mark.parametrize("part", ["ensure_page", "ensure_web_packages", "ensure_native"])
def test_a_part_that_was_cut_short_is_repeated(scratch: ScratchProject, part: str) -> None:
    finished = scratch.parts(TOOLS + "every_part")
    assert finished.returncode == 0
    for name in ("webui/src/main.tsx", "webui/package.json", "judge_sandbox/native/runner.c"):
        scratch.root.joinpath(name).write_text("newer", encoding="utf-8")
    cut = scratch.parts(TOOLS + "quietly() { exit 7; }\n" + part)
    assert cut.returncode == 7
    assert len(ran(scratch.parts(TOOLS + part))) == 1


def test_a_failed_tool_shows_the_end_of_what_it_said_and_how_to_go_on(
    scratch: ScratchProject,
) -> None:
    answer = scratch.parts("quietly demo 'trying' sh -c 'echo no route to the registry; exit 3'")
    assert answer.returncode == 1
    assert "no route to the registry" in answer.stderr
    assert ".cache/logs/demo.log" in answer.stderr
    assert "这一步失败" in answer.stderr
    assert "quickstart.sh" in answer.stderr.splitlines()[-1]


def test_an_environment_that_was_moved_is_made_anew(scratch: ScratchProject) -> None:
    made = scratch.parts("ensure_venv; ensure_venv")
    assert made.returncode == 0, made.stderr
    assert made.stdout.count("making .venv") == 1
    moved = ScratchProject(scratch.root.rename(scratch.root.parent / "moved project"))
    assert "making .venv" in moved.parts("ensure_venv").stdout
    assert "making .venv" not in moved.parts("ensure_venv").stdout


def test_a_half_made_environment_is_made_anew(scratch: ScratchProject) -> None:
    scratch.root.joinpath(".venv/bin").mkdir(parents=True)
    assert "making .venv" in scratch.parts("ensure_venv").stdout
    assert scratch.root.joinpath(".venv/bin/pip").exists()


def test_two_preparations_at_once_wait_for_each_other(scratch: ScratchProject) -> None:
    with (
        scratch.begin_parts("lock_preparation; echo held; read -r _") as first,
        scratch.begin_parts("read -r _; lock_preparation; echo second") as second,
    ):
        assert first.stdin and first.stdout and second.stdin and second.stdout
        assert first.stdout.readline() == "held\n"
        second.stdin.write("go\n")
        second.stdin.flush()
        assert "another preparation is running" in second.stdout.readline()
        first.stdin.write("end\n")
        first.stdin.close()
        assert second.stdout.read() == "second\n"


def test_an_interrupted_preparation_leaves_no_lock_behind(scratch: ScratchProject) -> None:
    with scratch.begin_parts("lock_preparation; echo held; read -r _") as holder:
        assert holder.stdout and holder.stdout.readline() == "held\n"
        holder.kill()
    assert scratch.parts("lock_preparation; echo free").stdout == "free\n"


def test_the_real_folders_are_the_ones_that_are_watched() -> None:
    """The scratch project imitates these; if one moves, the imitation must follow."""
    for name in ("webui/package.json", "webui/package-lock.json", "webui/shims"):
        assert PROJECT.joinpath(name).exists()
    assert PROJECT.joinpath("judge_sandbox/native").is_dir()
