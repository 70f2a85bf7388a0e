// expected: TLE
// limits: 300 ms, 64 MB
// Ignores every signal that can be ignored.
#define _GNU_SOURCE
#include <stdio.h>
#include <signal.h>

int main(void) {
    for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
    for (volatile int i = 0;; i++) {}
}
