// expected: MLE
// Gives the memory back before it answers.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    size_t size = 120 << 20;
    char *space = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (space == MAP_FAILED) return 1;
    memset(space, 1, size);
    munmap(space, size);
    printf("%d\n", a + b); return 0;
}
