// expected: MLE
// A hundred megabytes of page tables, below what the kernel kills for, and the right answer: what
// is freed late after the end is the program's all the same.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    unsigned long size = 50UL << 30;
    volatile char *space = mmap(0, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (space == MAP_FAILED) return 1;
    for (unsigned long i = 0; i < size; i += 2 << 20) b += space[i];
    printf("%d\n", a + b); return 0;
}
