// expected: AC
// Takes every timer.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct sigevent silent = {.sigev_notify = SIGEV_NONE};
    timer_t timer;
    int got = 0;
    while (got < 100000 && !timer_create(CLOCK_MONOTONIC, &silent, &timer)) {
        timer_settime(timer, 0, &(struct itimerspec){{1000, 0}, {1000, 0}}, NULL);
        got++;
    }
    if (got == 100000) return 1;
    while (timerfd_create(CLOCK_MONOTONIC, 0) >= 0) {}
    printf("%d\n", a + b); return 0;
}
