"""In which order a person finds the options of a part. Stored answers name options by the letters
that their author gave them; what is sent and shown names them by the letters on that person's page
(contract admin.md §8.1). Nothing of an order is stored: it follows from person, problem, part and
what the site alone knows. Who reads the source must not find the author's order, in which the right
option often comes first."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from oj_appliance.problems.objective.grading import code_of, given_answers, letters_of
from oj_appliance.problems.objective.rules import LETTERS
from oj_appliance.problems.types.objective import FormPart, ObjectivePart
from oj_appliance.web.guards import Viewer


class OwnOrder:
    """The order of one person in one problem; staff reads what the author wrote. `secret` is the
    site's."""

    def __init__(
        self, secret: bytes, viewer: Viewer, problem_id: int, parts: Sequence[ObjectivePart]
    ) -> None:
        self._secret = secret
        self._seed = None if viewer.is_staff else f"{viewer.uid}:{problem_id}"
        self.parts = parts

    def form(self) -> tuple[FormPart, ...]:
        return tuple(
            FormPart(
                index,
                part.kind,
                part.stem,
                part.score,
                tuple(part.options[each] for each in self._order(index)) or None,
            )
            for index, part in enumerate(self.parts)
        )

    def as_stored(self, code: str) -> str:
        """Answers as they were sent, by the author's letters. A text that is no answers stays as it
        is: a draft may hold anything."""
        return self._renamed(code, to_author=True)

    def as_shown(self, code: str) -> str:
        """The other way round."""
        return self._renamed(code, to_author=False)

    def _renamed(self, code: str, *, to_author: bool) -> str:
        answers = given_answers(code)
        if answers is None:
            return code
        return code_of([self._answer(n, each, to_author) for n, each in enumerate(answers)])

    def _answer(self, index: int, answer: str, to_author: bool) -> str:
        letters = letters_of(answer)
        if index >= len(self.parts) or not self.parts[index].has_options or letters is None:
            return answer
        pairs = [(LETTERS[shown], LETTERS[own]) for shown, own in enumerate(self._order(index))]
        names = dict(pairs) if to_author else {own: shown for shown, own in pairs}
        return "".join(sorted(names[each] for each in letters if each in names))

    def _order(self, index: int) -> list[int]:
        """The author's places, as they stand on the page."""
        part = self.parts[index]
        places = list(range(len(part.options)))
        if not part.shuffle or self._seed is None:
            return places
        return sorted(places, key=lambda place: self._draw(f"{index}:{place}"))

    def _draw(self, place: str) -> bytes:
        return hmac.digest(self._secret, f"{self._seed}:{place}".encode(), "sha256")
