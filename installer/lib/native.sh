# shellcheck shell=bash
# The native runner of the sandbox, built from judge_sandbox/native by the sandbox's own command.

ensure_native() {
    local native=$project/judge_sandbox/native stamp hash
    stamp=$native/bin/.prepared
    hash=$(hash_of "$native")
    if is_fresh "$stamp" "$hash"; then
        note 'the native runner is built'
        return
    fi
    rm -f "$stamp"
    quietly native 'building the native runner' env -C "$project" "$venv/bin/python" -m judge_sandbox build
    set_stamp "$stamp" "$hash"
}
