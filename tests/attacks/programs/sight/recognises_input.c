// expected: AC
// What the input is cannot be told from where it lies: it has no path, and no name of a case.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    char name[256] = {0};
    struct stat status;
    if (readlink("/proc/self/fd/0", name, sizeof name - 1) < 0 || fstat(0, &status)) return 1;
    if (strcmp(name, "/memfd:input (deleted)") && strcmp(name, "/memfd:stdin (deleted)")) return 2;
    if (status.st_nlink != 0 || !S_ISREG(status.st_mode)) return 3;
    printf("%d\n", a + b); return 0;
}
