// expected: AC
// Names that a careless script would stumble over.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    char longest[256];
    memset(longest, 'n', 255);
    longest[255] = 0;
    const char *names[] = {"-rf", "--", "a\nb", "\xff\xfe", "...", " ", "*", "$(id)", "`id`", ";id", "\\",
                           "\x1b[2J", "a\tb", "~", "%s%n", longest};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        char path[300];
        snprintf(path, sizeof path, "/w/%s", names[i]);
        if (access(path, F_OK) == 0) return 1;
        if (i % 2 ? mkdir(path, 0700) : symlink("/etc/passwd", path)) return 2;
        snprintf(path, sizeof path, "/tmp/%s", names[i]);
        int fd = open(path, O_WRONLY | O_CREAT | O_EXCL, 0);
        if (fd < 0) return 3;
        close(fd);
    }
    printf("%d\n", a + b); return 0;
}
