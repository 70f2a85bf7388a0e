#!/usr/bin/env bash
# Prepares this folder and measures. See --help.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=installer/lib/prepare.sh
. "$project/installer/lib/prepare.sh"

usage() {
    cat <<'HELP'
Usage: bash installer/benchmarks.sh [--quick] [--only PART] [--out FILE]

Measures on this machine, with servers and data of its own: the judge alone (runs in boxes against
bare ones, two slots, whole judgings, how steady times are), the way from submit to verdict against
its compile and runs, 200 students who submit at once, requests per second of list, login and
submit at 200 connections over 100,000 submissions, the board of a contest of 1,000 people with as
many submissions, a contest of 300 people whose server is killed again and again, an exam of 200
students whose boards stay open while the judge works, and over 500,000 submissions every list, a
class that logs in, and pages in a slowed-down Chromium. docs/benchmarks.md explains them.

  --quick     small samples, less than eight minutes instead of thirty
  --only PART judge, verdicts, crowd, load, boards, storm, exam or school alone
  --out FILE  where the JSON goes (default: build/benchmarks.json)
  --help      this text
HELP
}

options=()
while (($# > 0)); do
    case $1 in
        --quick) options+=(--quick) && shift ;;
        --out=*) set -- --out "${1#*=}" "${@:2}" ;;
        --only=*) set -- --only "${1#*=}" "${@:2}" ;;
        --only)
            [[ -n ${2:-} ]] || fail '--only needs a part' '--only 需要一个名称' 'bash installer/benchmarks.sh --help'
            options+=(--only "$2")
            shift 2
            ;;
        --out)
            [[ -n ${2:-} ]] || fail '--out needs a file' '--out 需要一个文件名' 'bash installer/benchmarks.sh --help'
            [[ $2 == /* ]] && options+=(--out "$2") || options+=(--out "$PWD/$2")
            shift 2
            ;;
        --help | -h) usage && exit 0 ;;
        *) fail "unknown option: $1" "未知选项：$1" 'bash installer/benchmarks.sh --help' ;;
    esac
done

# Pages are opened in the browser of the tests.
prepare 'run test' requirements.lock requirements-dev.lock
if ((EUID == 0)); then require_readable_project; fi
cd "$project"
exec "$venv/bin/python" -m tests.benchmarks.run "${options[@]}"
