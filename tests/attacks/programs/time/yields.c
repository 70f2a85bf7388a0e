// expected: TLE
// limits: 300 ms, 64 MB
// Never runs long, always runs.
#define _GNU_SOURCE
#include <sched.h>

int main(void) { for (;;) sched_yield(); }
