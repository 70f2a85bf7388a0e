# shellcheck shell=bash
# Unpacked systems for building and trying: made by debootstrap from this machine's own Debian registry, kept as
# archives, entered without a network. Needs root.

ensure_root_tools() {
    local missing=() tool
    for tool in debootstrap xz; do command -v "$tool" >/dev/null || missing+=("${tool/#xz/xz-utils}"); done
    command -v ip >/dev/null || missing+=(iproute2)
    ((${#missing[@]} == 0)) || { apt-get update -qq && apt-get install -y -qq "${missing[@]}" >/dev/null; }
}

# debian_site - where this machine gets Debian's packages.
debian_site() {
    # shellcheck disable=SC2016  # apt-get fills the name in
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | sort -u | grep '/debian$' | head -n 1
}

# make_root FOLDER SUITE VARIANT [PACKAGES] - PACKAGES with commas between.
make_root() {
    local log
    log=$(mktemp)
    rm -rf --one-file-system "$1"
    debootstrap --variant="$3" ${4:+--include="$4"} "$2" "$1" "$(debian_site)" >"$log" 2>&1 || { tail -n 20 "$log" >&2; return 1; }
    rm -f "$log"
}

keep_root() { # FOLDER ARCHIVE
    tar -C "$1" --one-file-system -cf "$2.new" . && mv "$2.new" "$2"
}

unpack_root() { # FOLDER ARCHIVE
    rm -rf --one-file-system "$1"
    mkdir -p "$1"
    tar -C "$1" -xf "$2"
}

# in_root FOLDER COMMAND… - as its root, in namespaces of its own, without a network.
in_root() {
    local root=$1
    shift
    unshare --net --mount --pid --fork --kill-child --mount-proc="$root/proc" -- \
        chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"
}

# source_packages STATE NAME=VERSION… - fetches sources into the current folder by apt's own means; STATE keeps lists.
source_packages() {
    local state=$1 list options
    shift
    mkdir -p "$state/lists/partial"
    list=$state/sources.list
    printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s bookworm main\n' "$(debian_site)" >"$list"
    options=(-o "Dir::Etc::sourcelist=$list" -o Dir::Etc::sourceparts=/dev/null -o "Dir::State::lists=$state/lists")
    apt-get "${options[@]}" -qq update
    apt-get "${options[@]}" -qq source --download-only "$@" 2>/dev/null
}
