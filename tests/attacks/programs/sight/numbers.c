// expected: AC
// Process numbers tell nothing of earlier runs.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (getpid() != 2) return 1;
    printf("%d\n", a + b); return 0;
}
