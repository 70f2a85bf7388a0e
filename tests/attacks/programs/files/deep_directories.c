// expected: AC
// A tree too deep to be cleaned.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 3000 && !mkdir("d", 0700) && !chdir("d"); i++) {}
    printf("%d\n", a + b); return 0;
}
