# shellcheck shell=bash
# The Python environment .venv: made by the system's Python, filled from a lock file with hashes.

venv=$project/.venv

# A folder that was moved or copied keeps the old paths in its scripts; such a .venv is made anew.
venv_is_usable() {
    [[ -f $venv/pyvenv.cfg ]] || return 1
    [[ $(sed -n 's/^command = //p' "$venv/pyvenv.cfg") == *" $venv" ]] || return 1
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 || return 1
    ((EUID != 0)) || as_account test -x "$(readlink -f "$venv/bin/python")"
}

ensure_venv() {
    if venv_is_usable; then
        note 'environment .venv is there'
        return
    fi
    rm -rf "$venv"
    quietly venv 'making .venv' "$system_python" -m venv "$venv"
}

pip_install() {
    "$venv/bin/python" -m pip install --no-input --disable-pip-version-check "$@"
}

# ensure_locked LOCK… - the last lock is what gets installed; it contains the ones before it.
ensure_locked() {
    local lock=${*: -1} stamp hash each
    stamp=$venv/.${lock%.lock}
    hash=$(hash_of "$project/installer/$lock")
    if is_fresh "$stamp" "$hash"; then
        note "$lock is installed"
        return
    fi
    rm -f "$venv"/.requirements*
    # Wheels only: a source package would run its author's build script with parts that no hash covers.
    quietly python "installing $lock" pip_install \
        --require-hashes --only-binary :all: -r "$project/installer/$lock"
    for each in "$@"; do
        set_stamp "$venv/.${each%.lock}" "$(hash_of "$project/installer/$each")"
    done
}

ensure_project() {
    local stamp=$venv/.project hash
    # The account oj cannot write byte code; without it every start would read all sources anew.
    # Programs of the demonstration problems are data.
    (cd "$project" && "$venv/bin/python" -m compileall -q -x "/interchange/demo/problems/" oj_appliance judge_sandbox)
    hash=$(hash_of "$project/pyproject.toml")
    if is_fresh "$stamp" "$hash" && [[ -x $venv/bin/oj ]]; then
        note 'command .venv/bin/oj is there'
        return
    fi
    quietly project 'installing the command .venv/bin/oj' pip_install \
        --no-index --no-deps --no-build-isolation --editable "$project"
    set_stamp "$stamp" "$hash"
}
