// expected: MLE
// One call that fills a gigabyte before anybody can look.
#define _GNU_SOURCE
#include <sys/mman.h>

int main(void) {
    char *space = mmap(0, 1 << 30, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    return space == MAP_FAILED ? 1 : space[4096];
}
