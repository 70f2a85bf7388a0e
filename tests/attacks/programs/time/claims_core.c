// expected: AC
// Asks that nobody else may run beside it on the same core.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/prctl.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (!prctl(62 /* PR_SCHED_CORE */, 1 /* create */, 0, 0, 0)) return 1;
    printf("%d\n", a + b); return 0;
}
