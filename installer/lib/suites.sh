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

# in_lanes COUNT FUNCTION… - runs so many suites at a time, each a function; a lane that ends one takes the next,
# so the longest comes first. A suite that waits for limits, pages or disks leaves its core to the others.
in_lanes() {
    local count=$1 lane number pids=()
    shift
    mkdir "$results/$1.taken"
    for ((number = 1; number < count; number++)); do
        (lane=$1.$number && take_in_turn "$1.taken" "$@") &
        pids+=($!)
    done
    lane=$1.0
    take_in_turn "$1.taken" "$@"
    wait "${pids[@]}"
}

# What a suite prints appears in one piece when it has ended, and stays in the folder of results.
take_in_turn() { # FOLDER FUNCTION…
    local taken=$results/$1 each
    shift
    for each in "$@"; do
        mkdir "$taken/$each" 2>/dev/null || continue # another lane has it
        printf '\n--- %s begins\n' "$each"
        "$each" >"$results/$each.log" 2>&1
        flock "$taken" cat "$results/$each.log"
    done
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
