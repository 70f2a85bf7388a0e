// expected: AC
// Nothing outside its two directories can be written.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const char *places[] = {"/x", "/usr/x", "/usr/bin/x", "/etc/x", "/dev/x", "/proc/x", "/usr/lib/x", "/w/main", "/etc/ld.so.cache"};
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++)
        if (open(places[i], O_WRONLY | O_CREAT, 0600) >= 0) return 1;
    if (!unlink("/w/main") || !rename("/w/main", "/w/other") || !chmod("/usr/bin/id", 0777) || !chmod("/w", 0777)) return 1;
    if (open("/w/../../../etc/shadow", O_RDONLY) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}
