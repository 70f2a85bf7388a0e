// expected: AC
// Pushes characters into a terminal.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ioctl.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    char c = 'x';
    if (!ioctl(0, TIOCSTI, &c)) return 1;
    printf("%d\n", a + b); return 0;
}
