"""What quickstart.sh and test.sh say to their options, before they touch anything."""

import pytest

from .conftest import ScratchProject

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("script", ["quickstart.sh", "test.sh"])
def test_help_names_every_option_the_script_knows(scratch: ScratchProject, script: str) -> None:
    answer = scratch.run("bash", f"installer/{script}", "--help")
    options = {
        "quickstart.sh": [
            *("--service", "--port", "--data", "--languages", "--demo", "--prepare-only", "--help"),
            *("pypy3", "go", "csharp", "php", "node", "ruby", "rust"),
        ],
        "test.sh": ["--quick", "--full", "--help"],
    }
    assert answer.returncode == 0
    assert [name for name in options[script] if name not in answer.stdout] == []


@pytest.mark.parametrize(
    "port", ["0", "65536", "http", "-1", "80 80", "0x50", "99999999999999999999"]
)
def test_a_port_that_is_none_is_refused_in_both_languages(
    scratch: ScratchProject, port: str
) -> None:
    answer = scratch.quickstart("--port", port)
    assert answer.returncode == 1
    assert f"--port must be a number from 1 to 65535, not {port}" in answer.stderr
    assert "--port 必须是 1 到 65535 的数字" in answer.stderr


@pytest.mark.parametrize("languages", ["cobol", "go,cobol", "all,go", "go rust", "php node", ","])
def test_a_language_that_the_table_lacks_is_refused(
    scratch: ScratchProject, languages: str
) -> None:
    answer = scratch.quickstart("--languages", languages)
    assert answer.returncode == 1
    assert f"ruby rust with commas between, not {languages}" in answer.stderr
    assert "--languages 可以是 all" in answer.stderr


@pytest.mark.parametrize("option", ["--port", "--data", "--languages"])
@pytest.mark.parametrize("form", ["{}", "{}="])
def test_an_option_without_its_value_is_refused(
    scratch: ScratchProject, option: str, form: str
) -> None:
    answer = scratch.quickstart(form.format(option))
    assert answer.returncode == 1
    assert f"{option} needs a value" in answer.stderr


@pytest.mark.parametrize("script", ["quickstart.sh", "test.sh"])
def test_an_unknown_option_is_refused_and_the_help_named(
    scratch: ScratchProject, script: str
) -> None:
    answer = scratch.run("bash", f"installer/{script}", "--prot")
    assert answer.returncode == 1
    assert "unknown option: --prot" in answer.stderr
    assert f"bash installer/{script} --help" in answer.stderr


def test_a_refused_option_leaves_the_folder_as_it_was(scratch: ScratchProject) -> None:
    before = sorted(scratch.root.rglob("*"))
    scratch.quickstart("--port", "none")
    assert sorted(scratch.root.rglob("*")) == before
