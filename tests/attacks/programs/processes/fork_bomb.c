// expected: TLE
// limits: 300 ms, 64 MB
// Processes up to the limit, all spinning.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (;;) fork();
}
