// expected: MLE
// limits: 3000 ms, 64 MB
// Keeps memory in attributes of the output.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    static char value[65536];
    for (int i = 0; i < 4000; i++) {
        char name[32];
        snprintf(name, sizeof name, "user.%d", i);
        if (fsetxattr(1, name, value, sizeof value, 0)) break;
    }
    /* A system without such attributes. */
    for (;;) { volatile char *page = sbrk(1 << 20); if ((long)page == -1) return 1;
               for (int i = 0; i < 1 << 20; i += 4096) page[i] = 1; }
}
