// expected: AC
// Raises its limits, or those of the box's init.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
    if (!setrlimit(RLIMIT_FSIZE, &all) || !setrlimit(RLIMIT_CPU, &all)) return 1;
    if (!prlimit(1, RLIMIT_NOFILE, &all, NULL)) return 1;
    printf("%d\n", a + b); return 0;
}
