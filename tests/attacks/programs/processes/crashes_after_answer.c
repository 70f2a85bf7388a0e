// expected: RE
// The answer is right, the end is not.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b); fflush(stdout); abort();
}
