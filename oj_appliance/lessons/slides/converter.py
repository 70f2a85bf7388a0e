"""The program that converts slides: where it lies, and one run of it in a place of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from oj_appliance.lessons.slides import limits
from oj_appliance.lessons.types import FileKind

# Of the setting that names the program: no conversion, whatever is installed.
NONE = "none"
_USUAL = ("/usr/bin/soffice", "/usr/bin/libreoffice", "/usr/local/bin/soffice")
_FROM_ITS_MAKER = "libreoffice*/program/soffice"  # in /opt
_PROBE_S = 20
_LONGEST_REASON = 300
_ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


class ConversionError(Exception):
    """Slides did not become a PDF; its words are for the log."""


class UnconfinedError(ConversionError):
    """This machine gives no place in which strangers' slides may be opened."""


class Converter:
    """`program` as the setting says it: empty for where it usually lies. `seconds` is the most that
    one conversion takes."""

    def __init__(self, program: str, seconds: int) -> None:
        self._seconds = seconds
        self.program = program_of(program)

    async def try_place(self) -> None:
        """Raises ConversionError where nothing may be converted here."""
        if self.program is None:
            raise ConversionError("no LibreOffice is installed")
        await self._run(self.program, _PROBE_S)

    async def convert(self, slides: Path, kind: FileKind, pdf: Path) -> None:
        """Writes `pdf`; whoever calls looks at what it is. Raises ConversionError. Cancelled, it
        ends what runs."""
        if self.program is None:
            raise ConversionError("no LibreOffice is installed")
        with slides.open("rb") as given, pdf.open("xb") as made:
            await self._run(
                self.program, self._seconds, kind, given=given.fileno(), made=made.fileno()
            )

    async def _run(
        self,
        program: Path,
        seconds: int,
        *kind: str,
        given: int = asyncio.subprocess.DEVNULL,
        made: int = asyncio.subprocess.DEVNULL,
    ) -> None:
        process = await asyncio.create_subprocess_exec(
            *_command(program, seconds, *kind),
            stdin=given,
            stdout=made,
            stderr=asyncio.subprocess.PIPE,
            cwd="/",
            env=_ENVIRONMENT,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(seconds):
                _, said = await process.communicate()
        except TimeoutError as error:
            raise ConversionError("it took too long") from error
        finally:
            if process.returncode is None:
                process.kill()  # all that it has started ends with it
                await process.wait()
        if process.returncode == limits.CONVERTED:
            return
        reason = _reason(said)
        if process.returncode == limits.UNCONFINED:
            raise UnconfinedError(reason)
        raise ConversionError(reason or f"it ended with {process.returncode}")


def program_of(named: str) -> Path | None:
    """The program itself, whatever link leads to it; `named` as the setting says it."""
    if named == NONE:
        return None
    places = [Path(named)] if named else [Path(each) for each in _USUAL]
    if not named:
        places += sorted(Path("/opt").glob(_FROM_ITS_MAKER), reverse=True)
    return next((each.resolve() for each in places if each.is_file()), None)


def place_fault(program: Path) -> str:
    """Why this machine gives no place to convert in; empty where it does. Waits for the answer."""
    try:
        tried = subprocess.run(
            _command(program, _PROBE_S),
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd="/",
            env=_ENVIRONMENT,
            start_new_session=True,
            timeout=_PROBE_S,
        )
    except subprocess.TimeoutExpired:
        return "it took too long"
    if tried.returncode == limits.CONVERTED:
        return ""
    return _reason(tried.stderr) or f"it ended with {tried.returncode}"


def _command(program: Path, seconds: int, *kind: str) -> list[str]:
    return [sys.executable, "-m", "oj_appliance.lessons.slides", str(program), str(seconds), *kind]


def _reason(said: bytes) -> str:
    return said.decode("utf-8", "replace").strip()[:_LONGEST_REASON]
