"""Every setting of the server, once: name, type, default and help.

From this one table come oj.toml, the environment variables (OJ_<SECTION>_<NAME>), the options of
the command line and docs/settings.md. A later source wins: defaults, file, environment, options.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any


def _setting(default: Any, help_text: str) -> Any:
    return field(default=default, metadata={"help": help_text})


@dataclass(frozen=True)
class ServerSettings:
    host: str = _setting("0.0.0.0", "address to listen on")  # noqa: S104 - a LAN server
    port: int = _setting(8080, "port to listen on")
    https_port: int = _setting(8443, "port of https, once the page of addresses switches it on")
    mdns: bool = _setting(True, "may announce a name such as oj.local on the network")
    data: str = _setting("data", "folder that holds everything the server keeps")
    user: str = _setting("oj", "user to whom the web part drops when started as root")
    trusted_proxy: str = _setting("", "reverse proxy whose (last) entry in X-Forwarded-For counts")
    demo: bool = _setting(False, "put the demo problems into an empty problem bank at start")
    dev: bool = _setting(False, "serve the page without caching and with its tools for developers")


@dataclass(frozen=True)
class JudgeSettings:
    slots: int = _setting(0, "programs judged at the same time; 0 = by the number of cores")
    shutdown_seconds: int = _setting(20, "time given to running judgings when the server stops")


@dataclass(frozen=True)
class StorageSettings:
    reader_threads: int = _setting(3, "threads that read the database")
    read_timeout_ms: int = _setting(2000, "a longer read is interrupted and answered 503")


@dataclass(frozen=True)
class LimitSettings:
    """Rates of contract 00-conventions §10; 0 switches one off."""

    login_per_minute: int = _setting(10, "logins a minute for one account from one address")
    login_per_minute_address: int = _setting(
        600, "logins a minute from one address; also puzzles and captchas, and registrations"
    )
    accounts_per_hour_address: int = _setting(
        300, "accounts an hour that may be registered from one address"
    )
    setup_per_minute: int = _setting(30, "setup attempts a minute from one address")
    upload_per_minute: int = _setting(20, "uploads a minute for one account")
    draft_per_minute: int = _setting(60, "times a minute that one account's code is kept")
    crash_per_minute: int = _setting(10, "crashed pages a minute that one address may tell of")
    connections_per_address: int = _setting(2000, "connections that one address may hold open")
    submit_interval: bool = _setting(True, "keep the interval between two submissions of a user")


@dataclass(frozen=True)
class LessonSettings:
    slides_program: str = _setting(
        "", "LibreOffice's soffice, which shows slides as PDF; empty = look for it, none = do not"
    )
    slides_seconds: int = _setting(180, "time that slides may take to become a PDF")


@dataclass(frozen=True)
class MetricsSettings:
    token: str = _setting("", "token that may read /metrics; empty = only root's session")


@dataclass(frozen=True)
class Settings:
    server: ServerSettings = field(default_factory=ServerSettings)
    judge: JudgeSettings = field(default_factory=JudgeSettings)
    storage: StorageSettings = field(default_factory=StorageSettings)
    limits: LimitSettings = field(default_factory=LimitSettings)
    lessons: LessonSettings = field(default_factory=LessonSettings)
    metrics: MetricsSettings = field(default_factory=MetricsSettings)

    @property
    def data_folder(self) -> Path:
        return Path(self.server.data).resolve()


SECTIONS: dict[str, type[Any]] = {
    "server": ServerSettings,
    "judge": JudgeSettings,
    "storage": StorageSettings,
    "limits": LimitSettings,
    "lessons": LessonSettings,
    "metrics": MetricsSettings,
}


@dataclass(frozen=True)
class Setting:
    """One row of the table."""

    section: str
    name: str
    kind: type
    default: Any
    help: str

    @property
    def environment(self) -> str:
        return f"OJ_{self.section}_{self.name}".upper()

    @property
    def key(self) -> str:
        return f"{self.section}.{self.name}"


def table() -> list[Setting]:
    rows = []
    for section, section_class in SECTIONS.items():
        for entry in fields(section_class):
            rows.append(
                Setting(
                    section,
                    entry.name,
                    type(entry.default),
                    entry.default,
                    entry.metadata["help"],
                )
            )
    return rows


class BadSettingError(Exception):
    """A value cannot be read; the text names the source and the setting."""


def load_settings(
    *, file: Path | None, environment: Mapping[str, str], options: Mapping[str, Any]
) -> Settings:
    """Settings from all sources. `options` maps "section.name" to values of the command line.

    Raises BadSettingError for an unknown name in the file or a value of the wrong type.
    """
    known = {row.key: row for row in table()}
    values: dict[str, Any] = {}
    if file is not None and file.exists():
        for section, entries in _sections_of(file).items():
            for name, value in entries.items():
                key = f"{section}.{name}"
                if key not in known:
                    raise BadSettingError(f"{file}: unknown setting {key}")
                values[key] = _convert(known[key], value, str(file))
    for row in known.values():
        if row.environment in environment:
            values[row.key] = _convert(row, environment[row.environment], row.environment)
    for key, value in options.items():
        if value is not None:
            values[key] = _convert(known[key], value, "command line")
    return _build(values)


def _sections_of(file: Path) -> dict[str, dict[str, Any]]:
    try:
        sections = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:  # ValueError: no TOML, or no UTF-8
        raise BadSettingError(f"{file}: {error}") from error
    for name, entries in sections.items():
        if not isinstance(entries, dict):
            raise BadSettingError(f"{file}: {name} stands outside of a section such as [server]")
    return sections


# Of commands; no settings.
_PASSWORDS = {"OJ_ROOT_PASSWORD", "OJ_USER_PASSWORD", "OJ_BACKUP_PASSWORD"}


def mistyped_variables(environment: Mapping[str, str]) -> list[str]:
    """A sentence for each OJ_ variable that is none of ours: it does nothing."""
    known = {row.environment for row in table()} | _PASSWORDS
    said = []
    for name in sorted(environment):
        if not name.startswith("OJ_") or name.startswith("OJ_TEST_") or name in known:
            continue
        near = get_close_matches(name, known, n=1)
        meant = f"; did you mean {near[0]}?" if near else ""
        said.append(f"{name} is no setting and does nothing{meant} / 没有这个设置{meant}")
    return said


def _convert(row: Setting, value: Any, source: str) -> Any:
    if row.kind is bool and isinstance(value, str):
        if value.lower() in ("1", "true", "yes", "on"):
            return True
        if value.lower() in ("0", "false", "no", "off", ""):
            return False
    elif row.kind is int and isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            pass
    elif isinstance(value, row.kind):
        return value
    raise BadSettingError(f"{source}: {row.key} must be a {row.kind.__name__}, not {value!r}")


def _build(values: Mapping[str, Any]) -> Settings:
    sections: dict[str, Any] = {}
    for section, section_class in SECTIONS.items():
        given = {
            key.partition(".")[2]: value
            for key, value in values.items()
            if key.partition(".")[0] == section
        }
        sections[section] = section_class(**given)
    return Settings(**sections)


def as_toml() -> str:
    """The commented oj.toml that documents every setting with its default."""
    lines: list[str] = []
    section = ""
    for row in table():
        if row.section != section:
            section = row.section
            lines += ["", f"[{section}]"]
        lines += [f"# {row.help} ({row.environment})", f"# {row.name} = {_toml(row.default)}"]
    return "\n".join(lines).lstrip() + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
