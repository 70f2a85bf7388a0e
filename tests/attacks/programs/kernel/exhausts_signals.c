// expected: AC
// Queues signals that nobody takes.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    int got = 0;
    while (got < 100000 && !sigqueue(getpid(), SIGRTMIN + 1, (union sigval){0})) got++;
    if (got == 100000) return 1;
    printf("%d\n", a + b); return 0;
}
