#include <stdio.h>

int main(void) {
    int h1, m1, h2, m2;
    scanf("%d:%d %d:%d", &h1, &m1, &h2, &m2);
    printf("%d\n", ((h2 - h1) * 60 + m2 - m1 + 1440) % 1440);
    return 0;
}
