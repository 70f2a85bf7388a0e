# shellcheck shell=bash
# The site as a service of the system: it starts with the machine, and again when it was killed.
# Sourced; needs $project and $venv.

service=oj-appliance
unit_folder=/etc/systemd/system
journal_folder=/etc/systemd
# The server's start, which includes that of the judge, on a slow machine.
longest_start=120

# unit_word TEXT - one word of a unit's command line, whatever signs it has in it.
unit_word() {
    local text=$1
    text=${text//\\/\\\\}
    text=${text//\"/\\\"}
    text=${text//%/%%}
    printf '"%s"' "${text//\$/\$\$}"
}

# service_words - the words of the command line of the unit that is there, one a line; nothing without one. A line
# break in a path is not among what unit_word can write.
service_words() {
    local line text word='"(([^"\\]|\\.)*)"(.*)'
    [[ -r $unit_folder/$service.service ]] || return 0
    line=$(grep -m 1 '^ExecStart=' "$unit_folder/$service.service") || return 0
    while [[ $line =~ $word ]]; do
        text=${BASH_REMATCH[1]} line=${BASH_REMATCH[3]}
        text=${text//\$\$/\$}
        text=${text//%%/%}
        # shellcheck disable=SC2001 # bash 5.1 has no reference to what matched
        sed 's/\\\(.\)/\1/g' <<<"$text"
    done
}

# keep_service_options - what an earlier run wrote stays unless this one is told otherwise: sets $port, $data and $demo
# where they are empty, and says which it took.
keep_service_options() {
    local found=() kept=() index
    mapfile -t found < <(service_words)
    for ((index = 0; index < ${#found[@]}; index++)); do
        case ${found[index]} in
            --port) [[ -n $port ]] || { port=${found[index + 1]} && kept+=("--port $port"); } ;;
            --data) [[ -n $data ]] || { data=${found[index + 1]} && kept+=("--data $data"); } ;;
            --demo) ((${#demo[@]})) || { demo=(--demo) && kept+=(--demo); } ;;
        esac
    done
    ((${#kept[@]} == 0)) || note "kept from the service that is here · 沿用现有服务的选项: ${kept[*]}"
}

# unit_text DATA PORT [OPTION…] - the unit. Restarted a second after any end but an asked one; a second more and it
# answers. Where that would not help, it stays away: 78 tells of a damaged database. The judge makes control groups
# of its own below the service's.
unit_text() {
    local data=$1 port=$2 option words=''
    shift 2
    for option in serve --data "$data" --port "$port" "$@"; do
        words+=" $(unit_word "$option")"
    done
    cat <<UNIT
# Written by installer/quickstart.sh --service, which also renews it. docs/install.md tells how to remove it.
[Unit]
Description=OJ Appliance, a judge for schools
After=network.target local-fs.target
RequiresMountsFor=$(unit_word "$data")
StartLimitIntervalSec=0

[Service]
Type=exec
ExecStart=$(unit_word "$venv/bin/oj")$words
WorkingDirectory=${project//%/%%}
Restart=always
RestartPreventExitStatus=78
RestartSec=1
KillMode=mixed
TimeoutStopSec=60
Delegate=yes
LimitNOFILE=65536
OOMPolicy=continue
LogNamespace=$service

[Install]
WantedBy=multi-user.target
UNIT
}

# What the site writes stays below this size and evicts nobody else's lines.
journal_text() {
    cat <<'JOURNAL'
[Journal]
Storage=persistent
SystemMaxUse=200M
RateLimitIntervalSec=30s
RateLimitBurst=3000
JOURNAL
}

write_service() { # DATA PORT [OPTION…]
    local unit=$unit_folder/$service.service journal=$journal_folder/journald@$service.conf
    # A masked unit is a link to /dev/null: writing through it would be lost, and change that device for everybody.
    [[ ! -L $unit && ! -L $journal ]] ||
        fail "the service $service is masked, or its file is a link" "服务 $service 已被屏蔽 (masked)，或其文件是链接" \
            "systemctl unmask $service" "ls -l $unit $journal   # a link that is left: remove it"
    unit_text "$@" >"$unit"
    journal_text >"$journal"
    # Where a path leads, which user and which password are nobody else's business; the unit holds none of these
    # but the path, and systemd wants it readable.
    chmod 644 "$unit" "$journal"
}

require_systemd() {
    if ((EUID != 0)); then
        fail '--service needs root' '--service 需要 root 权限' "$(printf 'sudo bash %q --service' "$project/installer/quickstart.sh")"
    fi
    [[ -d /run/systemd/system ]] ||
        fail 'this machine was not started by systemd, so it has no services' \
            '本机不是由 systemd 启动的，无法安装为服务' \
            "$(printf 'bash %q   # starts it in this window' "$project/installer/quickstart.sh")"
}

# refuse_second_server DATA - one that somebody started by hand holds the data folder's lock.
refuse_second_server() {
    [[ -e $1/oj.lock ]] || return 0
    systemctl is-active --quiet "$service" && return 0
    flock --nonblock "$1/oj.lock" true ||
        fail "a server that was started by hand uses $1: $(cat "$1/oj.lock"); stop it first (Ctrl+C in its window)" \
            "数据目录 $1 正被手动启动的服务使用，请先停止它（在其窗口按 Ctrl+C）"
}

# start_service DATA PORT - starts it, or starts it anew with what was written, and waits until it answers.
start_service() {
    systemctl daemon-reload
    systemctl enable --quiet "$service"
    systemctl restart "$service"
    if ! answers "$2"; then
        journalctl --namespace="$service" --unit="$service" --no-pager --lines=20 >&2 || true
        fail 'the service does not answer; its last lines are above' '服务没有响应，最后的日志见上' \
            "systemctl status $service" "journalctl --namespace=$service -u $service"
    fi
    note "service $service: starts with the machine · 已设为开机自动启动"
    "$venv/bin/oj" setup-code --data "$1" 2>/dev/null | sed 's/^/Setup code \/ 安装码: /' || true
    printf 'READY http://%s\n' "$(address_of "$2")"
    cat <<HELP

  systemctl status $service       # does it run? · 状态
  systemctl stop $service         # stop until the next start of the machine · 停止
  journalctl --namespace=$service   # its log · 日志
HELP
}

answers() { # PORT
    local deadline=$((SECONDS + longest_start))
    while ((SECONDS < deadline)); do
        if "$venv/bin/python" -c 'import sys, urllib.request
urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/api/health", timeout=5)' "$1" 2>/dev/null; then
            return 0
        fi
        sleep 0.5
    done
    return 1
}

address_of() { # PORT
    local host
    host=$(hostname -I 2>/dev/null | cut -d ' ' -f 1)
    [[ -n $host ]] || host=127.0.0.1
    if [[ $1 == 80 ]]; then printf '%s' "$host"; else printf '%s:%s' "$host" "$1"; fi
}
