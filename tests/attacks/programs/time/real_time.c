// expected: AC
// Asks for every real-time class, by every call.
#define _GNU_SOURCE
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct sched_param high = {.sched_priority = 99};
    for (int policy = 1; policy < 8; policy++)
        if (!sched_setscheduler(0, policy, &high)) return 1;
    if (!sched_setparam(0, &high)) return 1;
    struct { uint32_t size, policy; uint64_t flags; int32_t nice; uint32_t priority;
             uint64_t runtime, deadline, period; } deadline =
        {.size = 48, .policy = 6, .runtime = 10000000, .deadline = 20000000, .period = 20000000};
    if (!syscall(SYS_sched_setattr, 0, &deadline, 0)) return 1;
    struct rlimit all = {99, 99};
    if (!setrlimit(RLIMIT_RTPRIO, &all) || !setrlimit(RLIMIT_NICE, &all)) return 1;
    if (!syscall(SYS_ioprio_set, 1, 0, 1 << 13)) return 1;
    printf("%d\n", a + b); return 0;
}
