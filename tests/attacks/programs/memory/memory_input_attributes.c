// expected: AC
// Keeps memory in attributes of the input, which lives longer than the run.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/xattr.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static char value[65536];
    for (int i = 0; i < 500; i++) {
        char name[32];
        snprintf(name, sizeof name, "user.%d", i);
        if (fsetxattr(0, name, value, sizeof value, 0)) break;
        if (i == 499) return 1;
    }
    printf("%d\n", a + b); return 0;
}
