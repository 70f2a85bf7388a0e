// expected: AC
// files: sum.in sum.out
// Takes every right from the output: the judge reads it all the same.
#include <stdio.h>
#include <sys/stat.h>

int main(void) {
    int a, b;
    FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
    if (!in || !out || fscanf(in, "%d%d", &a, &b) != 2) return 1;
    fprintf(out, "%d\n", a + b);
    return fclose(out) || chmod("sum.out", 0);
}
