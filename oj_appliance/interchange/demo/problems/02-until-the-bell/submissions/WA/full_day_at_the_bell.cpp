#include <cstdio>

int main() {
    int h1, m1, h2, m2;
    scanf("%d:%d %d:%d", &h1, &m1, &h2, &m2);
    int now = h1 * 60 + m1, bell = h2 * 60 + m2;
    if (bell > now)
        printf("%d\n", bell - now);
    else
        printf("%d\n", bell + 1440 - now);
    return 0;
}
