"""A statement's document is divided where the page would show a heading, and nowhere else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.interchange.markup.sections import document_of, sections_of
from oj_appliance.problems.types.problem import Example, Statement

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    "inside",
    [
        "```text\n## Output\n```",
        "~~~~\n## Output\n~~~\n~~~~",
        "    ## Output",
        "$$\n## Output\n$$",
        "<div>\n## Output\n</div>",
        "> ## Output",
        "line\n---\n\nunder the line",
    ],
)
def test_what_is_shown_as_no_heading_divides_nothing(inside: str) -> None:
    found = sections_of(f"## Input\n\nnumbers\n\n{inside}\n\nmore")
    assert found.parts == {"input": f"numbers\n\n{inside}\n\nmore"}


@pytest.mark.parametrize(
    "heading", ["## Output ##", "Output\n---", "   # Output", "<h3>Output</h3>"]
)
def test_every_way_to_write_a_heading_divides(heading: str) -> None:
    found = sections_of(f"## Input\n\nnumbers\n\n{heading}\nsums")
    assert found.parts == {"input": "numbers", "output": "sums"}


def test_an_example_without_an_end_reaches_to_the_end() -> None:
    found = sections_of("Add.\n\n```input1\n1 2\n\n```output1\n3")
    assert found.examples == (Example("1 2\n\n```output1\n3", ""),)
    assert found.parts == {"description": "Add."}


def test_an_example_of_a_list_stands_at_the_margin() -> None:
    found = sections_of("- first:\n\n  ```input1\n  1\n    2\n  ```\n\n  ```output1\n  3\n  ```\n")
    assert found.examples == (Example("1\n  2", "3"),)


_TEXTS = st.text(st.sampled_from("ab `#-~$<>\n\x00中"), max_size=30)


@given(_TEXTS, _TEXTS)
@settings(max_examples=100, deadline=None)
def test_examples_come_back_whatever_they_hold(given_text: str, wanted: str) -> None:
    examples = (Example(given_text, wanted),)
    found = sections_of(document_of(Statement("t", "a"), "en", examples))
    assert found.examples == (Example(given_text.rstrip("\n"), wanted.rstrip("\n")),)


@pytest.mark.parametrize("piece", ["$$a\n", "> ", "- ", "<pre>\n", "```\n"])
def test_a_hostile_document_is_read_to_its_end(piece: str) -> None:
    """What searched the same text again and again would take hours here."""
    found = sections_of(piece * (200_000 // len(piece)) + "\n\nTHE END")
    assert "THE END" in "".join(found.parts.values())
