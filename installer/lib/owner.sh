# shellcheck shell=bash
# A run that is cut off leaves nothing: see tests/run_guard.py.
# Sourced; needs $project, $venv and $system_python.

# own_run SCRIPT [ARGUMENT…] - starts the script once more, with its name in the environment of all
# that it starts.
own_run() {
    local fields
    read -r -a fields </proc/$$/stat
    local name=$$.${fields[21]}
    [[ :${TEST_RUN_OWNERS:-}: != *:"$name":* ]] || return 0
    exec env TEST_RUN_OWNERS="${TEST_RUN_OWNERS:-}:$name" TEST_RUN_NAMESPACE="$(stat -Lc %i /proc/$$/ns/pid)" bash "$@"
}

# guarded COMMAND… - runs it beside a guard, so that a signal to this script ends both at once. On a bare
# machine, which has no Python yet, the guard of the script that runs the tests looks after this one, too.
guarded() {
    local child python=$venv/bin/python
    [[ -x $python ]] || python=$system_python
    if [[ -x $python ]]; then
        env -u TEST_RUN_OWNERS setsid "$python" -I -S "$project/tests/run_guard.py" \
            "$TEST_RUN_OWNERS" </dev/null >/dev/null 2>&1 &
        disown
    fi
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    "$@" </dev/null &
    child=$!
    wait "$child"
}

# owned_folder PLACE - prints a new folder in /tmp or /var/tmp that goes with this run, however it ends.
owned_folder() {
    mktemp -d "$1/oj-test-${TEST_RUN_OWNERS##*:}-XXXXXX"
}
