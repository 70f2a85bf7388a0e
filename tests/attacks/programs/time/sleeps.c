// expected: TLE
// Sleeps for a minute.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    sleep(60); return 0;
}
