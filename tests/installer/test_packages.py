"""The package table, and what a user without root rights is told."""

import re

import pytest

from .conftest import ScratchProject, give_to

pytestmark = pytest.mark.quick


def test_without_root_the_missing_packages_are_named_in_one_line_to_copy(
    without_compilers: ScratchProject,
) -> None:
    give_to(without_compilers.root, "nobody")
    answer = without_compilers.quickstart("--prepare-only", user="nobody")
    assert answer.returncode == 1
    assert "these system packages are missing: gcc g++ make openjdk" in answer.stderr
    assert "缺少以下系统软件包" in answer.stderr
    line = re.search(
        r"^    sudo apt-get update && sudo apt-get install -y --no-install-recommends (.+)$",
        answer.stderr,
        re.MULTILINE,
    )
    assert line
    assert line[1].split()[:3] == ["gcc", "g++", "make"]
    assert not without_compilers.root.joinpath(".venv").exists()


def test_the_tests_need_more_packages_than_the_server(without_compilers: ScratchProject) -> None:
    give_to(without_compilers.root, "nobody")
    answer = without_compilers.run("bash", "installer/test.sh", user="nobody")
    assert answer.returncode == 1
    assert "shellcheck chromium-headless-shell" in answer.stderr


@pytest.mark.parametrize(
    ("about", "java"),
    [
        ('ID=debian\nVERSION_ID="12"', "openjdk-17-jdk-headless"),
        ('ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"', "openjdk-21-jdk-headless"),
    ],
)
def test_each_distribution_gets_its_own_package_names(
    without_compilers: ScratchProject, about: str, java: str
) -> None:
    without_compilers.root.joinpath("os-release").write_text(about, encoding="utf-8")
    answer = without_compilers.parts("os_release=$project/os-release; missing_packages run")
    assert java in answer.stdout.split()


@pytest.mark.parametrize(
    ("option", "wanted"),
    [
        (["--languages", "go"], "golang-go"),
        (["--languages=rust,go"], "golang-go rustc"),
        (["--languages", "all"], "golang-go rustc"),
    ],
)
def test_further_languages_come_when_they_are_asked_for(
    without_compilers: ScratchProject, option: list[str], wanted: str
) -> None:
    give_to(without_compilers.root, "nobody")
    answer = without_compilers.quickstart("--prepare-only", *option, user="nobody")
    assert answer.returncode == 1
    assert re.search(rf"missing: gcc g\+\+ make openjdk\S+ {wanted}\n", answer.stderr)


def test_languages_that_nobody_asked_for_are_only_mentioned(
    without_compilers: ScratchProject,
) -> None:
    answer = without_compilers.parts("missing_packages run; mention_languages")
    assert "golang-go" not in answer.stdout
    assert "languages not installed: go rust; --languages all adds them" in answer.stdout


def test_a_system_without_apt_is_told_the_names_to_look_for(
    without_compilers: ScratchProject,
) -> None:
    answer = without_compilers.parts("command() { [[ $2 != apt-get ]]; }; ensure_packages run")
    assert answer.returncode == 1
    assert "has no apt-get" in answer.stderr
    assert "g++" in answer.stderr


def test_what_is_present_is_not_asked_for(scratch: ScratchProject) -> None:
    answer = scratch.parts('missing_packages run test "${further_languages[@]}"')
    assert answer.returncode == 0
    assert answer.stdout == ""


def test_an_old_python_is_refused_with_its_version_border(scratch: ScratchProject) -> None:
    old = scratch.root / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *version_info*) exit 1 ;; esac\n', encoding="utf-8")
    old.chmod(0o755)
    answer = scratch.parts("system_python=$project/python3; ensure_packages run")
    assert answer.returncode == 1
    assert "older than 3.11" in answer.stderr


def test_a_folder_prepared_by_root_says_so_to_others(scratch: ScratchProject) -> None:
    answer = scratch.quickstart("--prepare-only", user="nobody")
    assert answer.returncode == 1
    assert "cannot be written by nobody" in answer.stderr
    assert "sudo chown -R nobody" in answer.stderr
