// expected: AC
// Has no capability and gets none: not by asking, not by the ambient set, not by a file.
#define _GNU_SOURCE
#include <linux/capability.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct now[2], all[2] = {{~0u, ~0u, ~0u}, {~0u, ~0u, ~0u}};
    if (syscall(SYS_capget, &header, now)) return 1;
    for (int i = 0; i < 2; i++)
        if (now[i].effective || now[i].permitted || now[i].inheritable) return 2;
    if (!syscall(SYS_capset, &header, all)) return 3;
    for (int c = 0; c < 41; c++)
        if (!prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, c, 0, 0)) return 4;
    if (!prctl(PR_SET_SECUREBITS, 0xff)) return 5;
    char rights[20] = {1, 0, 0, 2, (char)0xff, (char)0xff};
    FILE *own = fopen("/w/own", "w");
    if (!own || !setxattr("/w/own", "security.capability", rights, sizeof rights, 0)) return 6;
    printf("%d\n", a + b); return 0;
}
