"""Nothing that an FPS file holds can break the reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.markup.marked_texts import statement_text
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import RefusedProblem, UnreadableError, finding_text
from tests.oj_appliance.interchange.formats.fps.fps_files import read_fps
from tests.oj_appliance.interchange.packages import FIXTURES, fps

pytestmark = pytest.mark.quick


SAMPLES = [file.read_bytes() for file in sorted((FIXTURES / "fps").glob("*.xml"))[:2]]
NAMES = st.sampled_from(
    [
        *("title", "time_limit", "memory_limit", "description", "source", "remote_oj"),
        *("test_input", "test_output", "sample_input", "sample_output"),
        *("img", "src", "base64", "solution", "prepend", "template", "append"),
        *("spj", "tpj", "interactor"),
    ]
)
TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc",)), max_size=40)
NODES = st.builds(
    lambda name, key, value, text: (
        f'<{name} {key}="{value}"><![CDATA[{text.replace("]]>", "")}]]></{name}>'
    ),
    NAMES,
    st.sampled_from(["name", "unit", "language"]),
    st.sampled_from(["", "1", "s", "kb", "C++", "Python", "Text", "a.in"]),
    TEXTS | st.sampled_from(["1", "0.5", "int main() {}", "无", "[md]x[/md]", "[code][/code]"]),
)


def check(folder: Path, content: bytes) -> None:
    """Problems, refusals told in both languages, or an UnreadableError; nothing else."""
    with Spool(folder) as spool:
        try:
            problems = read_fps([content], spool, entry="set.xml")
        except UnreadableError as error:
            assert finding_text(error.finding, "zh-CN")
            return
        for problem in problems:
            if isinstance(problem, RefusedProblem):
                assert finding_text(problem.error, "en-US")
                continue
            assert problem.cases
            assert problem.draft.statement.title
            for finding in (*problem.warnings, *problem.losses):
                assert finding_text(finding, "zh-CN") and finding_text(finding, "en-US")


fuzzed = settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150
)


@fuzzed
@given(content=st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes) -> None:
    check(tmp_path, content)
    check(tmp_path, b"<fps><item>" + content)


@fuzzed
@given(nodes=st.lists(NODES, max_size=12))
def test_any_nodes_are_read_or_refused(tmp_path: Path, nodes: list[str]) -> None:
    check(tmp_path, fps(f"<item>{''.join(nodes)}</item>"))


@fuzzed
@given(sample=st.sampled_from(SAMPLES), data=st.data())
def test_a_damaged_file_is_read_or_refused(
    tmp_path: Path, sample: bytes, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(sample) - 1))
    damage = data.draw(st.binary(max_size=4))
    length = data.draw(st.integers(0, 8))
    check(tmp_path, sample[:place] + damage + sample[place + length :])


@fuzzed
@given(size=st.integers(1, 7), sample=st.sampled_from(SAMPLES))
def test_the_size_of_the_pieces_changes_nothing(tmp_path: Path, size: int, sample: bytes) -> None:
    pieces = (sample[at : at + size] for at in range(0, len(sample), size))
    with Spool(tmp_path) as first, Spool(tmp_path) as second:
        whole = read_fps([sample], first, entry="set.xml")
        assert read_fps(pieces, second, entry="set.xml") == whole


LINKS = st.text("/.?+*()[]{}|^$&;=%#a1中\\", min_size=1, max_size=12)


@fuzzed
@given(link=LINKS, others=st.dictionaries(LINKS, st.just("/other"), max_size=4))
def test_a_link_is_no_pattern(link: str, others: dict[str, str]) -> None:
    others.pop(link, None)
    assert replace_links(f'<img src="{link}">', {**others, link: "/new"}) == '<img src="/new">'


@fuzzed
@given(text=TEXTS)
def test_any_program_in_marks_is_shown_as_one(text: str) -> None:
    shown = statement_text(f"before [CODE]{text}[/Code] after")
    assert shown.startswith("before <pre><code>")
    assert shown.endswith("</code></pre> after")
