// Computes for some 300 ms, on slow machines for a second and more.
#include <stdio.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    volatile unsigned sum = 0;
    for (unsigned i = 0; i < 480000000; i++) sum += i;
    printf("%d\n", a + b);
    return 0;
}
