"""The test data of a Kattis package: secret cases with their groups and scores, and examples."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.groups import Group, Part, parts_of
from oj_appliance.interchange.formats.kattis.phrases import GENERATED, LONG_EXAMPLES
from oj_appliance.interchange.formats.kattis.settings import KattisSettings
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.stems import are_plain
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import map_of, words_of
from oj_appliance.interchange.types import PackageCase, UnreadableError
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example

SAMPLE, SECRET = "data/sample", "data/secret"
OLD_GROUP, NEW_GROUP = "testdata.yaml", "test_group.yaml"
LONGEST_EXAMPLE = rules.LONGEST_TEXT  # bytes; all together are no longer either
MOST_EXAMPLES = 100
DEEPEST = 20  # groups in groups
MOST_SETTINGS = 2500  # files; one a case and some for groups
LARGEST_SETTINGS = 16 * 1024  # bytes

# What a group hands down to those inside; 2025-09 says it of validator arguments alone.
_ARGUMENTS = ("output_validator_args", "output_validator_flags")


class KattisData(msgspec.Struct, frozen=True):
    """`arguments` go to the output validator, the same for every case."""

    cases: tuple[PackageCase, ...]
    judge_case_mode: str
    arguments: tuple[str, ...]
    unsupported: tuple[str, ...]


def read_data(folder: PackageFolder, settings: KattisSettings, reader: ProblemReader) -> KattisData:
    """Raises UnreadableError when there is nothing to judge with."""
    place, names = SECRET, _case_names(folder.folder(SECRET))
    if not names and folder.folder("generators").files():
        raise UnreadableError(SECRET, GENERATED)
    if not names:
        place, names = SAMPLE, _case_names(folder.folder(SAMPLE))
        if not names:
            raise UnreadableError(SECRET, phrases.NO_CASES)
        reader.warn(SAMPLE, phrases.SAMPLES_ONLY)
    secret = folder.folder(place)
    if len(names) > rules.LARGEST_CASE_COUNT:
        most = rules.LARGEST_CASE_COUNT
        raise UnreadableError(SECRET, phrases.TOO_MANY_CASES.filled(most=most))
    missing = sum(not secret.has(f"{name}.ans") for name in names)
    if missing and not settings.is_interactive:
        reader.warn(place, phrases.OUTPUTS_MISSING.filled(n=missing))
    files = _SettingsFiles(folder)
    top = _group(files, settings, names)
    arguments, unsupported = _arguments(files, top, names)
    unsupported += [f"{name}.files" for name in names if secret.folder(f"{name}.files").files()][:1]
    if not settings.is_scoring:
        parts = [Part(0, (name,)) for name in names]
        reasons: list[str] = []
    else:
        parts, reasons = parts_of(top, is_legacy=files.are_legacy(settings))
    has_groups = settings.is_scoring and any(len(part.cases) > 1 for part in parts)
    scores = _whole([part.score for part in parts], reader)
    cases = _cases(secret, parts, scores, is_scoring=settings.is_scoring, has_groups=has_groups)
    has_means = has_groups and any(part.is_mean for part in parts)
    mode = "subtask_average" if has_means else "subtask_lowest" if has_groups else "default"
    return KattisData(cases, mode, arguments, (*unsupported, *reasons))


def _case_names(folder: PackageFolder) -> list[str]:
    """Of all inputs below, without their extension, in the format's order."""
    found = [
        name.removesuffix(".in")
        for name in folder.files()
        if name.endswith(".in") and ".files/" not in name and name.count("/") < DEEPEST
    ]
    return sorted(found, key=lambda name: name.split("/"))


def _whole(scores: Sequence[float], reader: ProblemReader) -> list[int]:
    whole = [round(min(max(score, 0), rules.LARGEST_SCORE)) for score in scores]
    if any(each != score for each, score in zip(whole, scores, strict=True)):
        reader.change("scores", ", ".join(map(str, whole[:20])))
    return whole


def _cases(
    secret: PackageFolder,
    parts: Sequence[Part],
    scores: Sequence[int],
    *,
    is_scoring: bool,
    has_groups: bool,
) -> tuple[PackageCase, ...]:
    stems = _stems([name for part in parts for name in part.cases])
    return tuple(
        PackageCase(
            f"{stems[name]}.in",
            f"{stems[name]}.out",
            secret.spooled_text(f"{name}.in"),
            secret.spooled_text(f"{name}.ans") if secret.has(f"{name}.ans") else None,
            score if is_scoring else None,
            number if has_groups else 1,
        )
        for number, (part, score) in enumerate(zip(parts, scores, strict=True), 1)
        for name in part.cases
    )


def _stems(names: Sequence[str]) -> dict[str, str]:
    """The package's names where they are plain and different, perhaps with the groups'; else
    numbers."""
    for stems in (
        [name.rpartition("/")[2] for name in names],
        [name.replace("/", "-") for name in names],
    ):
        if are_plain(stems):
            return dict(zip(names, stems, strict=True))
    return {name: str(number) for number, name in enumerate(names, 1)}


