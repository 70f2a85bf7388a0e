"""Hashes of other sites: known ones are checked, what is kept is not theirs, and refusing a
password takes as long for everybody."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from oj_appliance.accounts.signing_in import passwords as passwords_module
from oj_appliance.accounts.signing_in.foreign import (
    MOST_ROUNDS,
    ForeignHash,
    django_hash,
    hustoj_hash,
    md5_hash,
)
from oj_appliance.accounts.signing_in.passwords import Passwords
from tests.oj_appliance.site_move import hoj, hustoj, qduoj

TYPED = "Pa'ss 中\\"
KNOWN = {
    "hoj": md5_hash(hoj.password(TYPED)),
    "hoj in large letters": md5_hash(hoj.password(TYPED).upper()),
    "hustoj": hustoj_hash(hustoj.password(TYPED)),
    "old hustoj": hustoj_hash(hustoj.old_password(TYPED)),
    "qduoj": django_hash(qduoj.password(TYPED)),
}


@pytest.mark.parametrize("name", KNOWN)
def test_the_password_fits_and_nothing_else_does(name: str) -> None:
    asyncio.run(_fits(name))


async def _fits(name: str) -> None:
    foreign = KNOWN[name]
    assert foreign is not None
    passwords = Passwords()
    try:
        (stored,) = await passwords.hash_foreign([foreign])
        assert foreign.digest not in stored and TYPED not in stored
        assert await passwords.matches(stored, TYPED)
        assert passwords.is_outdated(stored)
        # The old site's hash itself is no password.
        for wrong in (TYPED + " ", "", foreign.digest, stored, hoj.password(TYPED)):
            assert not await passwords.matches(stored, wrong)
    finally:
        passwords.close()


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "!", "plain", "a" * 31, "{SHA}abc", "$2y$10$abcdefghijklmnopqrstuu"),
        *("argon2$argon2id$v=19$m=1$x$y", "pbkdf2_sha1$10$salt$abc"),
        f"pbkdf2_sha256${MOST_ROUNDS + 1}$salt${'A' * 43}=",
        f"pbkdf2_sha256$0$salt${'A' * 43}=",
        "pbkdf2_sha256$10$salt$short",
        "A" * 64 + "\n",
    ],
)
def test_what_is_no_hash_that_we_know_is_none(text: str) -> None:
    assert md5_hash(text) is None
    assert hustoj_hash(text) is None
    assert django_hash(text) is None


def test_refusing_costs_the_same_whatever_an_account_came_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted in rounds, since clocks of test machines tell nothing."""
    asyncio.run(_costs(monkeypatch))


async def _costs(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    def counted(rounds: int, typed: str) -> None:
        spent.append(max(rounds, 0))

    real = hashlib.pbkdf2_hmac

    def pbkdf2(name: str, typed: bytes, salt: bytes, rounds: int) -> bytes:
        spent.append(rounds)
        return real(name, typed, salt, 1)

    monkeypatch.setattr(passwords_module, "spend", counted)
    monkeypatch.setattr(hashlib, "pbkdf2_hmac", pbkdf2)
    passwords = Passwords()
    passwords.foreign_rounds = 5000
    try:
        hashes: list[ForeignHash] = [each for each in KNOWN.values() if each is not None]
        stored = await passwords.hash_foreign(hashes)
        own = await passwords.hash("secret123")
        for account in (None, own, *stored):
            spent.clear()
            assert not await passwords.matches(account, "wrong password")
            assert sum(spent) == passwords.foreign_rounds, account
        # Whoever has a password of ours waits for nobody's past.
        spent.clear()
        assert await passwords.matches(own, "secret123")
        assert spent == []
    finally:
        passwords.close()
