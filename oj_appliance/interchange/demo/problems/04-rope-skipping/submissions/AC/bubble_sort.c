#include <stdio.h>

struct Pupil {
    char name[16];
    int jumps, stumbles;
} pupils[1005], swap;

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++)
        scanf("%s %d %d", pupils[i].name, &pupils[i].jumps, &pupils[i].stumbles);
    for (int round = 1; round < n; round++)
        for (int i = 0; i + round < n; i++) {
            struct Pupil *a = &pupils[i], *b = &pupils[i + 1];
            if (a->jumps < b->jumps || (a->jumps == b->jumps && a->stumbles > b->stumbles)) {
                swap = *a;
                *a = *b;
                *b = swap;
            }
        }
    for (int i = 0; i < n; i++) puts(pupils[i].name);
    return 0;
}
