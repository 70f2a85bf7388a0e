# shellcheck shell=bash
# The system account that the web part runs as when it was started by root, and what it must be able to read.

account=oj

ensure_account() {
    local group=(--user-group)
    if getent passwd "$account" >/dev/null; then
        note "account $account is there"
        return
    fi
    getent group "$account" >/dev/null && group=(--gid "$account")
    quietly account "adding the account $account" useradd --system "${group[@]}" --no-create-home --home-dir /nonexistent \
        --shell /usr/sbin/nologin "$account"
}

as_account() {
    setpriv --reuid="$account" --regid="$(id -g "$account")" --clear-groups -- "$@"
}

# closed_folder PATH - the first folder on the way to PATH (itself included) that the account cannot enter.
closed_folder() {
    local part=/ rest=${1#/}
    while :; do
        as_account test -x "$part" || { printf '%s' "$part"; return; }
        [[ -n $rest ]] || return 0
        part=${part%/}/${rest%%/*}
        if [[ $rest == */* ]]; then rest=${rest#*/}; else rest=''; fi
    done
}

# The account reads the project but must not own it: a break-in through the web part changes no program.
require_readable_project() {
    local closed unreadable
    closed=$(closed_folder "$project")
    if [[ -n $closed && $closed != "$project" ]]; then
        fail "the user $account cannot enter $closed, so it cannot read the project in $project" \
            "用户 $account 无法进入 $closed，因此读不到 $project 里的程序。请把整个目录移到 /opt，或放开该目录。" \
            "$(printf 'cp -a %q /opt/oj-appliance && bash /opt/oj-appliance/installer/%s   # the better way' "$project" "${0##*/}")" \
            "$(printf 'chmod o+x %q   # or open that folder' "$closed")"
    fi
    # What tools of development leave behind is nothing that the server reads.
    unreadable=$(as_account find "$project" \( -name .git -o -name .cache -o -name data -o -name node_modules -o -name build \
        -o -name .hypothesis -o -name .pytest_cache -o -name .mypy_cache -o -name .ruff_cache -o -name test-results \) -prune \
        -o ! -xtype l \( ! -readable -o -type d ! -executable \) -print -quit 2>/dev/null) || true
    if [[ -n $closed || -n $unreadable ]]; then
        fail "the user $account cannot read ${unreadable:-$closed}" \
            "用户 $account 无法读取 ${unreadable:-$closed}" "$(printf 'chmod -R o+rX %q' "$project")"
    fi
}

# ready_data_folder PATH - makes it if need be and makes sure that the server can work there.
# The server itself, started by root, hands the files of its data folder to the account.
ready_data_folder() {
    local folder=$1 closed
    if ((EUID == 0)); then
        mkdir -p "$(dirname "$folder")"
        [[ -e $folder ]] || install -d -o "$account" -g "$(id -g "$account")" -m 0700 "$folder"
        closed=$(closed_folder "$(dirname "$folder")")
        [[ -z $closed ]] ||
            fail "the user $account cannot enter $closed, so it cannot reach the data folder $folder" \
                "用户 $account 无法进入 $closed，因此无法使用数据目录 $folder" "$(printf 'chmod o+x %q' "$closed")"
    else
        mkdir -p "$folder" 2>/dev/null || true
        [[ -d $folder && -w $folder && -x $folder ]] ||
            fail "the data folder $folder cannot be written" "数据目录 $folder 无法写入" \
                "$(printf 'sudo install -d -o %q -m 0700 %q' "$(id -un)" "$folder")"
    fi
    is_empty_or_ours "$folder" ||
        fail "$folder is not empty and is no data folder of this program; choose another with --data" \
            "$folder 不是空目录，也不是本程序的数据目录，请用 --data 选择其他目录" \
            "$(printf 'bash installer/quickstart.sh --data %q' "$folder/oj-data")"
}

is_empty_or_ours() { # FOLDER
    [[ -d $1 ]] || return 1
    [[ -e $1/oj.sqlite3 || -e $1/oj.toml || -e $1/blobs || -e $1/oj.lock || -z $(find "$1" -mindepth 1 -print -quit) ]]
}
