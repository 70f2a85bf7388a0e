"""Attack and honest program at once: neither changes the other's verdict."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.attacks.host import HostLook
from tests.attacks.pairs import FIRST_SEED, Pair
from tests.judge_sandbox.sandbox_fixture import Bench

_PAIRS, _AT_ONCE = 200 if os.environ.get("OJ_TEST_FULL") == "1" else 80, 20
# Other pairs with each of the repetitions of `python -m tests.attacks.full`.
_BASE = int(os.environ.get("OJ_TEST_SEED", FIRST_SEED))


@pytest.mark.parametrize("first", range(_BASE, _BASE + _PAIRS, _AT_ONCE))
def test_pairs_of_attack_and_honest_program_get_exact_verdicts(
    bench: Bench, look: Callable[[], HostLook], first: int
) -> None:
    before = look()
    said = [Pair.of(seed).judge(bench) for seed in range(first, first + _AT_ONCE)]
    assert not any(said), "\n".join(word for word in said if word)
    before.assert_unchanged()