# -- groups


class _SettingsFiles:
    """The YAML files beside the data, each read once."""

    def __init__(self, folder: PackageFolder) -> None:
        self._folder = folder
        self._known: dict[str, dict[str, object]] = {}

    def find(self, name: str) -> dict[str, object]:
        """Empty when there is no such file. Raises UnreadableError for one too many."""
        if not self._folder.has(name):
            return {}
        if name not in self._known:
            if len(self._known) >= MOST_SETTINGS:
                raise UnreadableError(name, phrases.YAML_TOO_LARGE)
            text = self._folder.text(name, LARGEST_SETTINGS)
            self._known[name] = map_of(read_yaml(text, name))
        return self._known[name]

    def are_legacy(self, settings: KattisSettings) -> bool:
        """By what is there: the drafts have either kind of file, and either kind of grading."""
        own = [name for name in self._folder.files() if name.startswith("data/")]
        if any(name.endswith(f"/{NEW_GROUP}") for name in own):
            return False
        old = [self.find(name) for name in own if name.endswith(f"/{OLD_GROUP}")]
        if any(map_of(each.get(key)) for each in old for key in ("scoring", "grading")):
            return False
        return settings.is_legacy or bool(old)


def _group(files: _SettingsFiles, settings: KattisSettings, names: Sequence[str]) -> Group:
    """The tree under the secret data, legacy properties handed down."""
    is_legacy = files.are_legacy(settings)

    def grown(path: str, inherited: dict[str, object], inside: Sequence[str]) -> Group:
        own = dict(inherited)
        for file in (OLD_GROUP, NEW_GROUP):
            own |= files.find(f"{SECRET}/{path}{file}")
        handed = own if is_legacy else {key: own[key] for key in _ARGUMENTS if key in own}
        direct = [name for name in inside if "/" not in name[len(path) :]]
        below: dict[str, list[str]] = {}
        for name in inside:
            if "/" in name[len(path) :]:
                below.setdefault(name[len(path) :].partition("/")[0], []).append(name)
        groups = tuple(grown(f"{path}{key}/", handed, each) for key, each in below.items())
        return Group(path, own, tuple(direct), groups)

    return grown("", settings.grading | files.find(f"data/{OLD_GROUP}"), names)


def _arguments(
    files: _SettingsFiles, top: Group, names: Sequence[str]
) -> tuple[tuple[str, ...], list[str]]:
    """Those of the first case, and a reason where they differ from case to case."""
    found: dict[str, tuple[str, ...]] = {}
    unsupported: list[str] = []

    def collect(group: Group) -> None:
        for name in group.cases:
            own = group.settings | files.find(f"{SECRET}/{name}.yaml")
            if words_of(own.get("args")) and "args" not in unsupported:
                unsupported.append("args")
            found[name] = tuple(word for key in _ARGUMENTS for word in words_of(own.get(key)))
        for each in group.groups:
            collect(each)

    collect(top)
    if len(set(found.values())) > 1:
        unsupported.append(_ARGUMENTS[0])
    return found[names[0]], unsupported


# -- examples


def read_examples(
    folder: PackageFolder, reader: ProblemReader
) -> tuple[tuple[Example, ...], list[str]]:
    """The examples, and the conversations that belong into the hint."""
    sample = folder.folder(SAMPLE)
    stems = {
        name.removesuffix(end)
        for name in sample.files()
        for end in (".in", ".in.statement", ".interaction")
        if name.endswith(end) and ".files/" not in name
    }
    examples: list[Example] = []
    talks: list[str] = []
    for stem in sorted(stems, key=lambda name: PurePosixPath(name).parts)[:MOST_EXAMPLES]:
        talk = _shown(sample, [f"{stem}.interaction"])
        given = _shown(sample, [f"{stem}.in.statement", f"{stem}.in"])
        wanted = _shown(sample, [f"{stem}.ans.statement", f"{stem}.out", f"{stem}.ans"])
        if talk:
            talks.append(talk)
            given, wanted = _said(talk, "<"), _said(talk, ">")
        if given is not None and wanted is not None:
            examples.append(Example(given, wanted))
    while len(rules.examples_text(examples)) > rules.LONGEST_TEXT:
        examples.pop()
    if len(examples) < len(stems):
        reader.lose("examples", LONG_EXAMPLES.filled(n=len(stems) - len(examples)))
    return tuple(examples), talks


def _shown(sample: PackageFolder, names: Sequence[str]) -> str | None:
    """The first of the files that is there, "" when none is; None for one that is too long."""
    for name in names:
        if sample.has(name):
            return sample.text(name).rstrip() if sample.size(name) <= LONGEST_EXAMPLE else None
    return ""


def _said(talk: str, mark: str) -> str:
    lines = [line[1:].strip() for line in talk.split("\n") if line.startswith(mark)]
    return "\n".join(lines)
