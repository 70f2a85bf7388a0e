"""`oj serve` that once begins work and waits for none of it, as
`python -m tests.fakes.forgetful_server serve …`."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from unittest.mock import patch

from oj_appliance.app import PARTS, build
from oj_appliance.cli import serve
from oj_appliance.cli.main import main
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part


class ForgetfulPart(Part):
    def __init__(self, house: House) -> None:
        pass

    async def recover(self) -> None:
        asyncio.sleep(0)  # type: ignore[unused-coroutine]  # the fault itself


if __name__ == "__main__":
    with patch.object(serve, "build", partial(build, parts=(*PARTS, ForgetfulPart))):
        sys.exit(main())
