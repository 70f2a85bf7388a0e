# shellcheck shell=bash
# The checks that read code without running it, each a suite that counts as one.
# Sourced after suites.sh.

shell_check() {
    shellcheck -a -x -P "$project" installer/*.sh .ci/run tests/bare/run
}

# code_checks - what a developer wants to know at once.
code_checks() {
    suite shell 15 shell_check
    suite ruff 5 "$venv/bin/ruff" check .
    suite format 5 "$venv/bin/ruff" format --check .
    suite types 60 "$venv/bin/mypy"
    suite import-order 20 "$venv/bin/lint-imports"
    suite page-lint 15 npm_here run lint
    suite page-types 30 npm_here run typecheck
}

# release_checks - the further ones that a change must pass before it lands.
release_checks() {
    suite page-answers 15 npm_here run api:check
    suite page-texts 10 npm_here run i18n:check
    suite page-imports 5 npm_here run boundaries:check
    suite page-browsers 15 npm_here run deny:check
    suite page-bytes 20 npm_here run size
    suite documents 10 "$venv/bin/python" .ci/check_documents.py
    suite contents 15 "$venv/bin/python" .ci/check_contents.py
}
