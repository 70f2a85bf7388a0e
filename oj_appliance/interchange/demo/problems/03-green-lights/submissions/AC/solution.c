#include <stdio.h>

char lights[10005];

int main(void) {
    int n, longest = 0, current = 0;
    scanf("%d %s", &n, lights);
    for (int i = 0; i < n; i++) {
        current = lights[i] == '1' ? current + 1 : 0;
        if (current > longest) longest = current;
    }
    printf("%d\n", longest);
    return 0;
}
