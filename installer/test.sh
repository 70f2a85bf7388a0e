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
  --full    every suite with larger samples (OJ_TEST_FULL=1); the exam's, which then judges times, alone at the end;
            and the appliance in bare systems, where installer/build.sh has put a release into build/release
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
    in_lanes 2 quick_server_tests page_tests quick_further_tests code_checks
}

quick_server_tests() {
    pytest_suite quick-server 90 -m 'quick and not slow' tests/oj_appliance tests/permissions
}

quick_further_tests() {
    pytest_suite quick-further 60 -m 'quick and not slow' --ignore tests/e2e --ignore tests/oj_appliance --ignore tests/permissions tests
}

# The number is the suite's share, in seconds, of the 40 minutes that everything may take on 2 cores. No suite
# looks at processes of another or asks how fast the machine is, so any three may run at the same time: one more than
# there are cores, since each waits now and then. The longest come first, so that the lanes end
# together. With --full the exam's suite asks how fast the machine is, and has it for itself when the lanes have ended.
all_suites() {
    in_lanes 3 e2e_tests oj_appliance_tests judge_sandbox_tests pages_tests exam_tests attacks_tests two_worlds_tests \
        crash_tests fuzz_tests page_tests benchmarks_tests demo_tests permissions_tests installer_tests recorded_answers_tests
    if [[ -n ${OJ_TEST_FULL:-} ]] && compgen -G 'build/release/*.run' >/dev/null; then appliance_suite; fi
    if [[ -n ${OJ_TEST_FULL:-} ]]; then exam_suite; fi
}

judge_sandbox_tests() { pytest_suite judge_sandbox 540 tests/judge_sandbox; }
oj_appliance_tests() { pytest_suite oj_appliance 1220 tests/oj_appliance; }
e2e_tests() { pytest_suite e2e 1390 tests/e2e; }
pages_tests() { pytest_suite pages 350 tests/pages; }
attacks_tests() { pytest_suite attacks 250 tests/attacks; }
crash_tests() { pytest_suite crash 200 tests/crash; }
demo_tests() { pytest_suite demo 75 tests/demo; }
fuzz_tests() { pytest_suite fuzz 215 tests/fuzz; }
page_tests() { vitest_suite page 85; }
benchmarks_tests() { pytest_suite benchmarks 210 tests/benchmarks; }
installer_tests() { pytest_suite installer 100 tests/installer; }
recorded_answers_tests() { pytest_suite recorded_answers 50 tests/recorded_answers; }
two_worlds_tests() { pytest_suite two_worlds 145 tests/two_worlds; }
permissions_tests() { pytest_suite permissions 145 tests/permissions; }
# In bare systems without a network; a release has to be built before (installer/build.sh).
appliance_suite() { suite appliance 600 bash tests/appliance/run; }
exam_suite() { pytest_suite exam 540 tests/exam -rP; }
exam_tests() { if [[ -z ${OJ_TEST_FULL:-} ]]; then exam_suite; fi; }

own_run "$project/installer/test.sh" "$@"
prepare "run test ${further_languages[*]}" requirements.lock requirements-dev.lock
if ((EUID == 0)); then require_readable_project; fi
begin_results
record prepare 60 "$SECONDS" 0
if [[ $mode == quick ]]; then guarded quick_suites; else guarded all_suites; fi
report_results
