# shellcheck shell=bash
# What the scripts say: numbered steps, quiet logs of the tools they call, errors with a remedy.
# Sourced; needs $project.

logs=$project/.cache/logs
step_number=0
step_total=0

# step ENGLISH CHINESE - opens the next numbered step.
step() {
    step_number=$((step_number + 1))
    printf '[%d/%d] %s · %s\n' "$step_number" "$step_total" "$1" "$2"
}

note() {
    printf '      %s\n' "$*"
}

# fail ENGLISH CHINESE [COMMAND…] - stops, and shows the commands that mend it.
fail() {
    local english=$1 chinese=$2 command
    shift 2
    printf '\nERROR: %s\n错误：%s\n' "$english" "$chinese" >&2
    if (($# > 0)); then
        printf 'Do this · 请执行：\n' >&2
        for command in "$@"; do
            printf '    %s\n' "$command" >&2
        done
    fi
    exit 1
}

# ends_of FILE - its first and last lines: some tools say the reason first, most say it last.
ends_of() {
    if (($(wc -l <"$1") <= 32)); then
        cat "$1"
    else
        head -n 12 "$1"
        printf '…\n'
        tail -n 20 "$1"
    fi
}

# quietly NAME LABEL COMMAND… - runs a command into .cache/logs/NAME.log; on failure shows its ends.
quietly() {
    local log=$logs/$1.log label=$2 started=$SECONDS
    shift 2
    mkdir -p "$logs"
    printf '      %s … ' "$label"
    # Descriptor 9 is the preparation's lock, which a tool's left-over child must not keep.
    if "$@" >"$log" 2>&1 </dev/null 9>&-; then
        printf '%d s\n' "$((SECONDS - started))"
        return
    fi
    printf 'failed\n'
    ends_of "$log" >&2
    fail "this step failed; the whole text is in $log" \
        "这一步失败，完整输出在 $log。如果是网络问题，请检查网络或镜像设置后重新运行，已完成的步骤不会重做。" \
        "$(printf 'bash %q   # finished steps are not repeated' "$project/installer/${0##*/}")"
}
