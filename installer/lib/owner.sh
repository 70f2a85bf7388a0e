# shellcheck shell=bash
# A run that is cut off leaves nothing: see tests/run_guard.py.
# Sourced; needs $project and $venv.

# own_run SCRIPT [ARGUMENT…] - starts the script once more, with its name in the environment of all
# that it starts.
own_run() {
    local fields
    read -r -a fields </proc/$$/stat
    local name=$$.${fields[21]}
    [[ :${TEST_RUN_OWNERS:-}: == *:"$name":* ]] || exec env TEST_RUN_OWNERS="${TEST_RUN_OWNERS:-}:$name" bash "$@"
}

# guarded COMMAND… - runs it beside a guard, so that a signal to this script ends both at once.
guarded() {
    local child
    env -u TEST_RUN_OWNERS setsid "$venv/bin/python" -I -S "$project/tests/run_guard.py" \
        "$TEST_RUN_OWNERS" </dev/null >/dev/null 2>&1 &
    disown
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    "$@" </dev/null &
    child=$!
    wait "$child"
}
