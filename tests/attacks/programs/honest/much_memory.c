// Uses 48 of 64 MB.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    volatile char *block = malloc(48 << 20);
    if (!block) return 1;
    for (int i = 0; i < 48 << 20; i += 4096) block[i] = 1;
    printf("%d\n", a + b * block[4096]);
    return 0;
}
