// expected: AC
// What the loader and the shells would read at the next start cannot be written, or is not read.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (getenv("LD_PRELOAD") || getenv("LD_LIBRARY_PATH") || getenv("PYTHONPATH")) return 1;
    const char *outside[] = {"/etc/ld.so.preload", "/etc/ld.so.conf", "/etc/environment", "/etc/profile",
                             "/lib/x.so", "/usr/lib/x86_64-linux-gnu/x.so", "/usr/local/bin/python3",
                             "/pch/x", "/usr/lib/python3/dist-packages/x.pth"};
    for (unsigned i = 0; i < sizeof outside / sizeof *outside; i++)
        if (open(outside[i], O_WRONLY | O_CREAT, 0700) >= 0) return 1;
    const char *own[] = {"/w/.bashrc", "/w/.profile", "/w/libc.so.6", "/w/libm.so.6"};
    for (unsigned i = 0; i < sizeof own / sizeof *own; i++) {
        if (access(own[i], F_OK) == 0) return 2;
        close(open(own[i], O_WRONLY | O_CREAT, 0700));
    }
    printf("%d\n", a + b); return 0;
}
