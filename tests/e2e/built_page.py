"""A part of the page as a page of its own, built as the site's is: measured without the site."""

from __future__ import annotations

import subprocess
from pathlib import Path

PROJECT = Path(__file__).parents[2]
WEBUI = PROJECT / "webui"
BUNDLER = WEBUI / "node_modules/esbuild/bin/esbuild"
OPTIONS = (
    *("--bundle", "--minify", "--format=esm", "--jsx=automatic"),
    *('--define:process.env.NODE_ENV="production"', "--define:__DEV__=false"),
)


def built_page(folder: Path, name: str) -> Path:
    """Of webui/src/testing/NAME.tsx; its title is "ready" once it can be asked for something."""
    command = [PROJECT / ".venv/bin/node", BUNDLER, f"src/testing/{name}.tsx", *OPTIONS]
    subprocess.run([*command, f"--outdir={folder}"], cwd=WEBUI, check=True)
    page = folder / f"{name}.html"
    page.write_text(
        f"""<!doctype html><meta charset="utf-8"><title>not yet</title>
        <style>{(folder / f"{name}.css").read_text()}</style><div id="root"></div>
        <script type="module">{(folder / f"{name}.js").read_text()}</script>"""
    )
    return page
