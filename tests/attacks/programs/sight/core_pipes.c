// expected: AC
// A memory image that goes to a program of the host is made even at the limit 0 (core(5)). Only the
// limit 1 prevents it (fs/coredump.c), so that must be set, and must not be lowered again.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct rlimit now, none = {0, 0};
    if (getrlimit(RLIMIT_CORE, &now) || now.rlim_cur != 1 || now.rlim_max != 1) return 1;
    if (!setrlimit(RLIMIT_CORE, &none) || !prlimit(0, RLIMIT_CORE, &none, NULL)) return 2;
    printf("%d\n", a + b); return 0;
}
