# shellcheck shell=bash
# One system of tests/appliance/run: unpacked, in namespaces and control groups of its own, and listened to. Uses
# $project, $cache, $stick; sets $work, $server, $inner, $listener.
# shellcheck disable=SC2154

room=192.168.77.5

end() {
    local code=$? group
    [[ -z $listener ]] || kill "$listener" 2>/dev/null || true
    [[ -z $server ]] || kill -KILL "$server" 2>/dev/null || true
    wait
    for group in "${groups[@]}"; do find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || true; done
    [[ -z $work || -n ${OJ_KEEP:-} ]] || rm -rf --one-file-system "$work"
    exit "$code"
}

complain() {
    printf 'FAILED: %s\n' "$*" >&2
    [[ ! -s $work/log ]] || tail -n 40 "$work/log" >&2
    exit 1
}

say() { printf '== %4d s  %s\n' "$SECONDS" "$*"; }

# A part of the control groups for the system inside: process numbers there are others than here.
make_groups() {
    local controllers path group
    while IFS=: read -r _ controllers path; do
        [[ -n $controllers && $controllers != name=* ]] || continue
        group=/sys/fs/cgroup/$controllers${path%/}/oj-appliance-test.$$
        mkdir "$group" 2>/dev/null || continue
        groups+=("$group")
        if [[ $controllers == *cpuset* ]]; then
            cat "${group%/*}/cpuset.cpus" >"$group/cpuset.cpus"
            cat "${group%/*}/cpuset.mems" >"$group/cpuset.mems"
        fi
    done </proc/self/cgroup
}

make_system() { # SUITE - bare, and running
    [[ -f $cache/$1.tar ]] || { make_root "$work/root" "$1" minbase && keep_root "$work/root" "$cache/$1.tar"; }
    unpack_root "$work/root" "$cache/$1.tar"
    mkdir -p "$work/root/stick"
    start_system
}

# One shell lives in the system for as long as it is tried, so that all of it happens in one network.
start_system() {
    local group
    rm -f "$work/packets" "$work/packets.ready"
    (
        for group in "${groups[@]}"; do echo "$BASHPID" >"$group/cgroup.procs"; done
        exec unshare --net --mount --propagation private --pid --fork --kill-child -- \
            bash "$project/tests/appliance/enter" "$work/root" "$stick" /bin/sh -c 'while :; do sleep 1; done'
    ) >"$work/log" 2>&1 &
    server=$!
    for _ in {1..300}; do
        inner=$(pgrep -P "$server" 2>/dev/null | head -n 1) || true
        [[ -z $inner ]] || ! nsenter --target "$inner" --mount test -d /stick/ 2>/dev/null || break
        sleep 0.1
    done
    [[ -n $inner ]] || complain 'the system inside did not start'
    (cd "$project" && exec nsenter --net="/proc/$inner/ns/net" python3 -m tests.appliance.listen "$work/packets") &
    listener=$!
    for _ in {1..300}; do [[ -e $work/packets.ready ]] && return; sleep 0.1; done
    complain 'nothing listens'
}

# inside COMMAND… - as root of the system that is tried.
inside() (
    for group in "${groups[@]}"; do echo "$BASHPID" >"$group/cgroup.procs"; done
    exec nsenter --target "$inner" --mount --pid --net --root --wd -- \
        env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
)

# add_room - a card of a class room, to which the name on the posters is told.
add_room() {
    local net=/proc/$inner/ns/net
    nsenter --net="$net" ip link add room0 type veth peer name room1
    nsenter --net="$net" ip link set room1 up
    nsenter --net="$net" ip link set room0 up
    nsenter --net="$net" ip address add "$room/24" dev room0
}

remove_room() { nsenter --net="/proc/$inner/ns/net" ip link del room0; }

# sent - packets that left by the card.
sent() {
    # shellcheck disable=SC2016  # for awk
    nsenter --net="/proc/$inner/ns/net" awk '/card:/ { print $11 }' /proc/net/dev
}

# One program that does try to reach somebody, so that silence means something.
prove_listener() {
    nsenter --net="/proc/$inner/ns/net" python3 -c 'import socket
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
    sender.sendto(b"out", ("198.51.100.1", 9))
    sender.sendto(b"dns", ("127.0.0.1", 53))'
    for _ in {1..50}; do ! { grep -q '^out card' "$work/packets" && grep -q '^dns lo' "$work/packets"; } || break; sleep 0.1; done
    if ! grep -q '^out card' "$work/packets" || ! grep -q '^dns lo' "$work/packets" || (($(sent) == 0)); then
        complain 'nobody listened'
    fi
}

stop_system() {
    kill "$listener"
    wait "$listener" 2>/dev/null || true
    kill -KILL "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    listener='' server=''
}

files_of() { # ROOT - everything in it, but what any program may leave in temporary places and logs; and who is known
    (cd "$1" && sort etc/passwd etc/group && sort etc/shadow | cut -d : -f 1 && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./stick -o -path ./mnt \
        -o -path ./var/lib/oj -o -path ./var/log -o -path ./run \) -prune -o -print | sort)
}
