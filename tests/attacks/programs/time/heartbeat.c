// expected: TLE
// limits: 300 ms, 64 MB
// Works a little now and then: only the wall limit helps.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>
#include <time.h>

int main(void) {
    for (;;) { clock_t end = clock() + CLOCKS_PER_SEC / 100; while (clock() < end) {} usleep(300000); }
}
