// expected: AC
// Leaves marks on what survives cleaning: the two directories and the program.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const char *kept[] = {"/w", "/tmp", "/w/main", "/", "/usr", "/dev/null", "/proc/self"};
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++) {
        if (!setxattr(kept[i], "user.mark", "x", 1, 0)) return 1;
        if (!chmod(kept[i], 0777) || !chown(kept[i], 1000, 1000)) return 2;
        if (!removexattr(kept[i], "user.mark")) return 3;
    }
    printf("%d\n", a + b); return 0;
}
