// expected: AC
// Huge pages come from a pool that memory groups do not count: there must be no way to it.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB;
    if (mmap(0, 2 << 20, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED) return 1;
    int fd = memfd_create("huge", MFD_HUGETLB);
    if (fd >= 0 && mmap(0, 2 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED) return 1;
    printf("%d\n", a + b); return 0;
}
