"""What is upgraded: a program, its data, and how root works on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import Prefix
from oj_appliance.installation.sealed_file import TrustedKey
from oj_appliance.upgrades import trial
from oj_appliance.upgrades.files import UpgradeFiles

Work = Callable[[], str | None]


@dataclass(frozen=True)
class Site:
    """`words` are those that follow `serve`; `as_owner` runs something as the
    owner of the data, in a process of its own, and raises OSError with what went wrong there;
    `exam_runs` names, as the owner, the exam that runs now, "" for none."""

    prefix: Prefix
    folder: DataFolder
    keys: tuple[TrustedKey, ...]
    words: tuple[str, ...]
    as_owner: Callable[[Work], str]
    exam_runs: Work
    bounds: trial.Bounds = field(default_factory=trial.Bounds)

    @property
    def files(self) -> UpgradeFiles:
        return UpgradeFiles(self.prefix)

    @property
    def current(self) -> Path:
        return self.prefix.current.resolve()
