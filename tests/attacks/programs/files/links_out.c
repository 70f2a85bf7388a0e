// expected: AC
// Links to what lies outside: none can be followed to more than the box has.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const char *targets[] = {"/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/1/root/etc/passwd",
                             "/proc/1/cwd", "/proc/1/fd/3", "/home", "/var/lib", "/dev/vda", "/sys"};
    for (unsigned i = 0; i < sizeof targets / sizeof *targets; i++) {
        char name[16];
        snprintf(name, sizeof name, "/w/l%u", i);
        if (symlink(targets[i], name)) return 2;
        if (open(name, O_RDONLY) >= 0 || open(name, O_WRONLY | O_TRUNC) >= 0) return 1;
    }
    /* Hard links to files of the system, to the program and to the open input. */
    if (!link("/usr/bin/id", "/w/id") || !link("/w/main", "/w/other")) return 1;
    if (!linkat(0, "", AT_FDCWD, "/w/input", AT_EMPTY_PATH)) return 1;
    if (!linkat(AT_FDCWD, "/proc/self/fd/0", AT_FDCWD, "/w/input", AT_SYMLINK_FOLLOW)) return 1;
    printf("%d\n", a + b); return 0;
}
