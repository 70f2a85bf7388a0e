#!/bin/sh
# OJ Appliance @VERSION@: a programming judge for schools, in one file. Unpacks itself and installs.
#   sudo sh THIS-FILE           asks four questions · 安装（会问四个问题）
#   sudo sh THIS-FILE --yes     asks nothing · 不提问，使用默认值
#   sh THIS-FILE --help         all options · 全部选项
# shellcheck disable=SC2317  # what follows the last line is no shell
set -eu
umask 022

fail() {
    printf '%s\n%s\n' "$1" "$2" >&2
    exit 1
}

file=$0
case $file in */*) ;; *) file=./$file ;; esac
[ -r "$file" ] || fail "cannot read $file" "无法读取 $file"
[ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] ||
    fail 'This file is for 64-bit PCs (x86-64) with Linux.' '本文件只能用于 64 位（x86-64）Linux 电脑。'

if [ "$(id -u)" = 0 ]; then prefix=/opt/oj; else prefix=$HOME/oj; fi
previous=
for word in "$@"; do
    case $previous in --prefix) prefix=$word ;; esac
    case $word in --prefix=*) prefix=${word#--prefix=} ;; esac
    previous=$word
done
case $prefix in /*) ;; *) fail '--prefix wants a path from the root, such as /opt/oj' '--prefix 需要绝对路径，例如 /opt/oj' ;; esac

new=$prefix/releases/.new-$$
mkdir -p "$new" 2>/dev/null ||
    fail "cannot write to $prefix; run this with sudo" "无法写入 $prefix，请用 sudo 运行"
trap 'rm -rf "$new"' EXIT
trap 'exit 130' INT TERM HUP
printf 'Unpacking · 正在解压 …\n'
head -c @END@ "$file" | tail -c +@START@ | tar -xzf - -C "$new" 2>/dev/null ||
    fail 'The file cannot be unpacked: the copy is damaged, or the disk is full. Copy it again.' \
        '无法解压：文件复制时损坏，或磁盘已满。请重新复制。'
"$new/oj" install --run-file "$file" --unpacked "$new" --prefix "$prefix" "$@"
exit
__PAYLOAD__
