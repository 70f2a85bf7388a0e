// expected: AC
// The box has a name of its own; the clock can be read and not set.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct utsname name;
    if (uname(&name) || strcmp(name.nodename, "box") || strcmp(name.domainname, "(none)")) return 1;
    if (getuid() != 1000 || getgid() != 1000 || getppid() != 1 || getgroups(0, NULL) != 0) return 2;
    printf("%d\n", a + b); return 0;
}
