// expected: TLE
// limits: 300 ms, 64 MB
// Changes every limit of its own that may be changed, and what happens when its parent dies.
#define _GNU_SOURCE
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    for (int what = 0; what < 16; what++) {
        struct rlimit limit;
        if (getrlimit(what, &limit)) continue;
        limit.rlim_cur = limit.rlim_max;
        setrlimit(what, &limit);
    }
    prctl(PR_SET_PDEATHSIG, 0);
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_NAME, "oj-box");
    prctl(PR_SET_TIMERSLACK, 1000000000UL);
    prctl(PR_SET_TSC, PR_TSC_ENABLE);
    if (fork() == 0) for (volatile long i = 0;; i++) {}
    for (volatile long i = 0;; i++) {}
}
