// expected: AC
// Files that steer the kernel are not there.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const char *files[] = {"/proc/sys/kernel/core_pattern", "/proc/sys/kernel/hostname",
                           "/proc/sys/fs/binfmt_misc/register", "/proc/sys/vm/drop_caches",
                           "/proc/sysrq-trigger", "/proc/kcore", "/proc/kmsg", "/proc/keys", "/proc/timer_list",
                           "/proc/sched_debug", "/proc/kallsyms", "/proc/modules", "/proc/interrupts",
                           "/proc/meminfo", "/proc/stat", "/proc/loadavg", "/proc/uptime", "/proc/net/unix",
                           "/proc/sysvipc/shm", "/proc/irq", "/proc/bus", "/proc/fs", "/proc/acpi",
                           "/sys/kernel/debug", "/sys/kernel/security", "/sys/class/net"};
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++)
        if (open(files[i], O_RDONLY) >= 0 || open(files[i], O_WRONLY) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}
