// expected: AC
// Seals or locks its output, so that the judge could not deal with it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/ioctl.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b);
    fflush(stdout);
    if (!fcntl(1, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)) return 1;
    if (!flock(1, LOCK_EX | LOCK_NB)) return 1;
    int immutable = 0x10;
    if (!ioctl(1, _IOW('f', 2, long), &immutable)) return 1;
    return 0;
}
