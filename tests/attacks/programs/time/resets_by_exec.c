// expected: TLE
// limits: 300 ms, 64 MB
// Starts itself anew again and again.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (volatile int i = 0; i < 1000000; i++) {}
    execl("/w/main", "main", NULL); return 1;
}
