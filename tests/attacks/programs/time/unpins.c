// expected: AC
// Leaves its core, takes real-time priority.
#define _GNU_SOURCE
#include <stdio.h>
#include <sched.h>
#include <sys/resource.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    cpu_set_t all;
    CPU_ZERO(&all);
    for (int i = 0; i < 64; i++) CPU_SET(i, &all);
    struct sched_param high = {.sched_priority = 1};
    if (!sched_setaffinity(0, sizeof all, &all) || !sched_setscheduler(0, SCHED_FIFO, &high)) return 1;
    if (!setpriority(PRIO_PROCESS, 0, -5)) return 1;
    printf("%d\n", a + b); return 0;
}
