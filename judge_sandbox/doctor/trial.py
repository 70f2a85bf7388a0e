"""A box built for trial, and the toolchains that answer in it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from judge_sandbox.doctor.check import Text, check
from judge_sandbox.languages import Language, all_languages
from judge_sandbox.native.remedies import remedy_for
from judge_sandbox.own_command import own_command
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.system_root import system_root
from judge_sandbox.types import Check, InstalledLanguage, SandboxUnavailable

_TITLE: Text = ("Sandbox", "沙箱")


def trial_checks() -> list[Check]:
    """Only root can try at any time: without it the groups belong to the service that runs."""
    if os.geteuid() != 0:
        return [
            check(
                "box",
                "amber",
                _TITLE,
                ("not tried: this needs root", "未测试：需要 root"),
                ("Try it as root.", "请以 root 测试。"),
                own_command("doctor"),
            )
        ]
    with tempfile.TemporaryDirectory() as cache:
        try:
            sandbox = Sandbox.open(slots=1, cache_dir=Path(cache), locate=LocalFiles().path)
        except SandboxUnavailable as error:
            return [refused(error)]
        try:
            installed = sandbox.languages()
            return [works(sandbox.cgroup_version), *languages(installed)]
        finally:
            sandbox.close()


def refused(error: SandboxUnavailable) -> Check:
    remedy = remedy_for(error.__cause__)
    return check(
        "box",
        "red",
        _TITLE,
        (str(error), str(error)),
        (remedy.text_en, remedy.text_zh),
        remedy.command,
    )


def works(version: int) -> Check:
    """Level A: groups of version 2. A1: the same protection by groups of version 1, as root."""
    level = "A" if version == 2 else "A1"
    return check(
        "box",
        "green",
        _TITLE,
        (
            f"built and answering, protection level {level} (root, groups v{version})",
            f"可用，防护等级 {level}（root，cgroup v{version}）",
        ),
    )


def languages(installed: tuple[InstalledLanguage, ...]) -> list[Check]:
    """What is there, in one line, and a line for each toolchain that is not."""
    names = {language.name for language in installed}
    missing: dict[str, list[Language]] = {}
    for language in all_languages().values():
        if language.name not in names:
            missing.setdefault(language.install, []).append(language)
    found = ", ".join(f"{language.name} {language.version}" for language in installed)
    return [
        check(
            "languages",
            "green" if installed else "red",
            ("Languages", "编程语言"),
            (found or "none", found or "无"),
            ("Install at least one toolchain.", "请至少安装一种工具链。"),
            "apt-get install g++",
        ),
        *(_absent(group, install) for install, group in missing.items()),
    ]


def _absent(group: list[Language], install: str) -> Check:
    names = ", ".join(language.name for language in group)
    if system_root() != Path("/"):
        # What this machine has is not seen by boxes, so installing it here would be of no use.
        return check(
            f"language.{group[0].name}",
            "green",
            (f"Language {names}", f"编程语言 {names}"),
            ("in no installed language pack", "不在已安装的语言包中"),
            ("", ""),
            "",
        )
    debian = group[0].in_debian
    return check(
        f"language.{group[0].name}",
        "amber" if debian else "green",
        (f"Language {names}", f"编程语言 {names}"),
        ("not installed", "未安装"),
        ("Install it and restart the judge.", "请安装后重启评测。"),
        install,
    )
