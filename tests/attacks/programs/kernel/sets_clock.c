// expected: RE
// Sets the clock.
#define _GNU_SOURCE
#include <stdio.h>
#include <time.h>

int main(void) {
    struct timespec t = {0}; clock_settime(CLOCK_REALTIME, &t); return 0;
}
