#!/usr/bin/env bash
# Prepares this folder and starts the server. See --help.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=installer/lib/prepare.sh
. "$project/installer/lib/prepare.sh"
# shellcheck source=installer/lib/service.sh
. "$project/installer/lib/service.sh"

usage() {
    cat <<'HELP'
Usage: bash installer/quickstart.sh [--service] [--port N] [--data DIR] [--languages L] [--demo] [--prepare-only]

Installs what is missing, builds the page and the sandbox, then serves the site and prints
READY http://… and, while there is no administrator, the one-time setup code.
安装缺少的组件、构建网页和沙箱，然后启动网站；就绪后显示 READY http://… 和一次性设置码。

  --service       as a service of the system: it starts with the machine, and again by itself when it
                  was killed; the same command renews it, and keeps the port, data folder and --demo
                  of before unless they are given · 安装为系统服务，开机自动启动；再次运行沿用原有选项
  --port N        port to serve on, 1 to 65535 (default 8080) · 端口
  --data DIR      the one folder that holds all data (default: data beside installer/) · 数据目录
  --languages L   adds languages to C, C++, Java and Python 3: all (900 MB), or some of
                  pypy3,go,csharp,php,node,ruby,rust · 安装更多编程语言
  --demo          adds the demo problems to an empty site · 加入示例题目
  --prepare-only  stops before the server starts · 只准备，不启动
  --help          this text · 本说明
HELP
}

usage_error() {
    fail "$1" "$2" 'bash installer/quickstart.sh --help'
}

ask_languages() { # LIST
    local wanted
    wanted=$(language_purposes "$1") ||
        usage_error "--languages takes all, or some of ${further_languages[*]} with commas between, not $1" \
            "--languages 可以是 all，或用逗号分隔的 ${further_languages[*]}，而不是 $1"
    mapfile -t languages <<<"$wanted"
}

port='' data='' demo=() prepare_only=no as_service=no languages=()
while (($# > 0)); do
    case $1 in
        --port=* | --data=* | --languages=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" ;;
        --port | --data | --languages)
            [[ -n ${2:-} ]] || usage_error "$1 needs a value" "$1 需要一个值"
            case $1 in
                --port) port=$2 ;;
                --data) data=$2 ;;
                *) ask_languages "$2" ;;
            esac
            shift 2
            ;;
        --demo) demo=(--demo) && shift ;;
        --service) as_service=yes && shift ;;
        --prepare-only) prepare_only=yes && shift ;;
        --help | -h) usage && exit 0 ;;
        *) usage_error "unknown option: $1" "未知选项：$1" ;;
    esac
done
[[ $as_service == no ]] || keep_service_options
port=${port:-8080} data=${data:-$project/data}
if [[ ! $port =~ ^[0-9]{1,5}$ ]] || ((10#$port < 1 || 10#$port > 65535)); then
    usage_error "--port must be a number from 1 to 65535, not $port" "--port 必须是 1 到 65535 的数字，而不是 $port"
fi
[[ $data == /* ]] || data=$PWD/$data
[[ $as_service == no ]] || require_systemd

step_total=$((step_total + 1))
prepare "run ${languages[*]}" requirements.lock
step 'Folders' '目录权限'
if ((EUID == 0)); then require_readable_project; fi
ready_data_folder "$data"
note "data folder $data"
mention_languages
if [[ $prepare_only == yes ]]; then
    printf 'Prepared · 准备完成。Start · 启动：\n    bash %q\n' "$project/installer/quickstart.sh"
    exit 0
fi
if [[ $as_service == yes ]]; then
    refuse_second_server "$data"
    write_service "$data" "$port" "${demo[@]}"
    start_service "$data" "$port"
    exit 0
fi
exec "$venv/bin/oj" serve --data "$data" --port "$port" "${demo[@]}"
