# shellcheck shell=bash
# Runs suites, times them, and keeps each one's outcome for the table at the end.
# Sourced; needs $project and $venv.

results=$project/test-results
# The tests start Python some hundred times. Compiling the sources each time, where the machine forbids
# to keep them compiled, would be a quarter of a server's start.
export PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$project/.cache/python

begin_results() {
    rm -rf "$results"
    mkdir -p "$results"
}

# suite NAME SHARE COMMAND… - SHARE: seconds of the time budget on 2 cores. A suite of tests writes
# test-results/NAME.xml (JUnit); one that writes none is a check and counts as one.
suite() {
    local name=$1 share=$2 started=$SECONDS code=0
    shift 2
    printf '\n--- %s\n' "$name"
    (cd "$project" && "$@") </dev/null || code=$?
    record "$name" "$share" "$((SECONDS - started))" "$code"
}

record() { # NAME SHARE SECONDS CODE
    printf '%s\t%s\t%s\t%s\t%s\n' "$@" "${lane:-}" >>"$results/suites.tsv"
}

# side_by_side FUNCTION FUNCTION - two lanes of suites at the same time: most suites leave one core idle
# half of the time. The first lane prints as it goes, the second when it has ended.
side_by_side() {
    local lane log=$results/lane.log pid
    (lane=$1.b && "$2") >"$log" 2>&1 &
    pid=$!
    lane=$1.a
    "$1"
    wait "$pid"
    cat "$log"
}

pytest_suite() { # NAME SHARE PATH [OPTION…]
    local name=$1 share=$2
    shift 2
    suite "$name" "$share" "$venv/bin/python" -m pytest -p tests.no_skips -q --durations=3 \
        --junitxml="$results/$name.xml" "$@"
}

vitest_suite() { # NAME SHARE
    suite "$1" "$2" npm_here run test -- --reporter=default --reporter=junit --outputFile.junit="$results/$1.xml"
}

# report_results - the table and the closing line; fails if anything failed, was skipped or did not run.
report_results() {
    "$venv/bin/python" "$project/installer/lib/tally.py" "$results"
}
