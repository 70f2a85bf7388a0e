"""Made-up releases of the built page, and a server that is upgraded from one to the next."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from tests import run_guard
from tests.server_process import ServerProcess

BUILT = Path(__file__).parents[1] / "webui" / "dist"


class UpgradedSite:
    """A server whose program's folder is replaced under its data folder."""

    def __init__(self) -> None:
        # The web part of a server that root has started is another account.
        self._folder = Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
        self._folder.chmod(0o755)
        self.page = self._folder / "dist"
        shutil.copytree(BUILT, self.page)
        self.server = ServerProcess(
            module="tests.oj_appliance.web.other_page",
            environment={"PAGE_FOLDER": str(self.page)},
        ).start()

    @property
    def build(self) -> str:
        return str(self._manifest()["version"])

    def chunk_of(self, route: str) -> str:
        """The page's own file."""
        manifest = self._manifest()
        source = Path(manifest["routes"][route]["source"]).stem
        (chunk,) = (name for name in manifest["routes"][route]["chunks"] if f"/{source}-" in name)
        return Path(chunk).name

    def upgrade(self, build: str, *, renamed: str) -> None:
        """The next release: `renamed` is a file that has another name in it."""
        self.server.stop()
        name, ending = renamed.rsplit("-", 1)
        other = f"{name}-{build.upper()}.{ending.rsplit('.', 1)[1]}"
        assets = self.page / "assets"
        for suffix in ("", ".br", ".gz"):
            (assets / (renamed + suffix)).rename(assets / (other + suffix))
        manifest = self.page / "manifest.json"
        text = manifest.read_text("utf-8").replace(renamed, other).replace(self.build, build)
        manifest.write_text(text, "utf-8")
        # Whoever imports it by its old name would find nothing in a real release either.
        for script in assets.glob("*.js"):
            text = script.read_text("utf-8")
            if renamed in text:
                script.write_text(text.replace(renamed, other), "utf-8")
                for suffix in (".br", ".gz"):
                    script.with_name(script.name + suffix).unlink(missing_ok=True)
        self.server.start()

    def end(self) -> None:
        self.server.end()
        shutil.rmtree(self._folder)

    def _manifest(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.page / "manifest.json").read_text("utf-8"))
        return found
