"""Prints the OpenAPI document without starting a server: the page's types are made from it."""

from __future__ import annotations

import asyncio
import sys
import tempfile

import msgspec

from oj_appliance.app import build
from oj_appliance.settings import ServerSettings, Settings
from oj_appliance.web.openapi import document


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        appliance = build(Settings(server=ServerSettings(data=folder)), None)
        try:
            sys.stdout.buffer.write(msgspec.json.encode(document(appliance.endpoints)) + b"\n")
        finally:
            asyncio.run(appliance.close())


if __name__ == "__main__":
    main()
