#include <stdio.h>

int main(void) {
    int k;
    char s[300];
    scanf("%d\n", &k);
    fgets(s, 300, stdin);
    for (int i = 0; s[i] != '\0'; i++) {
        if (s[i] >= 'a' && s[i] <= 'z') s[i] = (s[i] - 'a' - k) % 26 + 'a';
        else if (s[i] >= 'A' && s[i] <= 'Z') s[i] = (s[i] - 'A' - k) % 26 + 'A';
    }
    printf("%s", s);
    return 0;
}
