# shellcheck shell=bash
# The checks that read code without running it, each a suite that counts as one.
# Sourced after suites.sh.

shell_check() {
    shellcheck -a -x -P "$project" installer/*.sh .ci/run tests/bare/run
}

# code_checks - what a developer wants to know at once.
code_checks() {
    suite shell 3 shell_check
    suite ruff 2 "$venv/bin/ruff" check .
    suite format 2 "$venv/bin/ruff" format --check .
    suite types 10 "$venv/bin/mypy"
    suite import-order 3 "$venv/bin/lint-imports"
    suite page-lint 15 npm_here run lint
    suite page-types 20 npm_here run typecheck
}

# release_checks - the further ones that a change must pass before it lands.
release_checks() {
    suite page-answers 5 npm_here run api:check
    suite page-texts 4 npm_here run i18n:check
    suite page-imports 2 npm_here run boundaries:check
    suite page-browsers 2 npm_here run deny:check
    suite page-bytes 5 npm_here run size
    suite documents 2 "$venv/bin/python" .ci/check_documents.py
    suite contents 2 "$venv/bin/python" .ci/check_contents.py
}

# coverage_check - after a whole run: its tests show every sentence that is not named for later.
coverage_check() {
    suite coverage 2 "$venv/bin/python" installer/lib/coverage.py run
}
