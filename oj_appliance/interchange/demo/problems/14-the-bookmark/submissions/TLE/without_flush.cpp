#include <cstdio>
#include <cstring>

int main() {
    int first = 1, last;
    if (scanf("%d", &last) != 1) return 1;
    char reply[10] = "";
    while (strcmp(reply, "here") != 0) {
        int page = first + (last - first) / 2;
        printf("%d\n", page);
        if (scanf("%9s", reply) != 1) return 1;
        if (!strcmp(reply, "before")) last = page - 1;
        if (!strcmp(reply, "after")) first = page + 1;
    }
}
