# shellcheck shell=bash
# System packages: one table of what is needed, the file that shows its presence, and its name here.
# The places are those that the sandbox shows to compilers and runtimes; one elsewhere would be of no use to it.

# for · file · name on Debian 12 · name on Ubuntu 24.04 (untried)
package_table() {
    cat <<'TABLE'
run   /usr/bin/python3                    python3                  python3
run   /usr/lib/python3/ensurepip          python3-venv             python3-venv
run   /usr/bin/gcc                        gcc                      gcc
run   /usr/bin/g++                        g++                      g++
run   /usr/bin/make                       make                     make
run   /usr/include/stdio.h                libc6-dev                libc6-dev
run   /usr/bin/javac                      openjdk-17-jdk-headless  openjdk-21-jdk-headless
run   /etc/ssl/certs/ca-certificates.crt  ca-certificates          ca-certificates
pypy3   /usr/bin/pypy3  pypy3      pypy3
go      /usr/bin/go     golang-go  golang-go
csharp  /usr/bin/mcs    mono-mcs   mono-mcs
php     /usr/bin/php    php-cli    php-cli
node    /usr/bin/node   nodejs     nodejs
ruby    /usr/bin/ruby   ruby       ruby
rust    /usr/bin/rustc  rustc      rustc
test  /usr/bin/shellcheck                 shellcheck               shellcheck
test  /usr/bin/chromium-headless-shell    chromium-headless-shell  chromium-headless-shell
test  /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc  fonts-noto-cjk  fonts-noto-cjk
test  /usr/bin/git                        git                      git
test  /usr/bin/systemd-analyze            systemd                  systemd
TABLE
}

# Languages beyond those of every installation (C, C++, Java, Python 3), as the table calls them.
further_languages=(pypy3 go csharp php node ruby rust)

# The system's own Python, never one from a personal folder that the account oj could not read.
system_python=/usr/bin/python3
os_release=/etc/os-release

is_present() { # FILE
    case $1 in
        # Its folder carries Python's version, so Python is asked.
        */ensurepip) "$system_python" -c 'import venv, ensurepip' 2>/dev/null ;;
        *) [[ -e $1 ]] ;;
    esac
}

# distribution_column - the name column that fits this machine: debian, ubuntu or unknown.
distribution_column() {
    local about=''
    # shellcheck source=/dev/null
    [[ ! -r $os_release ]] ||
        about=$(. "$os_release" && printf '%s %s %s' "${ID:-}" "${VERSION_ID:-}" "${ID_LIKE:-}")
    case $about in
        'debian 12 '*) printf 'debian' ;;
        'ubuntu '* | *debian* | *ubuntu*) printf 'ubuntu' ;;
        *) printf 'unknown' ;;
    esac
}

# missing_packages PURPOSE… - names of absent packages, one a line.
missing_packages() {
    local column purpose file debian ubuntu
    column=$(distribution_column)
    while read -r purpose file debian ubuntu; do
        [[ " $* " == *" $purpose "* ]] || continue
        is_present "$file" && continue
        if [[ $column == ubuntu ]]; then printf '%s\n' "$ubuntu"; else printf '%s\n' "$debian"; fi
    done < <(package_table)
}

# language_purposes LIST - what --languages asks for, one a line; LIST: "all", or names with commas between.
# Fails at the first name that is none.
language_purposes() {
    local name names
    [[ $1 != all ]] || set -- "$(IFS=, && printf '%s' "${further_languages[*]}")"
    IFS=, read -ra names <<<"$1"
    for name in "${names[@]}"; do
        printf '%s\n' "${further_languages[@]}" | grep -Fxq -- "$name" || return
        printf '%s\n' "$name"
    done
}

# mention_languages - names those that are not here; that is no fault, the site offers what it finds.
mention_languages() {
    local name absent=()
    for name in "${further_languages[@]}"; do
        [[ -z $(missing_packages "$name") ]] || absent+=("$name")
    done
    ((${#absent[@]} == 0)) ||
        note "languages not installed: ${absent[*]}; --languages all adds them · 可用 --languages all 安装"
}

apt_line() { # PACKAGE…
    printf 'sudo apt-get update && sudo apt-get install -y --no-install-recommends %s' "$*"
}

apt_install() { # PACKAGE…
    export DEBIAN_FRONTEND=noninteractive
    # Ends what an interrupted run left half configured; otherwise apt-get refuses to go on.
    if [[ -n $(dpkg --audit) ]]; then dpkg --configure -a || return; fi
    apt-get -o DPkg::Lock::Timeout=300 update &&
        apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
}

# ensure_packages PURPOSE… - as root installs what is missing, otherwise says the one line that does.
ensure_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]} == 0)); then
        note 'all present'
    elif ! command -v apt-get >/dev/null; then
        fail "this system has no apt-get; install by its own means what Debian calls: ${missing[*]}" \
            "本系统没有 apt-get，请用系统自带的方式安装（Debian 中的名称）：${missing[*]}"
    elif ((EUID != 0)); then
        fail "these system packages are missing: ${missing[*]}" \
            "缺少以下系统软件包：${missing[*]}" "$(apt_line "${missing[@]}")"
    else
        [[ $(distribution_column) == debian ]] ||
            note 'not Debian 12: the package names are taken from Ubuntu 24.04, and this way is untried'
        quietly packages "installing ${missing[*]}" apt_install "${missing[@]}"
    fi
    "$system_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$system_python is older than 3.11; Debian 12 or Ubuntu 24.04 have it" \
            "$system_python 低于 3.11，请使用 Debian 12 或 Ubuntu 24.04"
}
