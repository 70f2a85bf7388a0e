// expected: AC
// Lowers the priority of the box's init, raises its own, its group's and its session's.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (!setpriority(PRIO_PROCESS, 1, 19)) return 1;
    if (!setpriority(PRIO_USER, 1000, -1) || !setpriority(PRIO_PGRP, 0, -20)) return 1;
    int group = open("/proc/self/autogroup", O_WRONLY);
    if (group >= 0 && write(group, "-20", 3) == 3) return 1;
    printf("%d\n", a + b); return 0;
}
