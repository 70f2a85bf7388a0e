// expected: AC
// Leaves a mark on the input for whoever is judged with it next.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <sys/xattr.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    char value[16];
    if (fgetxattr(0, "user.answer", value, sizeof value) >= 0) return 1;
    if (!fsetxattr(0, "user.answer", "42", 2, 0)) return 2;
    if (!fchmod(0, 0644) || !futimens(0, NULL)) return 3;
    printf("%d\n", a + b); return 0;
}
