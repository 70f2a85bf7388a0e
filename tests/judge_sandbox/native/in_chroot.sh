#!/bin/sh
# Runs a command inside a plain chroot that shares the system's programs.
# Usage, in a mount namespace of one's own: in_chroot.sh NEW_ROOT PROJECT COMMAND...
set -e
root=$1 project=$2
shift 2
mkdir -p "$root"
cd "$root"
mkdir -p usr etc proc sys dev tmp root ".$project"
for link in bin sbin lib lib64; do ln -sfn "usr/$link" "$link"; done
mount --bind /usr usr
mount --bind /etc etc
mount -t proc proc proc
mount --rbind /sys sys
mount --rbind /dev dev
mount --rbind /root root
mount --rbind "$project" ".$project"
exec chroot "$root" sh -c 'cd "$0" && exec "$@"' "$project" "$@"
