// expected: AC
// What runtimes may do without is not there.
#define _GNU_SOURCE
#include <stdio.h>
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int calls[] = {425, 435, 447, SYS_keyctl, SYS_add_key, SYS_perf_event_open, SYS_shmget, SYS_semget, SYS_msgget, SYS_mq_open};
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++)
        if (syscall(calls[i], 0, 0, 0, 0, 0) != -1 || errno != ENOSYS) return 1;
    printf("%d\n", a + b); return 0;
}
