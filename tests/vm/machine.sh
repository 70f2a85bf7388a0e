# shellcheck shell=bash
# A virtual machine with a Debian 12 of its own, its kernel and systemd. Uses $cache, $root, $packages, $suite, $image,
# $console, $seconds and $accelerator.
# shellcheck disable=SC2154

ensure_tools() {
    local missing=()
    command -v qemu-system-x86_64 >/dev/null || missing+=(qemu-system-x86)
    command -v debootstrap >/dev/null || missing+=(debootstrap)
    command -v mkfs.vfat >/dev/null || missing+=(dosfstools)
    command -v mdir >/dev/null || missing+=(mtools)
    ((${#missing[@]} > 0)) || return 0
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# One root for each kernel, so that there is never a choice of kernels in it.
make_system() {
    local mirror
    [[ $(cat "$root.packages" 2>/dev/null) != "$packages" ]] || return 0
    mkdir -p "$cache/downloaded"
    rm -rf --one-file-system "$root"
    # shellcheck disable=SC2016 # $(SITE) is apt's
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | head -n 1)
    nice debootstrap --variant=minbase --cache-dir="$cache/downloaded" --include="$packages" \
        bookworm "$root" "$mirror" >"$root.debootstrap.log"
    echo "deb $mirror bookworm-backports main" >>"$root/etc/apt/sources.list"
    install_kernel >>"$root.debootstrap.log" 2>&1
    echo "$packages" >"$root.packages"
}

# The mounts of a namespace of its own go with it, however this ends.
install_kernel() {
    # shellcheck disable=SC2016 # the inner shell's
    unshare --mount sh -ec '
        mount -t proc proc "$1/proc"
        chroot "$1" apt-get update -qq
        DEBIAN_FRONTEND=noninteractive chroot "$1" apt-get install -y -qq --no-install-recommends \
            -t "$2" linux-image-amd64
        chroot "$1" apt-get clean' sh "$root" "$suite"
}

# A device file proves nothing: some machines have one that runs a program one instruction at a time. A boot sector
# that counts down from 2^25 and then ends the machine with status 33 has to do so in seconds.
acceleration() {
    local sector status=0
    sector=$(mktemp)
    {
        printf '\x66\xb9\x00\x00\x00\x02\x66\x49\x75\xfc\xb0\x10\xe6\xf4\xf4'
        head -c 495 /dev/zero
        printf '\x55\xaa'
    } >"$sector"
    timeout 5 qemu-system-x86_64 -accel kvm -m 32 -display none -nic none -no-reboot \
        -device isa-debug-exit,iobase=0xf4,iosize=4 -drive "file=$sector,format=raw,if=ide" \
        </dev/null >/dev/null 2>&1 || status=$?
    rm "$sector"
    if ((status == 33)); then echo kvm; else echo tcg; fi
}

# Emulated time is counted by instructions, a nanosecond each: however busy this machine is, a program is not charged
# for it. That takes a single processor.
boot() { # QEMU OPTION…
    local processor=(-accel tcg -icount shift=0 -cpu max -smp 1)
    [[ $accelerator != kvm ]] || processor=(-accel kvm -cpu host -smp 2)
    timeout "$seconds" nice -n 10 qemu-system-x86_64 "${processor[@]}" -m 3072 -rtc clock=vm \
        -nographic -no-reboot "$@" -drive "file=$image,if=virtio,format=raw,cache=unsafe" \
        -kernel "$(echo "$root"/boot/vmlinuz-*)" -initrd "$(echo "$root"/boot/initrd.img-*)" \
        -append 'root=/dev/vda rw console=ttyS0 loglevel=1 panic=-1 systemd.show_status=no systemd.mask=serial-getty@ttyS0.service' \
        </dev/null >"$console" || true
}
