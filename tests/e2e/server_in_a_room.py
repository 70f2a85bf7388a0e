"""oj, on a machine that seems to have a card in a room's network."""

from __future__ import annotations

import sys

from oj_appliance.addresses import cards
from oj_appliance.cli.main import main

ADDRESS = "10.77.0.5"


def card() -> list[tuple[str, str]]:
    return [("room0", ADDRESS)]


def is_lan(_name: str, _address: str) -> bool:
    return True


if __name__ == "__main__":
    cards.own_cards = card
    cards._is_lan = is_lan
    sys.exit(main())
