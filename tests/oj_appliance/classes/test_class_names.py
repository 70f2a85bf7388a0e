"""What the group of a class is called (contract class.md §2)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.classes.rosters import names

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    ("class_name", "short_name"),
    [
        ("高一(3)班", "gao1_3"),
        ("2026级高一(3)班", "2026gao1_3"),
        ("七年级（2）班", "class7_2"),
        ("1班", "class1"),
        ("初一实验班", "chu1shiyan"),
        ("十二班", "class12"),
        ("Class 9B", "Class_9B"),
        ("龘", "class"),
    ],
)
def test_a_short_name_is_pinyin_and_numbers(class_name: str, short_name: str) -> None:
    assert names.short_name_of(class_name, lambda _: False) == short_name


def test_a_name_that_somebody_has_gets_a_number() -> None:
    used = {"gao1_3", "gao1_3_2"}
    assert names.short_name_of("高一(3)班", used.__contains__) == "gao1_3_3"
    assert names.name_of("高一(3)班", 2026, {"高一(3)班"}.__contains__) == "高一(3)班 2026"
    assert names.name_of("1班", 2026, {"1班 2026"}.__contains__) == "1班 2026 2"


@given(st.text(min_size=1, max_size=50), st.integers(0, 30))
def test_every_class_gets_names_that_a_group_may_have(class_name: str, others: int) -> None:
    used: set[str] = set()
    for _ in range(others + 1):
        short = names.short_name_of(class_name, used.__contains__)
        name = names.name_of(class_name, 2026, used.__contains__)
        assert re.fullmatch("[A-Za-z0-9_]{5,10}", short) and short not in used
        assert names.SHORTEST_NAME <= len(name) <= names.LONGEST_NAME and name not in used
        used |= {short, name}
