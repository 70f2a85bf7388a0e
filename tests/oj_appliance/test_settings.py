"""One table, four sources: defaults, oj.toml, environment, command line; a later one wins."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from oj_appliance.settings import BadSettingError, as_toml, load_settings, table
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


def test_a_later_source_wins(tmp_path: Path) -> None:
    file = tmp_path / "oj.toml"
    file.write_text("[server]\nport = 1\nhost = 'a'\nuser = 'b'\n", "utf-8")
    environment = {"OJ_SERVER_PORT": "2", "OJ_SERVER_HOST": "c", "OJ_SERVER_DEMO": "yes"}
    found = load_settings(file=file, environment=environment, options={"server.port": "3"}).server
    assert (found.port, found.host, found.user, found.demo) == (3, "c", "b", True)


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("[server]\nprot = 1\n", {}),
        ("[server]\nport = 'x'\n", {}),
        ("", {"OJ_SERVER_PORT": "many"}),
        ("", {"OJ_SERVER_DEMO": "perhaps"}),
    ],
)
def test_a_mistake_names_its_place(tmp_path: Path, text: str, environment: dict[str, str]) -> None:
    file = tmp_path / "oj.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSettingError, match=r"server\.|SERVER_"):
        load_settings(file=file, environment=environment, options={})


def test_the_file_of_a_first_start_says_every_setting_and_changes_none(
    server: ServerProcess,
) -> None:
    text = (server.data / "oj.toml").read_text("utf-8")
    assert text == as_toml()
    assert all(f"# {row.name} = " in text and row.environment in text for row in table())
    values = tomllib.loads(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE))
    assert {row.key: values[row.section][row.name] for row in table()} == {
        row.key: row.default for row in table()
    }
