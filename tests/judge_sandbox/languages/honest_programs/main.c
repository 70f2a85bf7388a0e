#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int deep(int n) { return n ? 1 + deep(n - 1) : 0; }

int main(void) {
    int count, depth;
    long long sum = 0;
    char *kept = malloc(40 << 20);
    memset(kept, 1, 40 << 20);
    if (scanf("%d %d", &count, &depth) != 2) return 1;
    for (int i = 0, x; i < count && scanf("%d", &x) == 1; i++) sum += x;
    printf("%lld %d\n", sum + kept[depth] - 1, deep(depth));
    return 0;
}
