# shellcheck shell=bash
# A stamp lies inside what it vouches for and holds the hash of what that was made from.
# Removing the product removes its stamp, so a half-finished or deleted product is made anew.

# hash_of FILE… - one hash over names and contents; folders are walked, installed and built parts left out.
hash_of() {
    find "$@" \( -name node_modules -o -name dist -o -name bin -o -name __pycache__ \) -prune \
        -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

is_fresh() { # STAMP HASH
    [[ -f $1 && $(<"$1") == "$2" ]]
}

set_stamp() { # STAMP HASH
    printf '%s\n' "$2" >"$1.new"
    mv -f "$1.new" "$1"
}
