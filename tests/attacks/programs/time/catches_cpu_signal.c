// expected: TLE
// limits: 300 ms, 64 MB
// Handles the signal of the time limit and goes on.
#define _GNU_SOURCE
#include <signal.h>
static void nothing(int signal) { (void)signal; }

int main(void) {
    signal(SIGXCPU, nothing);
    signal(SIGALRM, nothing);
    signal(SIGVTALRM, nothing);
    signal(SIGPROF, nothing);
    for (volatile long i = 0;; i++) {}
}
