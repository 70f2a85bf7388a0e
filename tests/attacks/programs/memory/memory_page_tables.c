// expected: MLE
// Reads single bytes of a huge empty region: the pages are all one, their tables are not.
#define _GNU_SOURCE
#include <sys/mman.h>

int main(void) {
    unsigned long size = 1UL << 44;
    volatile char *space = mmap(0, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (space == MAP_FAILED) return 1;
    char sum = 0;
    for (unsigned long i = 0; i < size; i += 2 << 20) sum += space[i];
    return sum;
}
