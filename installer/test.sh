#!/usr/bin/env bash
# Prepares this folder with everything the tests need and runs them all. See --help.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=installer/lib/prepare.sh
. "$project/installer/lib/prepare.sh"
# shellcheck source=installer/lib/suites.sh
. "$project/installer/lib/suites.sh"
# shellcheck source=installer/lib/owner.sh
. "$project/installer/lib/owner.sh"

usage() {
    cat <<'HELP'
Usage: bash installer/test.sh [--quick | --full]

Installs what is missing and runs every suite: sandbox, server, page, browser, attacks, crashes, installer.
Fails if a test failed, was skipped, or a suite ran no test. The last line reads "N passed, N failed".

  --quick   an answer in under 3 minutes: linters, types, import order, the page's tests
            and the tests marked quick
  --full    every suite with larger samples (OJ_TEST_FULL=1)
  --help    this text
HELP
}

mode=all
case ${1:-} in
    '') ;;
    --quick) mode=quick ;;
    --full) mode=all && export OJ_TEST_FULL=1 ;;
    --help | -h) usage && exit 0 ;;
    *) fail "unknown option: $1" "未知选项：$1" 'bash installer/test.sh --help' ;;
esac

quick_suites() {
    # shellcheck source=installer/lib/checks.sh
    . "$project/installer/lib/checks.sh"
    side_by_side quick_server_suites quick_page_suites
}

quick_server_suites() {
    pytest_suite quick 155 -m quick --ignore tests/e2e tests
}

quick_page_suites() {
    code_checks
    vitest_suite page 45
}

# The number is the suite's share, in seconds, of the 25 minutes that everything may take on 2 cores; of two
# lanes the longer one counts. What looks for left-over processes or measures time runs alone.
all_suites() {
    side_by_side installer_suites component_suites
    side_by_side server_suites judge_suites
    pytest_suite attacks 162 tests/attacks
    pytest_suite benchmarks 70 tests/benchmarks
    pytest_suite crash 180 tests/crash
    side_by_side page_suites walk_suites
}

installer_suites() {
    pytest_suite installer 60 tests/installer
}

component_suites() {
    vitest_suite page 60
}

server_suites() {
    pytest_suite oj_appliance 320 tests/oj_appliance
    pytest_suite permissions 42 tests/permissions
    pytest_suite two_worlds 44 tests/two_worlds
    pytest_suite fuzz 80 tests/fuzz
    pytest_suite recorded_answers 60 tests/recorded_answers
}

page_suites() {
    pytest_suite pages 190 tests/pages
    pytest_suite demo 85 tests/demo
}

walk_suites() {
    pytest_suite e2e 280 tests/e2e
}

judge_suites() {
    pytest_suite judge_sandbox 500 tests/judge_sandbox
}

own_run "$project/installer/test.sh" "$@"
prepare "run test ${further_languages[*]}" requirements.lock requirements-dev.lock
if ((EUID == 0)); then require_readable_project; fi
begin_results
record prepare 60 "$SECONDS" 0
if [[ $mode == quick ]]; then guarded quick_suites; else guarded all_suites; fi
report_results
