// expected: AC
// Takes another personality: another ABI, executable data, a low address space.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/personality.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const unsigned long others[] = {PER_LINUX32, PER_SVR4, PER_BSD, READ_IMPLIES_EXEC, MMAP_PAGE_ZERO,
                                    ADDR_COMPAT_LAYOUT, UNAME26};
    for (unsigned i = 0; i < sizeof others / sizeof *others; i++)
        if (personality(others[i]) != -1) return 1;
    printf("%d\n", a + b); return 0;
}
