# shellcheck shell=bash
# Everything between an unpacked project and a server that can start. Each part looks before it works,
# so a second run changes nothing and asks no registry.
# Sourced; needs $project.

# A plain "su" leaves these out, and useradd is there.
PATH=$PATH:/usr/sbin:/sbin

# shellcheck source=installer/lib/messages.sh
. "$project/installer/lib/messages.sh"
# shellcheck source=installer/lib/stamps.sh
. "$project/installer/lib/stamps.sh"
# shellcheck source=installer/lib/packages.sh
. "$project/installer/lib/packages.sh"
# shellcheck source=installer/lib/account.sh
. "$project/installer/lib/account.sh"
# shellcheck source=installer/lib/python.sh
. "$project/installer/lib/python.sh"
# shellcheck source=installer/lib/web.sh
. "$project/installer/lib/web.sh"
# shellcheck source=installer/lib/native.sh
. "$project/installer/lib/native.sh"

step_total=5

# One preparation at a time; the lock falls with the process, so an interrupted run blocks nobody.
lock_preparation() {
    mkdir -p "$project/.cache" 2>/dev/null || true
    if [[ ! -w $project || ! -w $project/.cache ]]; then
        fail "$project cannot be written by $(id -un); it may have been prepared by root" \
            "$(id -un) 无法写入 $project，可能之前是用 root 准备的" \
            "$(printf 'sudo bash %q' "$project/installer/${0##*/}")" \
            "$(printf 'sudo chown -R %q %q   # or make the folder yours' "$(id -un)" "$project")"
    fi
    exec 9>"$project/.cache/prepare.lock"
    if ! flock --nonblock 9; then
        note 'another preparation is running; waiting for it · 另一个准备过程正在运行，请稍候'
        flock 9
    fi
}

unlock_preparation() {
    exec 9>&-
}

# prepare PURPOSE LOCK… - PURPOSE: "run" or "run test"; LOCK: lock files, the largest last.
prepare() {
    local purpose=$1
    shift
    # What root makes here must be readable by the account oj, whatever mask root uses.
    umask 022
    lock_preparation
    step 'System packages and account' '系统软件包与账户'
    # shellcheck disable=SC2086  # a list of words
    ensure_packages $purpose
    if ((EUID == 0)); then ensure_account; fi
    step 'Python environment' 'Python 环境'
    ensure_venv
    ensure_locked "$@"
    ensure_project
    step 'Packages of the page' '网页依赖'
    ensure_web_packages
    step 'Page' '网页构建'
    ensure_page
    step 'Sandbox' '沙箱程序'
    ensure_native
    unlock_preparation
}
