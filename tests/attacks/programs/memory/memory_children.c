// expected: MLE
// Each child alone stays below the limit.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/wait.h>

int main(void) {
    for (int i = 0; i < 32; i++)
        if (fork() == 0) { char *p = malloc(20 << 20); if (p) memset(p, 1, 20 << 20); pause(); }
    while (wait(NULL) > 0) {}
    return 0;
}
