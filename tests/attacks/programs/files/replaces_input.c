// expected: AC
// files: sum.in sum.out
// Leaves a tree that will not go where the next input must be put.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b;
    FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
    if (!in || !out || fscanf(in, "%d%d", &a, &b) != 2) return 1;
    fprintf(out, "%d\n", a + b);
    if (fclose(out) || unlink("sum.in") || mkdir("sum.in", 0700) || chdir("sum.in")) return 2;
    for (int i = 0; i < 100 && !mkdir("d", 0700) && !chdir("d"); i++) {}
    return chmod("/w/sum.in", 0);
}
