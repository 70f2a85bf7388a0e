"""The parts that have been made so far: each finds those it stands on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oj_appliance.clock import Clock
from oj_appliance.composition.foundation import Foundation, lay_foundation
from oj_appliance.composition.part import Part
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.judging.protocols import Judge
from oj_appliance.settings import Settings

Kind = TypeVar("Kind", bound=Part)


class House:
    """`judge` is the sandbox; None when this process judges nothing."""

    def __init__(self, settings: Settings, judge: Judge | None, clock: Clock) -> None:
        self.foundation: Foundation = lay_foundation(
            settings, clock, lambda: lan_addresses(settings.server.port)
        )
        self.judge = judge
        self.is_stopping = False
        self._parts: dict[type[Part], Part] = {}

    @property
    def parts(self) -> list[Part]:
        """In the order in which they were made."""
        return list(self._parts.values())

    def add(self, make: Callable[[House], Part]) -> None:
        """`make` is the part's class; it may use the parts that were made before."""
        part = make(self)
        self._parts[type(part)] = part
        for listener in part.listeners():
            listener.listen(self.foundation.events)

    def __getitem__(self, kind: type[Kind]) -> Kind:
        """The part of this kind. Raises KeyError for one that is made later."""
        found = self._parts[kind]
        assert isinstance(found, kind)
        return found
