// expected: AC
// Pins its pages.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static char block[1 << 20];
    if (!mlockall(MCL_CURRENT) || !mlockall(MCL_FUTURE) || !mlock(block, sizeof block)) return 1;
    if (!mlock2(block, sizeof block, MLOCK_ONFAULT)) return 1;
    if (mmap(0, 1 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_LOCKED, -1, 0) != MAP_FAILED)
        return 1;
    printf("%d\n", a + b); return 0;
}
